"""Imported first by a Python that a test starts: it runs the mutant, or says what it reaches."""

import os

if "TEARUM_MUTANT" in os.environ:
    from tests.proof.mutate.swap import install

    install()
if "COVERAGE_PROCESS_START" in os.environ:
    import coverage

    coverage.process_startup()
