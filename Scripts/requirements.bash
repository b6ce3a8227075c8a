# shellcheck shell=bash
# What the scripts need of the system: sourced by those that look whether it is there.

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# Installs Debian's packages of these names.
install_with_apt() {
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    echo "this must be done as root, and there is no sudo: run 'apt-get install $*' as root" >&2
    exit 1
  fi
  set -- env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@"
  as_root "$@" >/dev/null 2>&1 && return
  # A fresh machine has no package lists, an old one stale ones.
  as_root apt-get update -qq >&2
  as_root "$@" >&2
}

# Ends the script where there is no node.
need_node() {
  if ! command -v node >/dev/null; then
    echo "node is missing: install it ('apt-get install nodejs')" >&2
    exit 1
  fi
}
