#!/usr/bin/env bash
# Packs all that `stellwerk train` needs into build/trainer, for a machine that can install nothing: it has
# Python, NumPy and PyTorch, and perhaps a GPU. The kernels are compiled here, for its version of Python.
#
#     training/pack.sh python3.12
#
# There: PYTHONPATH=build/trainer python3.12 -m stellwerk train ticket-europe --folder build/training
set -euo pipefail
cd "$(dirname "$0")/.."
python=${1:?which Python will train: python3.12, for example}
tools=build/trainer-tools
trainer=build/trainer
pip() { "$tools/bin/python" -m pip --disable-pip-version-check install --quiet --constraint constraints.txt "$@"; }

[ -x "$tools/bin/python" ] || "$python" -m venv "$tools"
pip setuptools cython
rm -rf "$trainer"/stellwerk-*.dist-info
find "$trainer" -path "$trainer/stellwerk/*.py" -delete 2>/dev/null || true
mkdir -p "$trainer"
needs=$("$tools/bin/python" -c '
import tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")')
[ -d "$trainer/msgspec" ] || pip --no-compile --target "$trainer" $needs
rm -rf "$trainer/bin" "$trainer/pytz/zoneinfo"
# Babel knows all languages of the world; ours are four.
find "$trainer/babel/locale-data" -name '*.dat' ! -name 'root.dat' ! -name 'en*.dat' ! -name 'de*.dat' \
  ! -name 'fr*.dat' ! -name 'nl*.dat' -delete
"$tools/bin/python" setup.py --quiet build_ext --build-lib "$trainer" --build-temp build/trainer-temp
(cd src && find stellwerk -name '*.py' -o -name '*.toml' -o -name '*.ftl') |
  tar --create --directory src --files-from - | tar --extract --directory "$trainer"
mkdir -p "$trainer/stellwerk-0.dist-info"
"$tools/bin/python" - "$trainer/stellwerk-0.dist-info" <<'PYTHON'
import sys, tomllib
from pathlib import Path

project = tomllib.load(open("pyproject.toml", "rb"))["project"]
folder = Path(sys.argv[1])
lines = []
for group, entries in project["entry-points"].items():
    lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
(folder / "entry_points.txt").write_text("\n".join(lines) + "\n")
(folder / "METADATA").write_text(
    f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
)
PYTHON
du -sh "$trainer"
