# make play, make test, make check: each sets up what it needs first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
# What is set up gives way to what is compiled meanwhile.
STEP := nice tools/step.sh
PACKAGES := $(VENV)/.play-packages
PLAY := $(VENV)/.play
READY := $(VENV)/.all
MODULES := web/node_modules/.ready
PAGE := web/dist/index.html

# Where the machine has no Node, one is put there (tools/node.sh).
export PATH := $(CURDIR)/build/node/bin:$(PATH)

# Compiled sources of Python are kept: else every process that a test starts reads all packages anew, which takes
# three times as long, and every run of pytest rewrites all tests.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal page engine site compile compile-ahead supported wheel test page-test page-units page-short e2e proof proof-python soak audit sbom coverage mutate bench contract docs check format lock clean

help:
	@echo "make play       play in the browser"
	@echo "make terminal   play in the terminal"
	@echo "make page       build the page"
	@echo "make compile    compile the engine, if there is a C compiler (a minute)"
	@echo "make site       write the page with the engine inside, for any static host, into build/site"
	@echo "make wheel      build what can be installed anywhere, into dist/"
	@echo "make test       run the tests, in ten minutes on two cores"
	@echo "make page-test  test the page: units, and the short games in a browser"
	@echo "make e2e        play whole games in the page, in a real browser"
	@echo "make proof      run what takes longer: whole games, attacks, plain sources (docs/testing.md)"
	@echo "make audit      look for known weaknesses of the packages in the locks"
	@echo "make sbom       list what a release is made of, into dist/"
	@echo "make soak       play a million watched games, compare builds, try every bot"
	@echo "make coverage   check that every branch of engine, edition and game is tested"
	@echo "make mutate     plant mistakes and check that tests notice (AREA=lab: in the lab alone)"
	@echo "make bench      measure beside peers, into docs/performance.md and docs/envs.md"
	@echo "make contract   write what follows from src/tearum/contract"
	@echo "make docs       build the docs as a site, into build/docs"
	@echo "make check      lint, formatting and types"
	@echo "make format     format the code"
	@echo "make lock       renew requirements.lock and locks/ with the newest packages"
	@echo "make clean      remove everything that was set up or built"

# Only what playing needs. Compiling takes longest, so it begins at once, while the rest is set up. For friends
# on the same network: make play OPTIONS='--host 0.0.0.0'
play:
	@$(MAKE) --no-print-directory --silent -j3 compile-ahead page $(PLAY)
	@$(MAKE) --no-print-directory compile
	@$(BIN)/tearum serve --open $(OPTIONS)

terminal: compile
	@$(BIN)/tearum play

page: $(PAGE)

# Beside the page of a server, so that it can be kept and played without network.
ENGINE := web/dist/engine.json
engine: $(PAGE) $(ENGINE)
$(ENGINE): $(PAGE) locks/play.lock tools/engine.sh $(wildcard tools/engine/*) $(shell find src/tearum -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.json') | $(PLAY)
	@tools/engine.sh $(BIN)/python web/dist

# For a host that serves the folder under another path: make site BASE=/tearum/
BASE ?= /
site: $(PLAY)
	@tools/site.sh $(BIN)/python build/site $(BASE)

# Into build/compiled, where `tearum` looks for files that fit the sources as they are.
compile: $(PLAY)
	@tools/compile.sh $(BIN)/python

# The same while there is no environment yet, if this Python has pip of its own.
ifeq ($(wildcard $(BIN)/python),)
compile-ahead: supported
	@! $(PYTHON) -m pip --version > /dev/null 2>&1 || tools/compile.sh $(PYTHON)
endif

wheel: $(PLAY) engine
	@tools/wheel.sh $(BIN)/python

# On the compiled build, where there is one; three processes, since many tests wait. Without a browser the
# last line says what was not run, and with CI=true that is a failure.
test: $(READY) compile
	$(BIN)/pytest -q -n 3 --dist worksteal
	@$(MAKE) --no-print-directory page-test

# The page: units, and beside them the shorter part of what is played in a browser. Each needs one core.
page-test: $(READY) $(MODULES) compile page
	@$(MAKE) --no-print-directory -j2 --output-sync=target page-units page-short

page-units:
	@cd web && npm run --silent test

page-short:
	@web/tools/e2e.sh --grep @short

e2e: $(READY) $(MODULES) compile page site
	@web/tools/e2e.sh

# What takes too long for `make test`: the tests marked so, the rules and the bots on the plain sources, the attacks
# at full size with their figures (one at a time: they measure), and the rest of what is played in a browser, except
# sweeps over all sizes, which `make e2e` plays.
PLAIN_TESTS := tests/rules tests/engine tests/golden tests/contract tests/game tests/bots tests/envs tests/simulate tests/proof
proof: proof-python $(MODULES) page site
	TEARUM_PROOF=full $(BIN)/pytest -q -s -m proof tests/proof/attacks
	@web/tools/e2e.sh --grep-invert '@short|@sweep'

# The part that depends on no timing.
proof-python: $(READY) compile
	$(BIN)/pytest -q -n 2 --dist worksteal -m proof --ignore=tests/proof/attacks
	TEARUM_PLAIN=1 $(BIN)/pytest -q -n 2 --dist worksteal $(PLAIN_TESTS)

# Before a release. 1: there are known weaknesses; 3: a database can't be reached from here.
audit:
	@$(PYTHON) -m venv .venv-audit
	@.venv-audit/bin/pip -qq --disable-pip-version-check install 'pip-audit>=2.9,<3'
	@$(PYTHON) -m tools.audit .venv-audit/bin/pip-audit

# What a release is made of, for the server and for the page, in CycloneDX.
sbom:
	@tools/node.sh $(PYTHON)
	@$(PYTHON) -m venv .venv-sbom
	@.venv-sbom/bin/pip -qq --disable-pip-version-check install 'cyclonedx-bom>=7,<8'
	@mkdir -p dist
	@.venv-sbom/bin/cyclonedx-py requirements locks/server.lock --output-reproducible --output-file dist/sbom-server.json
	@$(PYTHON) -m tools.page_sbom > dist/sbom-page.json
	@ls dist/sbom-*

# Both builds and all Pythons over 5,000 games, then a million games under watch, then every bot: forty
# minutes on one core. If stopped, the same command resumes; only the bots' games start again.
soak: $(READY) compile
	$(BIN)/python -m tests.proof.builds.everywhere
	$(BIN)/python -m tests.proof.soak --keep build/soak.json --page docs/soak.md
	$(BIN)/python -m tests.proof.bots

coverage: $(READY)
	TEARUM_PLAIN=1 $(BIN)/coverage run -m pytest -q -m "proof or not proof" tests/proof/test_corners.py tests/rules tests/engine \
		tests/contract tests/messages tests/edition tests/game tests/golden tests/text tests/test_contract.py src/tearum/game
	$(BIN)/coverage report -m --skip-covered --fail-under=100 \
		--include='src/tearum/contract/*,src/tearum/engine/*,src/tearum/edition/*,src/tearum/game/*'

# The tools and peers that only these two need live in environments of their own.
# Areas: engine, game, guards, server, lab, bots, text, envs, review (tests/proof/mutate/areas.py); default: all of them.
# And page, by itself: make mutate AREA=page FILES='lib/table people'
AREA ?= all
ifeq ($(AREA),page)
mutate: $(MODULES)
	@web/tools/mutate.sh $(FILES)
else
mutate:
	@$(PYTHON) -m venv .venv-mutate
	@.venv-mutate/bin/pip -qq --disable-pip-version-check install -r requirements.lock
	@.venv-mutate/bin/pip -qq --disable-pip-version-check install -r tests/proof/requirements.txt
	@tools/compile.sh .venv-mutate/bin/python
	PYTHONPATH=src .venv-mutate/bin/python -m tests.proof.mutate --area $(AREA) $(OPTIONS)
endif

bench: $(READY) compile
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/pip -qq --disable-pip-version-check install -r benchmarks/requirements.txt
	$(BIN)/python -m benchmarks.run --peers $(CURDIR)/.venv-bench/bin/python --memory
	$(BIN)/python -m benchmarks.envs --peers $(CURDIR)/.venv-bench/bin/python --write

# The engine's constants, the page's tables and types, and the tables of docs/contract.md.
contract: $(READY)
	@TEARUM_PLAIN=1 $(BIN)/python -m tools.write_contract

# Links that lead nowhere are errors.
docs:
	@$(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/pip -qq --disable-pip-version-check install --require-hashes -r locks/docs.lock
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs --quiet build
	@echo "The site is in build/docs."

check: $(READY) $(MODULES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && npm run --silent lint
	cd web && npm run --silent check

format: $(READY) $(MODULES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && npm run --silent format

# What the page is tested and checked with, and the page itself.
$(MODULES): web/package-lock.json
	@tools/node.sh $(PYTHON)
	@$(STEP) "Setting up web/node_modules" npm --prefix web ci --loglevel=error
	@touch $@

$(PAGE): web/package-lock.json web/index.html web/vite.config.ts $(shell find web/src web/public -type f 2>/dev/null)
	@nice tools/page.sh $(PYTHON)
	@touch $@

supported:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "tearum needs Python 3.11 or newer, and $(PYTHON) is not: make PYTHON=/path/to/python names another." >&2; \
		exit 1; }

# The environment has the server's packages first, and is topped up with all others by the first
# command that needs them. When a lock changes, it is made anew.
$(PACKAGES): locks/play.lock | supported
	@[ ! -e $@ ] || rm -rf $(VENV)
	@$(STEP) "Setting up $(VENV)" $(PYTHON) -m venv $(VENV)
	@$(STEP) "Installing the server's packages" $(PIP) install --no-compile --require-hashes -r locks/play.lock
	@touch $@

# The project itself, editable.
$(PLAY): $(PACKAGES) pyproject.toml
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(READY): $(PACKAGES) requirements.lock | $(PLAY)
	@[ ! -e $@ ] || { rm -rf $(VENV); $(MAKE) --no-print-directory $(PLAY); }
	@$(STEP) "Installing what tests, checks and the lab need" $(PIP) install --require-hashes -r requirements.lock
	@touch $@

# One resolution, and what each purpose needs of it: requirements.lock has everything, locks/ the
# small sets. uv has an environment of its own, so that locks can be made where there are none.
LOCK = .venv-lock/bin/uv export --quiet --no-emit-project --format requirements-txt --output-file
lock:
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip -qq --disable-pip-version-check install 'uv>=0.13,<0.14'
	@$(LOCK) requirements.lock --upgrade --all-extras --no-extra training
	@$(LOCK) locks/play.lock --frozen --extra server --group play
	@$(LOCK) locks/server.lock --frozen --extra server --extra postgres
	@for group in compile node docs; do $(LOCK) locks/$$group.lock --frozen --only-group $$group; done
	@echo "requirements.lock and locks/ are renewed."

clean:
	rm -rf $(VENV) .venv-* uv.lock build dist src/*.egg-info
	rm -rf .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache htmlcov
	find src tests \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +
