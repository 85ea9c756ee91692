"""The client against the transcripts of the kit, which take the place of `lunch drive`."""

import pathlib
import sys
from typing import Any

import pytest

from lunchtui import Driver, Failure, LunchError, expect, launch

KIT = pathlib.Path(__file__).resolve().parents[2] / "Kit"


def play(transcript: str) -> Driver:
    return Driver([sys.executable, str(KIT / "lunch")], environment={"LUNCH_TRANSCRIPT": str(KIT / transcript)})


def start(driver: Driver, **options: Any) -> Any:
    return launch(driver, "LunchSample", screen="Breakfast", mock={"menu": "Bread"}, **options)


def test_meal() -> None:
    with play("meal.jsonl") as driver:
        driver.test({"begin": "showsTheMeals"})
        app = start(driver)
        assert app.static_texts["menuLabel"].label == "Bread"
        app.press("right")
        app.tabs["Dinner"].tap()
        expect(app.tabs["Dinner"]).to_have("isSelected", True)
        assert not app.alerts.element.wait_for_existence(timeout=0)
        shown = driver.request(app=app.name, show=["text", "tree"])
        assert "[Dinner]" in shown["text"] and "tabGroup" in shown["tree"]
        app.terminate()
        driver.test({"end": "passed"})


def test_failures() -> None:
    with play("failures.jsonl") as driver:
        with pytest.raises(Failure, match="No app was launched"):
            driver.request({"press": {"keys": ["right"]}})
        app = start(driver)
        with pytest.raises(Failure, match="Did you mean \"Dinner\"") as missing:
            app.tabs["Diner"].tap()
        assert missing.value.kind == "noMatch" and missing.value.near == ["Dinner"]
        with pytest.raises(Failure, match="it was 4"):
            expect(app.tabs, timeout=0).to_have("count", 5)
        app.press("right")
        with pytest.raises(Failure, match="which is gone") as gone:
            app.find("e6@1").tap()
        assert gone.value.kind == "reference"
        with pytest.raises(Failure, match="do.press.keys"):
            app.press("rihgt")
        with pytest.raises(Failure, match="No app is called"):
            driver.request(app="a2")
        app.terminate()


def test_another_request_is_red() -> None:
    driver = play("meal.jsonl")
    with pytest.raises(LunchError):
        start(driver)
    with pytest.raises(LunchError):
        driver.close()


def test_a_missing_request_is_red() -> None:
    driver = play("meal.jsonl")
    driver.test({"begin": "showsTheMeals"})
    with pytest.raises(LunchError, match="status 1"):
        driver.close()
