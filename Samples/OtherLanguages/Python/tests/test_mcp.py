"""The MCP server, used by a client of the package `mcp`; skipped without that."""

import asyncio
import json
import os
import pathlib
import sys
from typing import Any

import pytest

pytest.importorskip("mcp.server.mcpserver")
SERVER = pathlib.Path(__file__).resolve().parents[1] / "lunch_mcp.py"


async def session(program: str) -> list[dict[str, Any]]:
    from mcp import Client, StdioServerParameters, stdio_client

    path = os.pathsep.join([str(SERVER.parent), os.environ.get("PYTHONPATH", "")])
    server = StdioServerParameters(
        command=sys.executable, args=[str(SERVER)], env={**os.environ, "PYTHONPATH": path})
    calls: list[tuple[str, dict[str, Any]]] = [
        ("open", {"program": [program], "screen": "Registration"}),
        ("do", {"command": {"type": {"query": "app.textFields.firstMatch", "text": "info@example.com"}}}),
        ("expect", {"expectation": {"query": "app.buttons[\"REGISTER\"]", "property": "isEnabled", "is": True, "within": 0}}),
        ("wait", {"event": {"for": "running"}}), ("see", {"show": ["text"]}), ("test", {"language": "python"}), ("close", {}),
    ]
    async with Client(stdio_client(server)) as client:
        assert sorted(tool.name for tool in (await client.list_tools()).tools) == sorted({name for name, _ in calls})
        answers = []
        for name, arguments in calls:
            result = await client.call_tool(name, {"name": "form", **arguments})
            answers.append(json.loads(result.content[0].text))
        return answers


def test_each_tool(registration: str) -> None:
    opened, typed, expected, waited, seen, written, closed = asyncio.run(session(registration))
    assert opened["screen"] == "Registration" and "text" in opened
    assert "info@example.com" in json.dumps(typed["elements"])
    assert expected["ok"] is False and "REGISTER" in expected["message"]
    assert waited["value"] is True and "info@example.com" in seen["text"]
    # An expectation that failed is not in the test.
    assert "type_text(\"info@example.com\")" in written["python"] and "REGISTER" not in written["python"]
    assert closed["ok"] is True
