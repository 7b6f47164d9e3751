# Two commands do everything: `make play` and `make test`. Both make their own virtual environment in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CODE := src tests benchmarks examples requirements hatch_build.py build_web.py
LOCK ?= requirements/lock.txt
PIP := PIP_CONSTRAINT=$(LOCK) PIP_BUILD_CONSTRAINT=$(LOCK) $(BIN)/python -m pip
PAGE := $(filter-out web/src/lib/messages.ts,$(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -type f -print))
SOURCES := pyproject.toml $(LOCK) hatch_build.py build_web.py $(wildcard src/deckwright/native/machine/* src/deckwright/text/*/*.ftl) $(PAGE)

.PHONY: play test lint types unit format lock clean

play: $(VENV)/installed
	@$(BIN)/deckwright serve --open

test: lint types unit

lint: $(VENV)/developing
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)

types: $(VENV)/developing
	$(BIN)/mypy

unit: $(VENV)/developing
	$(BIN)/pytest -n auto

format: $(VENV)/developing
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

$(VENV)/installed: $(SOURCES)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Deckwright needs Python 3.11 or newer: try make PYTHON=python3.12")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/developing: $(VENV)/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	@$(PIP) install --quiet --group dev
	@touch $@

lock: $(VENV)/developing
	$(BIN)/python requirements/write_lock.py $(if $(UPGRADE),--upgrade)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
