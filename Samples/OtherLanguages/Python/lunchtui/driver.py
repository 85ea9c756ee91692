"""The command `lunch drive`, and the requests that it answers."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from typing import Any, Iterable, Optional


# pytest leaves the calls of this file out of tracebacks.
__tracebackhide__ = True


class LunchError(Exception):
    """`lunch drive` could not be started, or has ended."""


class Failure(AssertionError):
    """What an app, or a test of an app, has done wrong.

    The text is the message that a test in Swift prints, with the screen and the elements.
    """

    def __init__(self, answer: dict[str, Any]) -> None:
        #: The kind of the failure, for example `noMatch`.
        self.kind: str = answer.get("kind", "other")
        #: The message without the screen.
        self.message: str = answer.get("message", "")
        #: The queries, names and texts near to what was looked for.
        self.near: list[str] = answer.get("near", [])
        super().__init__(answer.get("report") or self.message)


def _lunch() -> str:
    """The path of the command."""
    installed = os.path.join(sysconfig.get_path("scripts"), "lunch")
    return os.environ.get("LUNCH") or shutil.which(installed) or shutil.which("lunch") or "lunch"


class Driver:
    """A running `lunch drive`. One is enough for all apps of a test run."""

    def __init__(self, command: Optional[Iterable[str]] = None, *, cwd: Optional[str] = None,
                 environment: Optional[dict[str, str]] = None) -> None:
        """Starts the command.

        `environment` adds variables. `command` is the program with its arguments; by default it is the path in the variable LUNCH, the command that was installed with this module, or `lunch` in PATH.
        """
        words = list(command) if command is not None else [_lunch()]
        try:
            self._process = subprocess.Popen(
                [*words, "drive"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=cwd, text=True, encoding="utf-8",
                env={**os.environ, **(environment or {})})
        except OSError as error:
            raise LunchError(f"{words[0]} cannot be run: {error}. Set LUNCH to the path of lunch.") from error
        self._count = 0

    def request(self, command: Optional[dict[str, Any]] = None, *, app: Optional[str] = None,
                show: Iterable[str] = ()) -> dict[str, Any]:
        """Performs a command, and returns the answer; raises `Failure` if the answer is one."""
        answer = self.answer(command, app=app, show=["report", *show])
        if answer.get("ok") is not True:
            raise Failure(answer)
        return answer

    def answer(self, command: Optional[dict[str, Any]] = None, *, app: Optional[str] = None,
               show: Iterable[str] = ()) -> dict[str, Any]:
        """Performs a command, and returns the answer, whatever it says."""
        request: dict[str, Any] = {"at": _caller()}
        if command is not None:
            request["do"] = command
        if app is not None:
            request["app"] = app
        parts = list(show)
        if parts:
            request["show"] = parts
        return self._exchange(request)

    def test(self, step: dict[str, Any], place: Optional[dict[str, Any]] = None) -> dict[str, Any]:
        """Begins or ends a test, or reports what it has found itself: `test` in Driving.md."""
        answer = self._exchange({"test": step, **({"at": place} if place is not None else {})})
        if answer.get("kind") in ("request", "test"):
            raise LunchError(answer.get("message"))
        return answer

    def _exchange(self, request: dict[str, Any]) -> dict[str, Any]:
        self._count += 1
        request["id"] = self._count
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except (OSError, ValueError) as error:
            raise LunchError(f"lunch drive has ended: {error}") from error
        if not line:
            raise LunchError(f"lunch drive has ended with status {self._process.wait()}.")
        answer: dict[str, Any] = json.loads(line)
        if answer.get("id") != self._count:
            raise LunchError(f"The answer to request {self._count} has the identifier {answer.get('id')}.")
        return answer

    def close(self) -> None:
        """Ends all apps; raises `LunchError` if one failed and no answer has reported it."""
        if self._process.stdin is not None:
            try:
                self._process.stdin.close()
            except OSError:
                pass
        status = self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        if status != 0:
            raise LunchError(f"lunch drive has ended with status {status}; its reason is on standard error.")

    def __enter__(self) -> Driver:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _caller() -> dict[str, Any]:
    """The line outside of this package that makes the request."""
    frame = sys._getframe(1)
    while frame.f_back is not None and str(frame.f_globals.get("__name__")).split(".")[0] == "lunchtui":
        frame = frame.f_back
    return {"file": frame.f_code.co_filename, "line": frame.f_lineno}
