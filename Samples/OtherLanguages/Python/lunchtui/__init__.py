"""Tests of terminal apps in Python, with `lunch drive`.

    def test_form(lunch):
        app = lunch.launch("Registration", screen="Registration")
        app.buttons["REGISTER"].expect("isEnabled", is_=False)
"""

from .app import App, Element, ElementQuery, Expectation, Terminal, expect, launch
from .driver import Driver, Failure, LunchError

__all__ = [
    "App", "Driver", "Element", "ElementQuery", "Expectation", "Failure", "LunchError", "Terminal", "expect", "launch",
]
