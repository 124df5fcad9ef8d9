"""Integers and vectors for the engine. Never compiled itself.

mypy and mypyc see native integers and librt's packed vectors; plain Python sees `int` and `list`,
and needs nothing but the standard library.
"""

import copyreg
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

    # Packed vectors of the compiled engine can't be pickled by themselves, and so neither could a
    # state. They travel as lists.
    try:
        from librt.vecs import vec as _packed_vec
        from mypy_extensions import i64 as _packed_i64
    except ImportError:
        pass  # plain Python has lists anyway
    else:

        def packed(numbers: list) -> object:
            return _packed_vec[_packed_i64](numbers)

        copyreg.pickle(_packed_vec[_packed_i64], lambda numbers: (packed, (list(numbers),)))
