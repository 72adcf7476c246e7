# Everything starts here and needs only Python 3.11 or newer (with venv and pip) and make.
# Another interpreter: make test PYTHON=python3.13. Another place: make test VENV=/some/where.

PYTHON ?= python3
VENV ?= .venv
IMAGE_TOOL ?= podman

BIN := $(VENV)/bin
FRAMEWORKS := $(VENV)/frameworks
# The version of PyTorch in the frameworks' environment; TorchRL is compiled for some versions only.
TORCH := 2.13.0
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
# The tests start hundreds of processes: what these import is compiled once, whatever the environment says.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -q
CHECKED := src tests web bench compiled deploy examples tools

# What `make test` runs, three parts at a time and each in one process: some wait for servers, more would slow each other,
# and every process collects all tests of its part. The browser waits for most, so it has two. The longest are first.
PARTS := test-plain test-browser test-service test-compiled test-rules test-page test-lint
FILLERS := test-rules test-page test-lint
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync)
SLOW := and not slow

# The tests of the rules. With the slow ones their coverage is measured, which makes them slow for nothing else.
OF_RULES := $(addprefix tests/,engine bashifen golden hachihachi hachiju matches tally vectors)
# Those that need Numba, or the package as others get it.
OF_COMPILED := $(addprefix tests/,bench bots compiled learn packaging wasm)
# Those of tables, their store and server, and of all that talks to them.
OF_SERVICE := $(addprefix tests/,client server store tab tables workers)
OTHERS := $(filter-out $(OF_RULES) $(OF_SERVICE) tests/__pycache__ tests/browser tests/compiled tests/frameworks tests/packaging,$(patsubst %/,%,$(wildcard tests/*/ tests/test_*.py)))

# Those whose databases can lie in PostgreSQL too; and the quick ones among them, for every change.
OF_POSTGRES := tests/store tests/server tests/cli/test_db.py
OF_STORE := tests/store tests/cli/test_db.py $(patsubst %,tests/server/test_%.py,store migrations packing upkeep repair)
ON_POSTGRES := HACHIYA_PURE=1 HACHIYA_REQUIRE_POSTGRES=1 $(PYTEST) -n 2 --dist worksteal -p tests.on_postgres

PAGE := $(shell find web docs/play/rules \( -name node_modules \) -prune -o -type f -print)
NODE := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null

.DELETE_ON_ERROR:
.PHONY: help install play fast wasm test test-all $(PARTS) test-frameworks test-postgres test-postgres-store docs playthroughs manual art previews screenshots looks site site-parts lock dist release-check image image-base bench bench-search clean

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

wasm: $(VENV)/.wasm ## compile rules and searches to WebAssembly, for where there is no Numba (build/rules.wasm)
	@$(BIN)/python -m tools.wasm build/rules.wasm

test: ## all checks (some minutes)
test-all: ## all checks and the slow tests
test-all: SLOW :=
test-all: COVERAGE := --cov
test-all: MORE := test-frameworks test-postgres
test-all: $(VENV)/.bench
test test-all: $(VENV)/.run $(VENV)/.wasm
	@$(MAKE) --no-print-directory -j 3 $(SYNC) SLOW="$(SLOW)" COVERAGE="$(COVERAGE)" FIRST=site-parts $(VENV)/.test web-tools $(PARTS) $(MORE)

# While all parts run, these fill what time the longer ones leave.
$(FILLERS): | $(FIRST)

test-lint: $(VENV)/.test ## Python: style, types, who imports whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pydoclint -q $$(cat tools/surface.txt)
	$(BIN)/python tools/plain_english.py
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports

# Checks of the page and browser tests want npm packages that the build can do without.
.PHONY: web-tools
web-tools: $(VENV)/.run
	@$(BIN)/python hatch_build.py

test-page: web-tools ## the page: types, style, tests of its parts
	$(BIN)/python hatch_build.py check

test-rules: $(VENV)/.test ## the rules, plain
	HACHIYA_PURE=1 $(PYTEST) $(COVERAGE) -m "not compiled $(SLOW)" $(OF_RULES)

test-service: $(VENV)/.test ## tables, store, server and client, plain
	HACHIYA_PURE=1 $(PYTEST) -m "not compiled and not postgres $(SLOW)" $(OF_SERVICE)

test-plain: $(VENV)/.test ## all else that needs no Numba
	HACHIYA_PURE=1 $(PYTEST) -m "not compiled and not postgres $(SLOW)" $(OTHERS)

# The wheel has the parts of the site: they are not made while it is built.
test-compiled: $(VENV)/.test $(VENV)/.wasm site-parts ## the rules compiled, and the package built and installed
	$(PYTEST) -m "(compiled or packaging) $(SLOW)" $(OF_COMPILED)

# To try the site needs no files compressed by brotli, which takes longer than the rest.
site-parts: $(VENV)/.test $(VENV)/.wasm web-tools
	@$(BIN)/python -m tools.site.payload

test-browser: $(VENV)/.test site-parts ## the page in a browser
	HACHIYA_PURE=1 $(PYTEST) -n 2 --dist worksteal --timeout 600 -m "browser $(SLOW)" tests/browser

# Warnings are errors elsewhere; here most are the frameworks' own.
test-frameworks: $(VENV)/.frameworks ## environments through TorchRL, Tianshou, RLlib and Shimmy; the example that learns
	PYTHONPATH=src $(FRAMEWORKS)/bin/python -m pytest -q -W ignore tests/frameworks tests/envs/test_self_play.py

test-postgres: $(VENV)/.test ## store, upkeep and server on a PostgreSQL server that is started for it
	$(ON_POSTGRES) -m "not compiled $(SLOW)" $(OF_POSTGRES)

test-postgres-store: $(VENV)/.test ## its part about the store alone (under a minute)
	$(ON_POSTGRES) -m "not compiled $(SLOW)" $(OF_STORE)

lock: ## refresh locks/ from pyproject.toml
	@tools=$$(mktemp -d) && trap 'rm -rf "$$tools"' EXIT && \
	$(PYTHON) -m venv "$$tools" && \
	"$$tools/bin/pip" --disable-pip-version-check -q install uv && \
	lock() { \
		"$$tools/bin/uv" pip compile -q --upgrade --universal --fork-strategy fewest --python-version 3.11 --generate-hashes \
			--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
			"$$@"; \
	} && \
	lock --extra all --group build -o locks/run.txt pyproject.toml && \
	lock --extra all --extra openspiel --extra parquet --extra rl --group build --group test -c locks/run.txt -o locks/test.txt pyproject.toml && \
	lock --extra all -c locks/run.txt -o locks/server.txt pyproject.toml && \
	lock -c locks/run.txt -o locks/site.txt pyproject.toml && \
	lock --extra all --extra bench --extra ray --group build -c locks/run.txt -o locks/bench.txt pyproject.toml && \
	lock --group manual -c locks/test.txt -o locks/manual.txt && \
	lock --group release -c locks/test.txt -c locks/bench.txt -c locks/manual.txt -o locks/release.txt && \
	echo torch==$(TORCH) >"$$tools/torch.txt" && \
	lock --extra cli --extra learn --extra openspiel --extra rl --group frameworks -c "$$tools/torch.txt" -o locks/frameworks.txt pyproject.toml && \
	sed -i -E '/^(torch|triton|(cuda|nvidia)-[a-z0-9-]+)==/,/[^\\]$$/d' locks/frameworks.txt && \
	lock --group node -o locks/node.txt && \
	lock --group wasm -o locks/wasm.txt

looks: $(VENV)/.test ## pictures of every place at six sizes, to be looked at, in build/looks
	@$(BIN)/python -m tests.browser.looks

docs: $(VENV)/.test ## renew what documents, page and its tests take from the program
	@$(BIN)/python -m tools.docs.messages
	@$(BIN)/python -m tools.docs.generate
	@$(BIN)/python -m tools.docs.shared_files
	@$(BIN)/python -m web.generate

playthroughs: $(VENV)/.test ## play the stored deals at OpenSpiel anew (tests/envs/playthroughs; look at every change)
	@HACHIYA_PURE=1 $(BIN)/python -m tests.envs.playthroughs

site: $(VENV)/.test $(VENV)/.wasm ## the site in a tab: all games offline in a browser, for any web server (build/site/hachiya)
	@$(BIN)/python -m tools.site
	@rm -rf build/site/hachiya
	@$(BIN)/hachiya site build build/site/hachiya

manual: $(VENV)/.manual ## all pages, the commands and the library's reference as one site (build/manual/site)
	@$(BIN)/python -m tools.docs.manual

art: $(VENV)/.run ## draw the cards anew, and their contact sheets in docs/
	@$(BIN)/python -m web.art

previews: $(VENV)/.test ## take the pictures of the games for link previews anew, with Chromium
	@$(BIN)/python -m tests.browser.previews

screenshots: $(VENV)/.test site-parts ## take the pictures of README and docs anew, with Chromium
	@$(BIN)/python -m tests.browser.screenshots

dist: $(VENV)/.run ## build sdist and wheel from the tracked files and the page, into dist/
	@$(BIN)/python -m tools.release build

release-check: $(VENV)/.release ## build both, check them, list their parts, try the wheel in every Python at hand
	@$(BIN)/python -m tools.release

image: ## build the container image with podman or docker (IMAGE_TOOL=docker)
	@$(IMAGE_TOOL) build -t hachiya -f deploy/Containerfile .

image-base: ## pin the base of the image to the digest that its registry has today (needs skopeo)
	@base=$$(sed -n 's/^ARG BASE=\([^@]*\).*/\1/p' deploy/Containerfile) && \
	digest=$$(skopeo inspect --no-tags --format '{{.Digest}}' "docker://$$base") && \
	sed -i "s|^ARG BASE=.*|ARG BASE=$$base@$$digest|" deploy/Containerfile && grep '^ARG BASE=' deploy/Containerfile

bench: $(VENV)/.bench ## measure engine, C and peers (JSON=1: one line)
	@$(BIN)/python -m bench $(if $(JSON),--json)

bench-search: $(VENV)/.run ## measure the bots that search (AGAINST=DIR: in turns with another checkout)
	@$(BIN)/python -m bench.search $(if $(AGAINST),--against $(AGAINST))

clean: ## remove what these targets made
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: an environment is touched again only when its lock or pyproject.toml has changed. A lock names everything that
# is needed: nothing is resolved again, or a version that came out today would be looked at and refused.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "hachiya needs Python 3.11 or newer; name one with: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Much of what is installed is never imported: what is, is compiled then.
$(VENV)/.run: $(VENV)/.made locks/run.txt locks/node.txt pyproject.toml hatch_build.py $(PAGE)
	@$(PIP) install --no-compile --no-deps --require-hashes -r locks/run.txt
	@$(NODE) || $(PIP) install --no-compile --no-deps --require-hashes -r locks/node.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: $(VENV)/.run locks/test.txt
	@$(PIP) install --no-compile --no-deps --require-hashes -r locks/test.txt
	@touch $@

$(VENV)/.wasm: $(VENV)/.run locks/wasm.txt
	@$(PIP) install --no-compile --no-deps --require-hashes -r locks/wasm.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.run locks/bench.txt
	@$(PIP) install --no-deps --require-hashes -r locks/bench.txt
	@touch $@

# An environment of its own, for RLlib asks for an older Gymnasium; and PyTorch without hashes, for its builds are many.
# pip takes one for the CPU alone where its settings lead to one; that of PyPI for Linux brings CUDA, some 3 GB.
$(VENV)/.frameworks: $(VENV)/.made locks/frameworks.txt
	@$(PYTHON) -m venv $(FRAMEWORKS)
	@$(FRAMEWORKS)/bin/python -m pip --disable-pip-version-check -q install --no-compile --no-deps --require-hashes -r locks/frameworks.txt
	@$(FRAMEWORKS)/bin/python -m pip --disable-pip-version-check -q install --no-compile torch==$(TORCH)
	@touch $@

$(VENV)/.release: $(VENV)/.run locks/release.txt
	@$(PIP) install --no-deps --require-hashes -r locks/release.txt
	@touch $@

$(VENV)/.manual: $(VENV)/.run locks/manual.txt
	@$(PIP) install --no-deps --require-hashes -r locks/manual.txt
	@touch $@
