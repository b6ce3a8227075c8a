# shellcheck shell=bash
# What scripts share: how they treat arguments, and what they install. Sourced by the others.

# The script that sources this, wherever it goes.
script=$(readlink -f -- "$0")

# --install as the first argument lets this script, and those that it runs, install what is missing: see may_install. The
# script itself does not see it.
if [ "${1-}" = --install ]; then
  export LETTERPRESS_INSTALL=1
  shift
fi

# SwiftPM and the compiler keep absolute paths in what they build, so that nothing compiles after a clone was moved. What was
# built elsewhere is removed; what has nothing to do with SwiftPM stays, such as releases and Python packages.
remove_moved_builds() {
  local root scratch file part
  root=$(cd -- "$(dirname -- "$script")/.." && pwd -P)
  # Only scripts in Scripts build; its neighbour is the manifest.
  [ -e "$root/Package.swift" ] || return 0
  for scratch in "$root"/.build "$root"/.build/*/; do
    # `swift build` writes the plan anew before it fails, but not where a package's files are taken from.
    for file in "$scratch"/{debug,release}.yaml "$scratch"/checkouts/*/.git/objects/info/alternates; do
      if [ ! -e "$file" ] || grep -qF "$root/" "$file"; then continue; fi
      echo "this clone was moved: removing what was built in $scratch, which names the old place" >&2
      for part in artifacts checkouts debug plugins release repositories "*-unknown-*" "*-apple-*" "*.yaml" \
        "build.db*" workspace-state.json letterpress-build.stamp; do
        # shellcheck disable=SC2086 # a pattern
        (cd "$scratch" && rm -rf -- $part)
      done
      break
    done
  done
}
remove_moved_builds

# Prints the script's head comment and exits if its first argument asks for help. Exits with status 64 if there are more
# than MAXIMUM arguments, or an unknown option: take_arguments MAXIMUM "$@"
take_arguments() {
  local maximum=$1 argument
  shift
  case ${1-} in
  -h | --help) print_help ;;
  esac
  for argument in "$@"; do
    if [[ $argument == -?* ]] || [ $# -gt "$maximum" ]; then
      echo "$(basename -- "$script"): unexpected argument: $argument; --help says what it takes" >&2
      exit 64
    fi
  done
}

# Prints the script's head comment and exits.
print_help() {
  sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$script"
  exit 0
}

# Says that a script has no such subcommand and exits.
wrong_subcommand() {
  echo "$(basename -- "$script"): ${1:+unknown subcommand: $1; }--help lists the subcommands" >&2
  exit 64
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# Whether packages may be installed for the whole system: only if whoever runs a script asks for it, with --install as its
# first argument or LETTERPRESS_INSTALL=1, or if this is CI, whose machines are thrown away. LETTERPRESS_INSTALL=0 forbids it.
may_install() {
  case ${LETTERPRESS_INSTALL-} in
  1) return 0 ;;
  0) return 1 ;;
  esac
  case ${CI-} in "" | 0 | false) return 1 ;; esac
}

# Installs the Debian packages with these names.
install_with_apt() {
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    echo "installing packages needs root, and there is no sudo: run 'apt-get install $*' as root" >&2
    exit 69
  fi
  set -- env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@"
  as_root "$@" >/dev/null 2>&1 && return
  # A new machine has no package lists, an old one has stale ones.
  as_root apt-get update -qq >&2
  as_root "$@" >&2
}

# Says with which command to install what is missing, and exits: stop_for_missing WHAT COMMAND
stop_for_missing() {
  echo "$(basename -- "$script"): $1 missing. Nothing is installed unasked; run" >&2
  printf '\n    %s\n\n' "$2" >&2
  echo "and then this again. With --install as its first argument, a script installs what it needs itself." >&2
  exit 69
}

# Installs Debian's packages of these names and says so, if it may. Otherwise says how, and exits.
install_absent() {
  [ $# -gt 0 ] || return 0
  if ! command -v apt-get >/dev/null; then
    echo "missing, by the names of Debian's packages: $*: install these or their equivalents" >&2
    exit 69
  fi
  if ! may_install; then
    stop_for_missing "Debian's packages $* are" "$(sudo_prefix)apt-get install --no-install-recommends $*"
  fi
  echo "installing $* with apt-get (once)" >&2
  install_with_apt --no-install-recommends "$@"
}

sudo_prefix() { if [ "$(id -u)" -ne 0 ]; then echo "sudo "; fi; }

# Installs libpng's development files if they are missing and it may, and says so.
need_libpng() {
  has_libpng && return
  local tool package=libpng-dev installed command
  if [ "$(uname)" = Darwin ]; then
    if ! command -v brew >/dev/null; then
      echo "libpng is missing: install Homebrew (https://brew.sh), then run this again" >&2
      exit 69
    fi
    tool=brew package="libpng pkgconf" command="brew install libpng pkgconf"
  elif command -v apt-get >/dev/null; then
    tool=apt-get command="$(sudo_prefix)apt-get install libpng-dev"
  else
    echo "libpng's development files are missing: install them with this system's package manager (libpng-dev, libpng-devel)" >&2
    exit 69
  fi
  if ! may_install && ! { [ "${is_expected-}" = yes ] && [ "${LETTERPRESS_INSTALL-}" != 0 ] && agrees "$command"; }; then
    stop_for_missing "libpng's development files are" "$command"
  fi
  echo "installing $package with $tool (once)" >&2
  if [ "$tool" = brew ]; then
    brew install --quiet libpng pkgconf >&2
    return
  fi
  # The development files must have exactly the version of the runtime library and of libpng's other packages. Naming
  # those that are installed lets apt-get bring all to one version, even if other packages are already waiting for
  # libpng-dev.
  installed=$(dpkg-query -W -f '${db:Status-Abbrev} ${source:Package} ${Package}\n' | sed -n 's/^ii *libpng1\.6 //p') || true
  # shellcheck disable=SC2086 # no name, or several
  install_with_apt libpng-dev $installed
}

# Does the same for the two commands with which newcomers start. The README says that they install libpng, so a newcomer expects
# it. In a terminal they ask first.
need_expected_libpng() {
  local is_expected=yes
  need_libpng
}

# Asks in a terminal whether to run a command. The answer is yes if there is no terminal in which anybody could answer, or if
# nobody answers within a minute.
agrees() {
  local answer=
  if [ -t 0 ] && [ -t 2 ]; then
    read -r -t 60 -p "libpng's development files are missing. Install them with '$1'? [Y/n] " answer || echo >&2
  fi
  case $answer in [nN]*) return 1 ;; esac
}

has_libpng() {
  local folder
  # On macOS SwiftPM asks pkg-config where Homebrew keeps libpng; pkgconf provides that command.
  if [ "$(uname)" != Darwin ]; then
    for folder in /usr/include /usr/local/include; do
      [ -e "$folder/png.h" ] && return
    done
  fi
  command -v pkg-config >/dev/null && pkg-config --exists libpng
}

# libpng alone is needed to build: without libjpeg, JPEGs are refused.
has_libjpeg() {
  local folder
  for folder in /usr/include /usr/local/include /opt/homebrew/include; do
    [ -e "$folder/jpeglib.h" ] && return
  done
  return 1
}

# Installs what the page's module is built with if it is missing and it may: the C library and the compiler's own functions for
# WebAssembly, and Binaryen's optimiser. Call it at the top of the repository.
need_wasm() {
  local missing wanted=(wasi-libc libclang-rt-14-dev-wasm32 binaryen)
  [ -z "$(missing_wasm_libraries)" ] && command -v wasm-opt >/dev/null && return
  if ! command -v apt-get >/dev/null; then
    echo "the page's module is built on Debian: on other systems, install Binaryen, a C library and compiler-rt for wasm32, and add the folders of the last two to Workshop/Page/toolset.json, each after -L" >&2
    exit 1
  fi
  install_absent "${wanted[@]}"
  missing=$(missing_wasm_libraries)
  if [ -n "$missing" ]; then
    echo "${wanted[*]} are installed, but no folder in Workshop/Page/toolset.json has $missing: correct its -L options" >&2
    exit 1
  fi
}

# The libraries that none of the folders has in which the toolset has the linker search.
missing_wasm_libraries() {
  local library folder
  for library in libc.a libclang_rt.builtins-wasm32.a; do
    while read -r folder; do
      if [ -e "$folder/$library" ]; then continue 2; fi
    done < <(grep -o '"-L[^"]*"' Workshop/Page/toolset.json | sed 's/^"-L//; s/"$//')
    echo "$library"
  done
}

# Each of the next functions installs what something needs if it is missing and it may; `absent_for` says what that is, by
# the names of Debian's packages.
absent_for() {
  case $1 in
  checks) command -v shellcheck >/dev/null || echo shellcheck ;;
  node) command -v node >/dev/null || echo nodejs ;;
  # To count instructions.
  counting) command -v valgrind >/dev/null || echo valgrind ;;
  # To read JPEGs, in whatever is built from now on.
  jpeg) has_libjpeg || echo libjpeg-dev ;;
  # libedit is for line editing in `game`.
  release)
    [ -e /usr/include/editline/readline.h ] || echo libedit-dev
    has_libjpeg || echo libjpeg-dev
    command -v zip >/dev/null || echo zip
    ;;
  # A type checker, two browsers and their drivers.
  page-tests)
    command -v tsc >/dev/null || echo node-typescript
    command -v chromium >/dev/null || echo chromium
    command -v WebKitWebDriver >/dev/null || echo webkit2gtk-driver
    command -v xvfb-run >/dev/null || printf '%s\n' xvfb xauth
    python3 -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
    ;;
  # What the documents' commands use.
  document-tests)
    command -v jq >/dev/null || echo jq
    command -v parallel >/dev/null || echo parallel
    python3 -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
    ;;
  esac
}

# Installs what several things need, so that whoever must install it sees one command: need release page-tests …
need() {
  local thing absent=
  for thing in "$@"; do absent+=" $(absent_for "$thing")"; done
  # shellcheck disable=SC2046,SC2086 # several names
  install_absent $(printf '%s\n' $absent | sort -u)
}

need_node() { need node; }

need_release() { need release; }

# Sets `python` to the interpreter with the browsers' drivers.
need_page_tests() {
  need page-tests
  need_python Tests/Page/requirements.txt .build/page-tests
}

# Sets `python`, as above.
need_document_tests() {
  need document-tests
  need_python Tests/Documents/requirements.txt .build/document-tests
}

# Installs the Python packages of a list into a folder, unless they are there. Sets `python` to their interpreter.
need_python() {
  local list=$1 folder=$2
  python=$folder/bin/python
  cmp -s "$list" "$folder/requirements.txt" && return
  echo "installing $(grep -c '==' "$list") Python packages into $folder (once)" >&2
  python3 -m venv --clear "$folder"
  "$python" -m pip install --quiet --disable-pip-version-check --require-hashes --requirement "$list" >&2
  cp "$list" "$folder/requirements.txt"
}
