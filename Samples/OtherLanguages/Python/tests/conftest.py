"""The programs of the tests: those of the debug build of this package."""

import json
import os
import pathlib
import subprocess
from typing import Any

import pytest

from lunchtui import Driver

ROOT = pathlib.Path(__file__).resolve().parents[4]


@pytest.fixture
def registration() -> str:
    """The path of the sample `Registration`."""
    return os.environ.get("LUNCH_REGISTRATION") or str(ROOT / ".build/debug/Registration")


@pytest.fixture(scope="session", autouse=True)
def checked(lunch_driver: Driver) -> None:
    """Holds all requests and answers against the schema, if the package `jsonschema` is installed."""
    try:
        import jsonschema
    except ImportError:
        return
    command = os.environ.get("LUNCH") or "lunch"
    schema = json.loads(subprocess.run([command, "drive", "schema"], check=True, capture_output=True).stdout)
    validator = jsonschema.Draft202012Validator
    kinds = {kind: validator({**schema, "oneOf": [{"$ref": f"#/$defs/{kind}"}]}) for kind in ("request", "answer")}
    exchange = lunch_driver._exchange

    def check(request: dict[str, Any]) -> dict[str, Any]:
        answer = exchange(request)
        kinds["request"].validate(request)
        kinds["answer"].validate(answer)
        return answer

    lunch_driver._exchange = check  # type: ignore[method-assign]
