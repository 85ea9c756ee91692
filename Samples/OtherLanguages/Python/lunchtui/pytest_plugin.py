"""The fixture `lunch` for pytest: launches apps, ends them with the test, and keeps a trace of a test that fails."""

from __future__ import annotations

import os
from typing import Any, Iterator, Sequence, Union

import pytest

from .app import App, launch
from .driver import Driver, Failure, LunchError


# pytest leaves the calls of this file out of tracebacks.
__tracebackhide__ = True


class Lunch:
    """Launches the apps of one test."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        #: The result of the test so far.
        self.verdict = "passed"
        self._apps: list[App] = []

    def launch(self, program: Union[str, Sequence[str]], **options: Any) -> App:
        """Launches a program; the options are those of `lunchtui.launch`. The app ends with the test."""
        app = launch(self.driver, program, **options)
        self._apps.append(app)
        return app

    def found(self, error: BaseException) -> list[tuple[str, str]]:
        """Notes that the test has failed, and returns what to add to its report: titles and texts."""
        self.verdict = "failed"
        answer = self.driver.test({"issue": str(error) or type(error).__name__})
        sections = []
        # A failure has the screen in its message.
        if not isinstance(error, Failure):
            sections = [("The app", text) for text in answer.get("evidence", [])]
        lines = answer.get("lines", [])
        return sections + ([("Lunch", "\n".join(lines))] if lines else [])

    def close(self) -> None:
        """Ends the apps; the first that failed without a report raises its failure, once all have ended."""
        failure: BaseException | None = None
        for app in reversed(self._apps):
            try:
                app.terminate()
            except Exception as error:
                failure = failure or error
        if failure is not None:
            raise failure


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Adds to the report of a failed test what its apps show, and the name of the trace."""
    outcome: Any = yield
    report = outcome.get_result()
    lunch = getattr(item, "funcargs", {}).get("lunch")
    if call.when != "call" or not isinstance(lunch, Lunch):
        return
    if report.skipped:
        lunch.verdict = "skipped"
    if not report.failed:
        return
    error = call.excinfo.value if call.excinfo is not None else AssertionError(str(report.longrepr))
    try:
        report.sections.extend(lunch.found(error))
    except LunchError as problem:
        report.sections.append(("Lunch", str(problem)))


@pytest.fixture(scope="session")
def lunch_driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """The running `lunch drive` of all tests."""
    cache = getattr(request.config, "cache", None)
    folder = {}
    if cache is not None and "LUNCH_TRACES" not in os.environ:
        # A value that is set makes the file .gitignore, which a folder alone does not.
        cache.set("lunch/traces", True)
        folder["LUNCH_TRACES"] = str(cache.mkdir("lunch"))
    driver = Driver(cwd=os.environ.get("LUNCH_PACKAGE") or str(request.config.rootpath), environment=folder)
    yield driver
    driver.close()


@pytest.fixture
def lunch(lunch_driver: Driver, request: pytest.FixtureRequest) -> Iterator[Lunch]:
    """Launches apps, which end with the test."""
    node = request.node
    line = (node.location[1] or 0) + 1
    lunch_driver.test({"begin": node.name, "id": node.nodeid}, {"file": str(node.path), "line": line})
    lunch = Lunch(lunch_driver)
    yield lunch
    try:
        lunch.close()
    except Exception as error:
        lines = [text for _, text in lunch.found(error)]
        raise Failure({"message": str(error), "report": "\n".join([str(error), *lines])}) from None
    finally:
        ended = lunch_driver.test({"end": lunch.verdict})
    # An app that the test has launched in another way ends here.
    if ended.get("ok") is not True:
        raise Failure(ended)
