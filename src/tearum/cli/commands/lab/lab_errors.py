"""What can be wrong with the runs that the lab works on."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from tearum.cli.errors import UserError, missing_package


@contextmanager
def lab_errors() -> Iterator[None]:
    """Reports errors of the lab's rooms as mistakes of the user."""
    if find_spec("polars") is None or find_spec("altair") is None:
        raise missing_package("tearum lab", "polars, altair", "lab")
    from tearum.balance.measures.dataset import DatasetError
    from tearum.edition.edit import EditError
    from tearum.lab.manifest import FolderError
    from tearum.lab.processes import LostWorkersError
    from tearum.simulate.chunk import BotVersionError

    known = (FolderError, DatasetError, EditError, LostWorkersError, BotVersionError)
    try:
        yield
    except known as error:
        raise UserError(str(error)) from None
