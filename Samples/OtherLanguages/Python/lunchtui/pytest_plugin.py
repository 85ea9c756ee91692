"""The fixture `lunch` for pytest: launches apps, and ends them with the test."""

from __future__ import annotations

import os
from typing import Any, Iterator, Sequence, Union

import pytest

from .app import App, launch
from .driver import Driver


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
