# Everything starts here and needs only Python 3.11 or newer (with venv and pip) and make.
# Another interpreter: make test PYTHON=python3.13. Another place: make test VENV=/some/where.

PYTHON ?= python3
VENV ?= .venv

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
PYTEST := $(BIN)/python -m pytest -n 2
CHECKED := src tests docs web bench compiled

# The tests that measure how much of the rules is covered; measuring makes the others slow for nothing.
OF_RULES := $(addprefix tests/,engine golden bashifen hachihachi hachiju perft records referee vectors test_bots.py)

PAGE := $(shell find web docs/rules \( -name node_modules -o -name art \) -prune -o -type f -print)
NODE := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null

.DELETE_ON_ERROR:
.PHONY: help install play fast test test-all docs art screenshots lock dist bench bench-search clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 13

install: $(VENV)/.run ## make .venv with the `hachiya` command
	@echo "ready: $(BIN)/hachiya"

play: $(VENV)/.run ## install, serve the table on this machine and open it
	@$(BIN)/hachiya serve

fast: $(VENV)/.run ## compile ahead, so that strong bots play at once (a minute or two; wheel in dist/)
	@built=$$(mktemp -d) && trap 'rm -rf "$$built"' EXIT && \
	(cd compiled && $(abspath $(BIN))/python -m hatchling build -t wheel -d "$$built") && \
	$(PIP) install --no-index --no-deps --force-reinstall "$$built"/*.whl && \
	mkdir -p dist && mv "$$built"/*.whl dist/

# Browser tests wait more than they compute: three processes share two cores.
test: NOT_SLOW := and not slow
test: ## all checks (under ten minutes)
test-all: ## all checks and the slow tests
test-all: $(VENV)/.bench
test test-all: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check
	HACHIYA_PURE=1 $(PYTEST) --dist worksteal --cov -m "not compiled and not packaging and not browser $(NOT_SLOW)" $(OF_RULES)
	HACHIYA_PURE=1 $(PYTEST) --dist worksteal -m "not compiled and not packaging and not browser $(NOT_SLOW)" $(OF_RULES:%=--ignore=%)
	$(BIN)/python -m pytest -n 3 --dist loadfile -m "(compiled or packaging or browser) $(NOT_SLOW)"

lock: ## refresh locks/ from pyproject.toml
	@tools=$$(mktemp -d) && trap 'rm -rf "$$tools"' EXIT && \
	$(PYTHON) -m venv "$$tools" && \
	"$$tools/bin/pip" --disable-pip-version-check -q install uv && \
	lock() { \
		"$$tools/bin/uv" pip compile -q --upgrade --universal --fork-strategy fewest --python-version 3.11 --generate-hashes \
			--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
			"$$@"; \
	} && \
	lock --group build -o locks/run.txt pyproject.toml && \
	lock --group build --group test -c locks/run.txt -o locks/test.txt pyproject.toml && \
	lock --group build --extra bench --extra ray -c locks/run.txt -o locks/bench.txt pyproject.toml && \
	lock --group node -o locks/node.txt

docs: $(VENV)/.run ## renew what documents, page and its tests take from the program
	@$(BIN)/python docs/messages.py
	@$(BIN)/python docs/generate.py
	@$(BIN)/python web/protocol.py
	@$(BIN)/python web/rules.py
	@$(BIN)/python web/test/hanafuda_fixtures.py
	@$(BIN)/python web/test/words_fixtures.py

art: $(VENV)/.run ## draw the cards anew, and their contact sheets in docs/
	@$(BIN)/python -m web.art

screenshots: $(VENV)/.test ## take the pictures of README and docs anew, with Chromium
	@$(BIN)/python -m tests.browser.screenshots

dist: $(VENV)/.run ## build sdist and wheel into dist/
	@$(BIN)/python -m hatchling build -t sdist -t wheel

bench: $(VENV)/.bench ## measure engine, C and peers (JSON=1: one line)
	@$(BIN)/python -m bench $(if $(JSON),--json)

bench-search: $(VENV)/.run ## measure the bots that search (AGAINST=DIR: in turns with another checkout)
	@$(BIN)/python -m bench.search $(if $(AGAINST),--against $(AGAINST))

clean: ## remove what these targets made
	rm -rf $(VENV) dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: an environment is touched again only when its lock or pyproject.toml has changed.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "hachiya needs Python 3.11 or newer; name one with: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made locks/run.txt locks/node.txt pyproject.toml hatch_build.py $(PAGE)
	@$(PIP) install --require-hashes -r locks/run.txt
	@$(NODE) || $(PIP) install --require-hashes -r locks/node.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: $(VENV)/.run locks/test.txt
	@$(PIP) install --require-hashes -r locks/test.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.run locks/bench.txt
	@$(PIP) install --require-hashes -r locks/bench.txt
	@touch $@
