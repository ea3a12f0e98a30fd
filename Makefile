# Every target sets up what it needs. PYTHON=python3.12 picks another Python for a new .venv.
SHELL := /bin/bash
BIN := .venv/bin
ORACLE ?= ../shared/oracle
JOBS ?= 2

.PHONY: help setup play terminal machine client test interpreted lint format types imports compiled coverage bench docs pairings games leaks load page mutants conformance playthroughs clean

help: ## this list
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 22

setup: ## fill .venv
	@tools/setup

play: setup ## build the browser table if needed, serve it and open it; ARGS="--port 8000" and others go to `serve`
	@tools/web
	@$(BIN)/wildswing serve --open --port 0 $(ARGS)

terminal: setup ## play EXCEED against a bot in the terminal; ARGS=hackclad: HacKClaD
	@$(BIN)/wildswing play $(ARGS)

test: setup machine ## lint, tests of the client, doctests, unit tests, whole games in a browser, both builds
	@$(MAKE) --no-print-directory -j 2 compiled interpreted
	$(BIN)/python -m pytest -q -m compiled tests/test_builds.py

interpreted: lint client
	$(BIN)/python -m pytest -n $(JOBS) -m "not compiled" $(ARGS)

machine: ## install the browser and the database that tests need; without root they are skipped by name
	@tools/machine

client: setup ## test the browser client and build it into src/wildswing/server/web
	@tools/web packages
	tools/npm run --silent test
	@tools/web

lint: setup ## format, style, types, imports, of server and client
	@echo '$(BIN)/ruff format --check .'
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --diff . 2>&1 | tail -n 40; exit 1; }
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	PYRIGHT_PYTHON_USE_BUNDLED_PYRIGHT=1 $(BIN)/pyright --warnings
	$(BIN)/lint-imports
	@tools/web packages
	tools/npm run --silent lint

format: setup ## put the source into the project's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@tools/web packages
	tools/npm run --silent format

compiled: setup ## build the compiled package into build/compiled
	@tools/compiled

coverage: setup ## unit tests with a table of what they do not reach
	$(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage report

bench: compiled ## measure, interpreted and compiled side by side
	@tools/setup bench || echo "bench: OpenSpiel cannot be installed here; the comparison with it is left out" >&2
	$(BIN)/python -m benchmarks $(ARGS)

pairings: compiled ## play every pairing in both seatings, twice by chance and twice by steady bots: no error, no stall
	$(BIN)/python -m tests.pairings --games 4 $(ARGS)
	$(BIN)/python -m tests.pairings --games 4 --how steady $(ARGS)

nightly: compiled ## play some 200 games of every character in each way, and all that makes games by the thousand
	$(BIN)/python -m tests.pairings --games 2
	$(BIN)/python -m tests.pairings --games 2 --how eager
	$(BIN)/python -m tests.pairings --games 2 --how steady
	@$(MAKE) --no-print-directory games leaks

games: compiled ## play 20,000 random games of HacKClaD over all modes: no error, no stall
	$(BIN)/python -m tests.hackclad.many --games 20000 --closely 10 $(ARGS)

leaks: setup ## play 200 games of each kind twice, hidden cards permuted, and compare what connections receive
	$(BIN)/python -m tests.server.leaks.many $(ARGS)

load: compiled ## play up to 500 games at once over one server, and print what a move takes
	$(BIN)/python -m benchmarks.load $(ARGS)

page: client ## play duels at a page in Chromium, and print what the table takes there
	$(BIN)/python -m benchmarks.page $(ARGS)

docs: ## build the documents; a warning is an error (`make test` runs their examples)
	@tools/setup docs
	$(BIN)/sphinx-build -W --keep-going -q -b html docs docs/_build/html
	@echo "docs/_build/html/index.html"

mutants: setup ## change the card texts in one place each and see that a test notices
	$(BIN)/python -m tests.mutants $(ARGS)

conformance: setup ## replay recorded games of a public client from the folder ORACLE
	$(BIN)/python -m tests.conformance $(ORACLE)/*.jsonl.gz $(ARGS)

playthroughs: setup ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthroughs $(ARGS)

clean: ## remove what was built; .venv stays
	rm -rf build dist docs/_build src/wildswing/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks .coverage htmlcov
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
