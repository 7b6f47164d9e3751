# Two commands do everything: `make play` and `make test`. Both make their own virtual environment in .venv.
# A target's comment after ## is what `make help` says about it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CODE := src tests benchmarks examples requirements hatch_build.py build_web.py build_docs.py
LOCK ?= requirements/lock.txt
PIP := PIP_CONSTRAINT=$(LOCK) PIP_BUILD_CONSTRAINT=$(LOCK) $(BIN)/python -m pip
PAGE := $(filter-out web/src/lib/messages.ts,$(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -type f -print))
SOURCES := pyproject.toml $(LOCK) hatch_build.py build_web.py $(wildcard src/deckwright/native/machine/*.?pp src/deckwright/text/*/*.ftl) \
    src/deckwright/engine/program.py src/deckwright/engine/compile.py src/deckwright/sim/conditions.py $(PAGE)

.PHONY: play test lint types unit format lock docs clean help

play: $(VENV)/installed ## open a table in your browser
	@$(BIN)/deckwright serve --open

test: lint types unit ## run every check: lint, types and unit

lint: $(VENV)/developing ## check style and formatting with ruff
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)

types: $(VENV)/developing ## check types with mypy
	$(BIN)/mypy

unit: $(VENV)/developing ## run all tests with pytest, on every core
	$(BIN)/pytest -n auto --dist worksteal

format: $(VENV)/developing ## fix what ruff can fix
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

lock: $(VENV)/developing ## write requirements/lock.txt; with UPGRADE=1, with the newest versions
	$(BIN)/python requirements/write_lock.py $(if $(UPGRADE),--upgrade)

docs: $(VENV)/documenting ## build the documentation into site/
	$(BIN)/python build_docs.py

$(VENV)/documenting: $(VENV)/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	@$(PIP) install --quiet --group docs
	@touch $@

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

clean: ## remove the virtual environment, caches and the built documentation
	rm -rf $(VENV) build/docs site .mypy_cache .ruff_cache .pytest_cache .hypothesis
