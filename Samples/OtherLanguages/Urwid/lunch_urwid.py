"""Opens an urwid app on any of its screens, and tells a test that uses Lunch what is on it. Copy it, and lunch.py.

    launch = Launch({"List": build_list})  # before urwid starts; a screen is a widget, and `launch.screen` the first
    loop = urwid.MainLoop(launch.screen)   # with whatever the app gives it
    launch.watch(loop).run()               # the app goes to another screen by `loop.widget = …`

A test knows a screen by the `name` of its widget. `identify(widget, "title")` names an element, and may say more of it:
`identify(box, type="alert", label="Delete?")`. What goes on behind a key stands in `launch.busy` until it is over. How
screens are built stands in lunch.py."""

import os, select
from typing import Any

import urwid
from urwid.canvas import shard_body, shard_body_tail

import lunch
from lunch import Element

Leaves = dict[int, tuple[int, int]]

TYPES = {"Button": "button", "CheckBox": "checkBox", "Edit": "textField", "LineBox": "window", "ListBox": "scrollView",
         "ProgressBar": "progressIndicator", "RadioButton": "radioButton", "Text": "staticText"}  # fmt: skip
CONTAINERS = {"alert", "dialog", "group", "scrollView", "table", "window"}  # Of others, the parts are no elements.


def identify(widget: urwid.Widget, identifier: str = "", **attributes: Any) -> urwid.Widget:
    widget.lunch_attributes = {"identifier": identifier, **attributes}
    return widget


def attributes(widget: urwid.Widget) -> dict[str, Any]:
    """All that a widget says of itself; nothing if it is no element."""
    said: dict[str, Any] = {}
    match kind := next((TYPES[base.__name__] for base in type(widget).__mro__ if base.__name__ in TYPES), "group"):
        case "button":
            said = {"label": widget.get_label()}
        case "checkBox" | "radioButton":
            said = {"label": widget.get_label(), "value": {True: "1", False: "0"}.get(widget.get_state(), "2")}
        case "textField" if widget._mask is not None:
            kind, said = "secureTextField", {"label": widget.caption, "value": "•" * len(widget.edit_text)}
        case "textField":
            said = {"label": widget.caption, "value": widget.edit_text}
        case "staticText":
            said = {"label": widget.text}
        case "progressIndicator":
            said = {"value": widget.get_text().strip()}
    given = getattr(widget, "lunch_attributes", None)
    is_border = kind == "staticText" and widget.text and all("─" <= letter <= "╿" for letter in widget.text)
    return {"type": kind, **said, **(given or {})} if given or kind != "group" and not is_border else {}


def leaves(canvas: urwid.Canvas) -> Leaves:
    """The columns and rows at which the canvases without parts begin; of one that was drawn twice, nobody knows."""
    found, twice, tail, row = Leaves(), set[int](), list[Any](), 0
    whole = [(canvas.rows(), [(0, 0, canvas.cols(), canvas.rows(), None, canvas)])]
    for rows, views in getattr(canvas, "shards", whole):
        body, column = shard_body(views, tail, False), 0
        for done, _, (trimmed, cut, columns, _, _, leaf) in body:
            place = (column - trimmed, row - cut)
            if not done and found.setdefault(id(leaf), place) != place:
                twice.add(id(leaf))
            column += columns
        tail, row = shard_body_tail(rows, body), row + rows
    return {leaf: place for leaf, place in found.items() if leaf not in twice}


def elements(canvas: urwid.Canvas, place: tuple[int, int], around: list[int], drawn: Leaves) -> list[Element]:
    """The elements of what was drawn, from back to front and from the top left to the bottom right."""
    left, top = max(place[0], around[0]), max(place[1], around[1])
    right = min(place[0] + canvas.cols(), around[0] + around[2])
    bottom = min(place[1] + canvas.rows(), around[1] + around[3])
    if right <= left or bottom <= top:  # It is scrolled away.
        return []
    frame = [left, top, right - left, bottom - top]
    widget, _, has_focus = canvas.widget_info or (None, None, False)
    said = attributes(widget) if widget else {}
    is_container = said.get("type", "group") in CONTAINERS
    parts = list[tuple[tuple[int, int], urwid.Canvas]]()
    for _, _, part, _ in getattr(canvas, "children", []) if is_container else []:
        # The places that urwid keeps of parts are wrong where it has padded or cut: those of leaves are right.
        own = leaves(part)
        if leaf := next((leaf for leaf in own if leaf in drawn), None):
            parts.append(((drawn[leaf][0] - own[leaf][0], drawn[leaf][1] - own[leaf][1]), part))
    # urwid lists the one with the focus first, and that on top before that below.
    parts = parts[::-1] if isinstance(widget, urwid.Overlay) else sorted(parts, key=lambda part: part[0][::-1])
    children = [node for place, part in parts for node in elements(part, place, frame, drawn)]
    has_focus = has_focus and widget.selectable() and not is_container
    return [{**said, "frame": frame, "focus": has_focus, "children": children}] if said else children


class Launch(lunch.Launch[urwid.Widget]):
    def watch(self, loop: urwid.MainLoop) -> urwid.MainLoop:
        """Has the loop read through `receive`, and publish whenever it has drawn and is going to wait."""
        self.busy, drawn = list[str](), list[Any]()
        terminal, draw, idle = loop.screen, loop.screen.draw_screen, loop.entering_idle

        def read() -> list[int]:
            file = terminal._input_fileno()
            if not select.select([file], [], [], 0)[0]:
                return []
            if data := os.read(file, 1024):  # urwid takes long for more at once
                return [*self.receive(data)]
            raise urwid.ExitMainLoop

        def draw_screen(size: tuple[int, int], canvas: urwid.Canvas) -> None:
            drawn[:] = [size, canvas]
            draw(size, canvas)

        def entering_idle() -> None:
            if self.show():
                loop.widget = self.screen
            idle()
            if drawn and not terminal._resized:  # or urwid draws nothing before it has the new size
                # urwid waits for the rest of a sequence, and knows only then that Escape was a key.
                busy = [*self.busy, *(["escape"] if terminal._input_timeout else [])]
                nodes = elements(drawn[1], (0, 0), [0, 0, *drawn[0]], leaves(drawn[1]))
                self.publish(getattr(loop.widget, "name", ""), drawn[0], nodes, busy=busy)

        if self.token:
            terminal._get_keyboard_codes, terminal.draw_screen, loop.entering_idle = read, draw_screen, entering_idle
        return loop
