#!/bin/sh
# Installs the wheel into a bare Debian and plays there, without any network: fresh.sh DIST PYTHON
# `make fresh` calls it. It needs root and mmdebstrap, and takes minutes; everything it makes is in build/fresh.
set -eu
dist=$1
python=$2
work=build/fresh
root=$work/root
[ "$(id -u)" = 0 ] || { echo "Only root can make a Debian to play in: sudo make fresh." >&2; exit 1; }
command -v mmdebstrap >/dev/null || { echo "mmdebstrap was not found: apt install mmdebstrap." >&2; exit 1; }
# The wheel is for one Python, and so is a Debian.
version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
case $version in
3.11) suite=bookworm ;;
3.13) suite=trixie ;;
*) echo "No Debian has Python $version: make fresh PYTHON=python3.11 or python3.13." >&2; exit 1 ;;
esac

# The Python of bookworm is older than 3.11.3, and for those redis wants async-timeout.
echo "Fetching what the wheel needs …"
rm -rf "$work/wheels"
"$python" -m pip --disable-pip-version-check download --quiet --quiet --only-binary=:all: --dest "$work/wheels" \
    --constraint constraints.txt "$(ls "$dist"/*.whl)[server,postgres,redis,pictures]" async-timeout

if [ ! -x "$root/usr/bin/python3" ]; then
    echo "Making a bare Debian ($suite) …"
    rm -rf "$root"
    mmdebstrap --quiet --variant=minbase --include=python3-venv "$suite" "$root"
fi
rm -rf "$root/stellwerk" "$root/opt/core" "$root/opt/stellwerk"
mkdir -p "$root/stellwerk"
cp -r "$work/wheels" deploy/packages/core_plays.py deploy/fresh/inside.py "$root/stellwerk/"

# A network of its own, with nothing in it, and processes that end with it.
unshare --mount --pid --fork --net sh -c '
    mount -t proc proc "$1/proc"
    exec chroot "$1" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/root LANG=C.UTF-8 /usr/bin/python3 /stellwerk/inside.py
' sh "$root"
