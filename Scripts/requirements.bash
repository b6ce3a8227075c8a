# shellcheck shell=bash
# Installs what the scripts need from the system; sourced by those that need it.

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# Installs the Debian packages with these names.
install_with_apt() {
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    echo "this must be done as root, and there is no sudo: run 'apt-get install $*' as root" >&2
    exit 1
  fi
  set -- env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@"
  as_root "$@" >/dev/null 2>&1 && return
  # A new machine has no package lists, an old one has stale ones.
  as_root apt-get update -qq >&2
  as_root "$@" >&2
}

# Installs node if it is missing, on Debian, and says so.
need_node() {
  command -v node >/dev/null && return
  if ! command -v apt-get >/dev/null; then
    echo "node is missing: install it" >&2
    exit 1
  fi
  echo "installing nodejs with apt-get (once)" >&2
  install_with_apt --no-install-recommends nodejs
}

# Installs what a release needs if it is missing: libedit, for line editing in `game`, and zip.
need_release() {
  local absent=()
  [ -e /usr/include/editline/readline.h ] || absent+=(libedit-dev)
  command -v zip >/dev/null || absent+=(zip)
  if [ ${#absent[@]} -gt 0 ]; then
    echo "installing ${absent[*]} with apt-get (once)" >&2
    install_with_apt --no-install-recommends "${absent[@]}"
  fi
}

# Installs what the page's tests need if it is missing: a type checker, two browsers and their drivers. Sets `python` to
# the interpreter with the drivers.
need_page_tests() {
  local absent=() folder=.build/page-tests
  command -v tsc >/dev/null || absent+=(node-typescript)
  command -v chromium >/dev/null || absent+=(chromium)
  command -v WebKitWebDriver >/dev/null || absent+=(webkit2gtk-driver)
  command -v xvfb-run >/dev/null || absent+=(xvfb xauth)
  python3 -c 'import ensurepip, venv' 2>/dev/null || absent+=(python3-venv)
  if [ ${#absent[@]} -gt 0 ]; then
    if ! command -v apt-get >/dev/null; then
      echo "the page is tested on Debian: elsewhere install what these packages have: ${absent[*]}" >&2
      exit 1
    fi
    echo "installing ${absent[*]} with apt-get (once)" >&2
    install_with_apt --no-install-recommends "${absent[@]}"
  fi
  python=$folder/bin/python
  if ! cmp -s Tests/Page/requirements.txt "$folder/requirements.txt"; then
    echo "installing $(grep -cv '^#' Tests/Page/requirements.txt) packages of Python into $folder (once)" >&2
    python3 -m venv --clear "$folder"
    "$python" -m pip install --quiet --disable-pip-version-check --requirement Tests/Page/requirements.txt >&2
    cp Tests/Page/requirements.txt "$folder/requirements.txt"
  fi
}
