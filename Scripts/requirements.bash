# shellcheck shell=bash
# Installs what the scripts need from the system; sourced by those that need it.

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
  echo "installing $(grep -cv '^#' "$list") Python packages into $folder (once)" >&2
  python3 -m venv --clear "$folder"
  "$python" -m pip install --quiet --disable-pip-version-check --requirement "$list" >&2
  cp "$list" "$folder/requirements.txt"
}
