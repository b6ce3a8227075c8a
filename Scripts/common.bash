# shellcheck shell=bash
# What scripts share: how they treat arguments, and what they install. Sourced by the others.

# The script that sources this, wherever it goes.
script=$(readlink -f -- "$0")

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

# Installs the Debian packages with these names.
install_with_apt() {
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    echo "installing packages needs root, and there is no sudo: run 'apt-get install $*' as root" >&2
    exit 1
  fi
  set -- env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@"
  as_root "$@" >/dev/null 2>&1 && return
  # A new machine has no package lists, an old one has stale ones.
  as_root apt-get update -qq >&2
  as_root "$@" >&2
}

# Installs Debian's packages of these names and says so; on other systems, exits and names them.
install_absent() {
  [ $# -gt 0 ] || return 0
  if ! command -v apt-get >/dev/null; then
    echo "missing, by the names of Debian's packages: $*: install these or their equivalents" >&2
    exit 1
  fi
  echo "installing $* with apt-get (once)" >&2
  install_with_apt --no-install-recommends "$@"
}

# Installs libpng's development files if they are missing, and says so.
need_libpng() {
  has_libpng && return
  if [ "$(uname)" = Darwin ]; then
    if ! command -v brew >/dev/null; then
      echo "libpng is missing: install Homebrew (https://brew.sh), then run this again" >&2
      exit 1
    fi
    echo "installing libpng and pkgconf with brew (once)" >&2
    brew install --quiet libpng pkgconf >&2
  elif command -v apt-get >/dev/null; then
    echo "installing libpng-dev with apt-get (once)" >&2
    # The development files must have exactly the version of the runtime library and of libpng's other packages. Naming
    # those that are installed lets apt-get bring all to one version, even if other packages are already waiting for
    # libpng-dev.
    local installed
    installed=$(dpkg-query -W -f '${db:Status-Abbrev} ${source:Package} ${Package}\n' | sed -n 's/^ii *libpng1\.6 //p') || true
    # shellcheck disable=SC2086 # no name, or several
    install_with_apt libpng-dev $installed
  else
    echo "libpng's development files are missing: install them with this system's package manager (libpng-dev, libpng-devel)" >&2
    exit 1
  fi
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

# Installs the libraries that the page's module links if they are missing, and says so: the C library and the compiler's
# own functions for WebAssembly. Call it at the top of the repository.
need_wasm() {
  local missing wanted=(wasi-libc libclang-rt-14-dev-wasm32)
  [ -z "$(missing_wasm_libraries)" ] && return
  if ! command -v apt-get >/dev/null; then
    echo "the page's module is built on Debian: on other systems, install a C library and compiler-rt for wasm32, and add their folders to Workshop/Page/toolset.json, each after -L" >&2
    exit 1
  fi
  echo "installing ${wanted[*]} with apt-get (once)" >&2
  install_with_apt --no-install-recommends "${wanted[@]}"
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

# Installs node if it is missing, on Debian, and says so.
need_node() {
  command -v node >/dev/null || install_absent nodejs
}

# Installs what a release needs if it is missing: libedit, for line editing in `game`, and zip.
need_release() {
  local absent=()
  [ -e /usr/include/editline/readline.h ] || absent+=(libedit-dev)
  command -v zip >/dev/null || absent+=(zip)
  install_absent ${absent[@]+"${absent[@]}"}
}

# Installs what the page's tests need if it is missing: a type checker, two browsers and their drivers. Sets `python` to
# the interpreter with the drivers.
need_page_tests() {
  local absent=()
  command -v tsc >/dev/null || absent+=(node-typescript)
  command -v chromium >/dev/null || absent+=(chromium)
  command -v WebKitWebDriver >/dev/null || absent+=(webkit2gtk-driver)
  command -v xvfb-run >/dev/null || absent+=(xvfb xauth)
  python3 -c 'import ensurepip, venv' 2>/dev/null || absent+=(python3-venv)
  install_absent ${absent[@]+"${absent[@]}"}
  need_python Tests/Page/requirements.txt .build/page-tests
}

# Installs what the documents' commands use if it is missing. Sets `python`, as above.
need_document_tests() {
  local absent=()
  command -v jq >/dev/null || absent+=(jq)
  command -v parallel >/dev/null || absent+=(parallel)
  python3 -c 'import ensurepip, venv' 2>/dev/null || absent+=(python3-venv)
  install_absent ${absent[@]+"${absent[@]}"}
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
