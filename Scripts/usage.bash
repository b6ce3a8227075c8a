# shellcheck shell=bash
# How scripts treat their arguments: sourced by those without a parser of their own.

# Prints the script's head comment and exits if its first argument asks for help. Exits with status 64 if there are more
# than MAXIMUM arguments, or an unknown option: take_arguments MAXIMUM "$@"
take_arguments() {
  local maximum=$1 argument
  shift
  case ${1-} in
  -h | --help)
    sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
    exit 0
    ;;
  esac
  for argument in "$@"; do
    if [[ $argument == -?* ]] || [ $# -gt "$maximum" ]; then
      echo "$(basename -- "$0"): unexpected argument: $argument; --help says what it takes" >&2
      exit 64
    fi
  done
}
