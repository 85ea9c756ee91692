"""The fixture `lunch` for pytest: launches apps, and ends them with the test."""

from __future__ import annotations

import os
from typing import Any, Iterator, Sequence, Union

import pytest

from .app import App, launch
from .driver import Driver, Failure, LunchError


class Lunch:
    """Launches the apps of one test."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self._apps: list[App] = []

    def launch(self, program: Union[str, Sequence[str]], **options: Any) -> App:
        """Launches a program; the options are those of `lunchtui.launch`. The app ends with the test."""
        app = launch(self.driver, program, **options)
        self._apps.append(app)
        return app

    def screens(self) -> list[tuple[str, str]]:
        """What each app shows: a title, and the screen with its elements."""
        shown = []
        for app in self._apps:
            answer = self.driver.answer(app=app.name, show=["text", "tree"])
            shown.append((f"The screen of {app.program}", f"{answer.get('text', '')}\n{answer.get('tree', '')}"))
        return shown

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
    """Adds the screens to a failed test; a `Failure` has its own."""
    outcome: Any = yield
    report = outcome.get_result()
    apps = getattr(item, "funcargs", {}).get("lunch")
    if call.when != "call" or not report.failed or not isinstance(apps, Lunch):
        return
    if call.excinfo is not None and call.excinfo.errisinstance(Failure):
        return
    try:
        report.sections.extend(apps.screens())
    except LunchError as error:
        report.sections.append(("lunch", str(error)))


@pytest.fixture(scope="session")
def lunch_driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """The running `lunch drive` of all tests."""
    driver = Driver(cwd=os.environ.get("LUNCH_PACKAGE") or str(request.config.rootpath))
    yield driver
    driver.close()


@pytest.fixture
def lunch(lunch_driver: Driver) -> Iterator[Lunch]:
    """Launches apps, which end with the test."""
    apps = Lunch(lunch_driver)
    yield apps
    apps.close()
