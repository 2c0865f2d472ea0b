"""A choice of Structs told by the only key of a mapping: `{gain: {gold: 1}}` is a `Gain` of 1 gold.

A game declares one base a vocabulary, and every Struct that inherits from it is a word, spelled like its class:

    class Word(Keyed): ...
    class OneOf(msgspec.Struct, Word, frozen=True): ...   # {one_of: {...}}
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

import msgspec

from kingsburg_table.core.actions import snake

T = TypeVar("T")


class Keyed:
    """The base of a vocabulary's base."""

    __slots__ = ()
    kinds: ClassVar[dict[str, type[Any]]] = {}

    def __init_subclass__(cls) -> None:
        if Keyed in cls.__bases__:
            cls.kinds = {}
        else:
            cls.kinds[snake(cls.__name__)] = cls

    @classmethod
    def kind_of(cls, value: Any) -> tuple[str, type[Any]]:
        """The key and the Struct it means; ValueError where there is none or more than one."""
        if not isinstance(value, dict) or len(value) != 1:
            said = ", ".join(value) if isinstance(value, dict) else ""
            raise ValueError(f"expected exactly one word, found {said or 'none'}")
        word = next(iter(value))
        if word not in cls.kinds:
            raise ValueError(f"unknown word {word}: expected one of {', '.join(sorted(cls.kinds))}")
        return word, cls.kinds[word]


def convert(value: Any, wanted: type[T], *, strict: bool = True) -> T:
    """Plain data as a type, words included; msgspec.ValidationError for what is none."""
    return msgspec.convert(value, wanted, strict=strict, str_keys=True, dec_hook=_read)


def spelled(word: object) -> str:
    """How a word is written: its class in small letters."""
    return snake(type(word).__name__)


def _read(wanted: type[Any], value: Any) -> Any:
    if not (isinstance(wanted, type) and issubclass(wanted, Keyed)):
        raise TypeError(f"{wanted} cannot be read")
    word, kind = wanted.kind_of(value)
    return convert(value[word], kind)
