"""What can be wrong with the runs that the lab works on."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from tearum.cli.errors import as_user_error, missing_package

PACKAGES = ("altair", "jinja2", "numpy", "polars", "scipy", "vl_convert")  # of the extra `lab`


@contextmanager
def lab_errors() -> Iterator[None]:
    """Reports errors of the lab's rooms as mistakes of the user."""
    missing = [name for name in PACKAGES if find_spec(name) is None]
    if missing:
        raise missing_package("tearum lab", ", ".join(missing), "lab")
    from tearum.balance.measures.dataset import DatasetError
    from tearum.edition.edit import EditError
    from tearum.lab.manifest import FolderError
    from tearum.lab.processes import LostWorkersError
    from tearum.simulate.chunks import BotVersionError
    from tearum.text.card_lookup import CardNameError

    known = (
        FolderError,
        DatasetError,
        EditError,
        LostWorkersError,
        BotVersionError,
        CardNameError,
    )
    try:
        yield
    except known as error:
        raise as_user_error(error) from None
