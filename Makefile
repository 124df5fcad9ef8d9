# make play, make test, make check: each sets up what it needs first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
PACKAGES := $(VENV)/.packages
READY := $(VENV)/.ready
MODULES := web/node_modules/.ready
PAGE := web/dist/index.html

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal page compile test page-test e2e proof soak audit coverage mutate bench contract check format lock clean

help:
	@echo "make play       play in the browser"
	@echo "make terminal   play in the terminal"
	@echo "make page       build the page"
	@echo "make compile    compile the engine, if there is a C compiler (half a minute)"
	@echo "make test       run the tests, in six minutes on two cores"
	@echo "make page-test  test the page: units, and the short games in a browser"
	@echo "make e2e        play whole games in the page, in a real browser"
	@echo "make proof      run what takes longer: whole games, attacks, plain sources (docs/testing.md)"
	@echo "make audit      look for known weaknesses of the packages in the locks"
	@echo "make soak       play a million watched games, compare builds, try every bot"
	@echo "make coverage   check that every branch of engine, edition and game is tested"
	@echo "make mutate     plant mistakes and check that tests notice (AREA=lab: in the lab alone)"
	@echo "make bench      measure beside peers, into docs/performance.md and docs/envs.md"
	@echo "make contract   write what follows from src/tearum/contract"
	@echo "make check      lint, formatting and types"
	@echo "make format     format the code"
	@echo "make lock       renew requirements.lock with the newest packages"
	@echo "make clean      remove everything that was set up or built"

play: compile page
	@$(BIN)/tearum serve --open

terminal: compile
	@$(BIN)/tearum play

page: $(PAGE)

# Into build/compiled, where `tearum` looks for files that fit the sources as they are.
compile: $(READY)
	@$(BIN)/python setup.py -q compile

# On the compiled build, where there is one; three processes, since many tests wait. Without a browser the
# last line says what was not run, and with CI=true that is a failure.
test: compile
	$(BIN)/pytest -q -n 3 --dist worksteal
	@$(MAKE) --no-print-directory page-test

# The page: units, and the shorter part of what is played in a browser.
page-test: compile page
	@cd web && npm run --silent test
	@web/tools/e2e.sh --grep @short

e2e: compile page
	@web/tools/e2e.sh

# What takes too long for `make test`: the tests marked so, the rules and the bots on the plain sources, the attacks
# at full size with their figures (one at a time: they measure), and the rest of what is played in a browser.
PLAIN_TESTS := tests/rules tests/engine tests/golden tests/contract tests/game tests/bots tests/envs tests/simulate tests/proof
proof: compile page
	$(BIN)/pytest -q -n 2 --dist worksteal -m proof --ignore=tests/proof/attacks
	TEARUM_PLAIN=1 $(BIN)/pytest -q -n 2 --dist worksteal $(PLAIN_TESTS)
	TEARUM_PROOF=full $(BIN)/pytest -q -s -m proof tests/proof/attacks
	@web/tools/e2e.sh --grep-invert @short

# Before a release. 1: there are known weaknesses; 3: a database can't be reached from here.
audit:
	@$(PYTHON) -m venv .venv-audit
	@.venv-audit/bin/pip -qq --disable-pip-version-check install 'pip-audit>=2.9,<3'
	@$(PYTHON) -m tools.audit .venv-audit/bin/pip-audit

# Both builds and all Pythons over 5,000 games, then a million games under watch, then every bot: forty
# minutes on one core. If stopped, the same command resumes; only the bots' games start again.
soak: compile
	$(BIN)/python -m tests.proof.builds.everywhere
	$(BIN)/python -m tests.proof.soak --keep build/soak.json --page docs/soak.md
	$(BIN)/python -m tests.proof.bots

coverage: $(READY)
	TEARUM_PLAIN=1 $(BIN)/coverage run -m pytest -q -m "proof or not proof" tests/proof/test_corners.py tests/rules tests/engine \
		tests/contract tests/messages tests/edition tests/game tests/golden tests/text tests/test_contract.py src/tearum/game
	$(BIN)/coverage report -m --skip-covered --fail-under=100 \
		--include='src/tearum/contract/*,src/tearum/engine/*,src/tearum/edition/*,src/tearum/game/*'

# The tools and peers that only these two need live in environments of their own.
# Areas: engine, game, server, lab, bots, text, envs (tests/proof/mutate/areas.py); default: all of them.
AREA ?= all
mutate: $(READY)
	@$(PYTHON) -m venv .venv-mutate
	@.venv-mutate/bin/pip -qq --disable-pip-version-check install -r requirements.lock
	@.venv-mutate/bin/pip -qq --disable-pip-version-check install -r tests/proof/requirements.txt
	$(BIN)/python -m tests.proof.mutate --area $(AREA) --mutmut $(CURDIR)/.venv-mutate/bin/mutmut

bench: compile
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/pip -qq --disable-pip-version-check install -r benchmarks/requirements.txt
	$(BIN)/python -m benchmarks.run --peers $(CURDIR)/.venv-bench/bin/python --memory
	$(BIN)/python -m benchmarks.envs --peers $(CURDIR)/.venv-bench/bin/python --write

# The engine's constants, the page's tables and types, and the tables of docs/contract.md.
contract: $(READY)
	@TEARUM_PLAIN=1 $(BIN)/python -m tools.write_contract

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

# What the page is built with, and the page itself.
$(MODULES): web/package-lock.json
	@command -v npm > /dev/null || { \
		echo "The page is built with Node 20 or newer, which is not here. On Debian: apt-get install nodejs npm" >&2; \
		exit 1; }
	@echo "Setting up web/node_modules (once) ..."
	@cd web && npm ci --silent
	@touch $@

$(PAGE): $(MODULES) web/index.html web/vite.config.ts $(shell find web/src -type f 2>/dev/null)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# The packages of the lock: a fresh environment whenever the lock changes.
$(PACKAGES): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "tearum needs Python 3.11 or newer, and $(PYTHON) is not: make PYTHON=/path/to/python names another." >&2; \
		exit 1; }
	@echo "Setting up $(VENV) (once, about a minute) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

# The project itself, editable.
$(READY): $(PACKAGES) pyproject.toml
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# uv has an environment of its own, so that a lock can be made where there is none.
lock:
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip -qq --disable-pip-version-check install 'uv>=0.13,<0.14'
	@.venv-lock/bin/uv export --quiet --upgrade --all-extras --no-emit-project \
		--format requirements-txt --output-file requirements.lock
	@echo "requirements.lock is renewed."

clean:
	rm -rf $(VENV) .venv-lock .venv-audit .venv-mutate .venv-bench uv.lock build dist src/*.egg-info
	rm -rf .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache htmlcov
	find src tests \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +
