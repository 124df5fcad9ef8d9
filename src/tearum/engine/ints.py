"""Integers and vectors for the engine. Never compiled itself.

mypy and mypyc see native integers and librt's packed vectors; plain Python sees `int` and `list`,
and needs nothing but the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    i16 = i64 = u8 = int

    class vec:  # noqa: N801  (librt's name)
        """`vec[i64](items)` is a list of them."""

        def __class_getitem__(cls, item: object) -> type:
            return list
