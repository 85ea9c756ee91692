"""The programs of the tests: those of the debug build of this package."""

import os
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[4]


@pytest.fixture
def registration() -> str:
    """The path of the sample `Registration`."""
    return os.environ.get("LUNCH_REGISTRATION") or str(ROOT / ".build/debug/Registration")
