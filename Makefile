# Every target sets up what it needs. PYTHON=python3.12 picks another Python for a new .venv.
SHELL := /bin/bash
BIN := .venv/bin
ORACLE ?= ../shared/oracle
JOBS ?= 2

.PHONY: help setup play test lint format types imports compiled coverage bench docs pairings games mutants conformance playthroughs clean

help: ## this list
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 22

setup: ## fill .venv
	@tools/setup

play: setup ## play EXCEED against a bot; ARGS=hackclad: HacKClaD
	@$(BIN)/wildswing play $(ARGS)

test: setup lint compiled ## lint, doctests, unit tests, and the parity of both builds
	$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

lint: setup ## format, style, types, imports
	@echo '$(BIN)/ruff format --check .'
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --diff . 2>&1 | tail -n 40; exit 1; }
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	PYRIGHT_PYTHON_USE_BUNDLED_PYRIGHT=1 $(BIN)/pyright --warnings
	$(BIN)/lint-imports

format: setup ## put the source into the project's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

compiled: setup ## build the compiled package into build/compiled
	@tools/compiled

coverage: setup ## unit tests with a table of what they do not reach
	$(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage report

bench: compiled ## measure, interpreted and compiled side by side
	@tools/setup bench || echo "bench: OpenSpiel cannot be installed here; the comparison with it is left out" >&2
	$(BIN)/python -m benchmarks $(ARGS)

pairings: compiled ## play 1,000 random games of every pairing: no error, no stall
	$(BIN)/python -m tests.pairings $(ARGS)

games: compiled ## play 20,000 random games of HacKClaD over all modes: no error, no stall
	$(BIN)/python -m tests.hackclad.many --games 20000 --closely 10 $(ARGS)

docs: ## build and test the documents; a warning is an error
	@tools/setup docs
	$(BIN)/python -m pytest -q tests/test_documents.py
	$(BIN)/sphinx-build -W --keep-going -q -b html docs docs/_build/html
	@echo "docs/_build/html/index.html"

mutants: setup ## change the card texts in one place each and see that a test notices
	$(BIN)/python -m tests.mutants $(ARGS)

conformance: setup ## replay recorded games of a public client from the folder ORACLE
	$(BIN)/python -m tests.conformance $(ORACLE)/*.jsonl.gz $(ARGS)

playthroughs: setup ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthroughs $(ARGS)

clean: ## remove what was built; .venv stays
	rm -rf build dist docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks .coverage htmlcov
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
