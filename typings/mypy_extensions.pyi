"""What pyright is told of mypy_extensions: a native int is an int.

mypy knows that an `int` fits an `i64`; pyright does not. At run time, interpreted, they are the same.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

_T = TypeVar("_T")

i64: TypeAlias = int
i32: TypeAlias = int
i16: TypeAlias = int
u8: TypeAlias = int

def trait(cls: type[_T]) -> type[_T]: ...
def mypyc_attr(*attrs: str, **kwattrs: Any) -> Callable[[_T], _T]: ...
