#!/usr/bin/env python3
"""An MCP server with which an agent uses and tests terminal programs. It needs `pip install 'mcp>=2'` and the command `lunch`.

Each tool returns the answer of `lunch drive` as JSON: what has changed once the program has settled.
"""

from __future__ import annotations

import json
from typing import Any, Optional

from mcp.server.mcpserver import MCPServer

from lunchtui import Driver

server = MCPServer(
    "lunch",
    instructions="Each answer has only what has changed: rows, elements with references (e7@42) and queries, focus, cursor. "
    "Never sleep, and never look again to be sure: an answer comes once the program has settled. "
    "`lunch drive skill` explains commands and queries.")
_driver: Optional[Driver] = None


def _ask(app: str, command: Optional[dict[str, Any]] = None, show: Optional[list[str]] = None) -> str:
    global _driver
    _driver = _driver or Driver()
    return json.dumps(_driver.answer(command, app=app, show=show or []), ensure_ascii=False)


@server.tool()
def open(name: str, program: list[str], screen: Optional[str] = None, mock: Any = None, columns: int = 80, rows: int = 24,
         environment: Optional[dict[str, str]] = None) -> str:
    """Starts a program with its arguments on a terminal of its own. `name` is the name for the other tools.

    The first word is a path, a product of the Swift package in the working directory, or a command in PATH.
    An app that adopts Lunch opens on `screen` with `mock` data.
    """
    launch: dict[str, Any] = {"program": program, "size": {"columns": columns, "rows": rows}}
    if screen is not None:
        launch["screen"] = screen
    if mock is not None:
        launch["mock"] = mock
    if environment:
        launch["environment"] = environment
    return _ask(name, {"launch": launch}, ["text"])


@server.tool()
def see(name: str, show: Optional[list[str]] = None) -> str:
    """What has changed since the last answer; `show` adds `text` (the whole screen), `tree` (all elements) or `svg`."""
    return _ask(name, None, show)


@server.tool()
def do(name: str, command: dict[str, Any], show: Optional[list[str]] = None) -> str:
    """Performs one command, and returns what it has changed.

    Commands: {"press":{"keys":["down","control-c"]}}, {"type":{"text":"hello"}}, {"tap":{"query":"e7@42"}},
    {"tap":{"query":"app.buttons[\\"Save\\"]"}}, {"resize":{"columns":40,"rows":10}}, {"paste":{"text":"…"}},
    {"read":{"query":"app.staticTexts[\\"menuLabel\\"]","property":"label"}}.
    """
    return _ask(name, command, show)


@server.tool()
def expect(name: str, expectation: dict[str, Any]) -> str:
    """Expects something within a time; a failure says what was there instead.

    {"query":"app.text(\\"Saved\\")","property":"exists","is":true,"within":5}; comparisons are is, isNot, contains,
    matches, <, <=, > and >=.
    """
    return _ask(name, {"expect": expectation})


@server.tool()
def wait(name: str, event: dict[str, Any]) -> str:
    """Waits as `expect` does, but a time that is over is the value false and no failure.

    Also {"for":"exit"}, {"for":"answers"} (of the network) and {"for":"notRunning"}.
    """
    return _ask(name, {"wait": event})


@server.tool()
def test(name: str, language: str = "swift") -> str:
    """Writes what was done so far as a test, in `swift` or in `python`."""
    return _ask(name, None, [language])


@server.tool()
def close(name: str) -> str:
    """Ends the program."""
    return _ask(name, {"terminate": {}})


if __name__ == "__main__":
    server.run()
