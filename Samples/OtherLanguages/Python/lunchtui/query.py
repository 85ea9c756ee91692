"""Queries for elements, in the JSON that `lunch drive` reads."""

from __future__ import annotations

from typing import Any, Union

Step = Union[str, dict[str, Any]]
Query = Union[list[Step], str]

#: The types of elements, by the names of the properties that find them.
TYPES: dict[str, str] = {
    "other_elements": "other", "windows": "window", "groups": "group", "alerts": "alert", "dialogs": "dialog",
    "buttons": "button", "radio_buttons": "radioButton", "check_boxes": "checkBox", "toggles": "toggle",
    "switches": "toggle", "combo_boxes": "comboBox", "pop_up_buttons": "popUpButton", "menus": "menu",
    "menu_items": "menuItem", "menu_bars": "menuBar", "tabs": "tab", "tab_groups": "tabGroup", "toolbars": "toolbar",
    "status_bars": "statusBar", "tables": "table", "table_rows": "tableRow", "table_columns": "tableColumn",
    "cells": "cell", "outlines": "outline", "outline_rows": "outlineRow", "collection_views": "collectionView",
    "sliders": "slider", "steppers": "stepper", "progress_indicators": "progressIndicator",
    "activity_indicators": "activityIndicator", "pickers": "picker", "links": "link", "images": "image",
    "search_fields": "searchField", "scroll_views": "scrollView", "scroll_bars": "scrollBar",
    "static_texts": "staticText", "text_fields": "textField", "secure_text_fields": "secureTextField",
    "text_views": "textView", "splitters": "splitter",
}


def named(name: str, kind: str | None = None) -> Step:
    """The elements with an identifier, or else a label, or else a placeholder."""
    found: dict[str, Any] = {"name": name}
    if kind is not None:
        found["type"] = kind
    return {"matching": found}


def text(content: str, *, matches: bool = False) -> Step:
    """The places of a text on the screen; of a regular expression if `matches` is true."""
    return {"text": {"matches" if matches else "is": content}}
