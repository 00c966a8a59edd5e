# `make play` and `make test` are all that is needed; each makes the environment in .venv first, where it is missing.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/installed

.PHONY: help install play test lint bench fuzz golden clean

help:
	@echo "make play    play a game in the terminal      (GAME=kingisdead PLAYERS=2)"
	@echo "make test    run all tests"
	@echo "make lint    check style and types"
	@echo "make bench   measure moves per second"
	@echo "make fuzz    play far more random games than make test does"
	@echo "make golden  write the golden playthroughs anew, after a change of the rules that is meant"
	@echo "make clean   remove the environment and caches"

install: $(STAMP)

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Regnum needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

GAME ?= kingisdead
PLAYERS ?= 2

play: $(STAMP)
	@$(BIN)/regnum play $(GAME) --players $(PLAYERS)

# The rules are compiled before the tests are spread over the cores, so that it is done once.
test: $(STAMP) lint
	@$(BIN)/python -m tests.compile
	$(BIN)/python -m pytest -q -n 2

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(STAMP)
	$(BIN)/regnum bench

fuzz: $(STAMP)
	REGNUM_COMPARED=300 REGNUM_FUZZ=300 $(BIN)/python -m pytest -q -n 2 tests/every_game tests/oracles tests/rules

golden: $(STAMP)
	$(BIN)/python -m tests.every_game.golden

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis
