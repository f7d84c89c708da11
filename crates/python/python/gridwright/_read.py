"""Answers in JSON as objects."""

from __future__ import annotations

import functools
import inspect
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

Reader = Callable[[Any], Any]


def read(cls: Any, data: Mapping[str, Any]) -> Any:
    """The object of a class that a piece of JSON stands for."""
    values = {}
    for name, key, reader in _members_of(cls):
        if key in data:
            value = data[key]
            values[name] = value if reader is None else reader(value)
    return cls(**values)


@functools.cache
def _members_of(cls: Any) -> list[tuple[str, str, Reader | None]]:
    """The members of a class: what they are called here and in JSON, and how they are read."""
    hints = inspect.get_annotations(cls, eval_str=True)
    return [(one.name, one.metadata.get("name", one.name), _reader(hints[one.name])) for one in fields(cls)]


def _reader(hint: Any) -> Reader | None:
    """How values of a type are read; nothing where they are as they are in JSON."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        kinds = [arg for arg in args if arg is not type(None)]
        return _reader(kinds[0]) if len(kinds) == 1 else None
    if origin is list:
        item = _reader(args[0])
        return None if item is None else functools.partial(_read_list, item)
    if origin is dict:
        item = _reader(args[1])
        return None if item is None else functools.partial(_read_table, item)
    if hint is int:
        return int
    return functools.partial(read, hint) if is_dataclass(hint) else None


def _read_list(item: Reader, values: list[Any]) -> list[Any]:
    return [item(value) for value in values]


def _read_table(item: Reader, values: dict[str, Any]) -> dict[str, Any]:
    return {name: item(value) for name, value in values.items()}
