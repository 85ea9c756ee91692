"""A to-do list with urwid: a list, a screen for a new item, and an alert before an item is deleted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import urwid


@dataclass
class Item:
    title: str
    done: bool


class ListScreen(urwid.WidgetWrap):
    def __init__(self, items: list[Item], current: int = 0) -> None:
        self.items = items
        self.boxes = [urwid.CheckBox(item.title, item.done, on_state_change=self.change, user_data=item)
                      for item in items]  # fmt: skip
        self.count = urwid.Text("")
        walker = urwid.SimpleFocusListWalker([urwid.AttrMap(box, None, "current") for box in self.boxes])
        if items:
            walker.set_focus(max(0, min(current, len(items) - 1)))
        self.list = urwid.ListBox(walker)
        header = urwid.Pile([urwid.Text(("title", "To do")), urwid.Divider()])
        super().__init__(urwid.Frame(self.list, header, self.count))
        self.change()

    @property
    def current(self) -> int:
        return self.list.focus_position if self.items else 0

    def change(self, box: urwid.CheckBox | None = None, is_done: bool = False, item: Item | None = None) -> None:
        if item:
            item.done = is_done
        self.count.set_text(f"{sum(item.done for item in self.items)} of {len(self.items)} done")

    def keypress(self, size: tuple[int, int], key: str) -> str | None:
        match super().keypress(size, key):
            case "n":
                go(NewScreen(self.items))
            case "d" if self.items:
                go(ConfirmScreen(self.items, self.current))
            case "q":
                raise urwid.ExitMainLoop
            case other:
                return other
        return None


class NewScreen(urwid.WidgetWrap):
    def __init__(self, items: list[Item]) -> None:
        self.items = items
        self.title = urwid.Edit()
        self.problem = urwid.Text("")
        rows = [urwid.Text(("title", "What is to do?")), urwid.Divider(), self.title, urwid.Divider(), self.problem]
        super().__init__(urwid.Filler(urwid.Pile(rows), "top"))

    def keypress(self, size: tuple[int, int], key: str) -> str | None:
        match key:
            case "enter" if self.title.edit_text:
                self.items.append(Item(self.title.edit_text, False))
                go(ListScreen(self.items, len(self.items) - 1))
            case "enter":
                self.problem.set_text("An item needs a title.")
            case "esc":
                go(ListScreen(self.items))
            case _:
                return super().keypress(size, key)
        return None


class ConfirmScreen(urwid.WidgetWrap):
    def __init__(self, items: list[Item], current: int = 0) -> None:
        self.items, self.current = items, current
        question = f"Delete {items[current].title}?"
        choices = [("Cancel", self.leave), ("Delete", self.delete)]
        buttons = urwid.Columns([(12, urwid.Button(label, action)) for label, action in choices], 2)
        alert = urwid.LineBox(urwid.Filler(urwid.Pile([urwid.Text(question), urwid.Divider(), buttons])))
        super().__init__(urwid.Overlay(alert, ListScreen(items, current), "center", 44, "middle", 7))

    def leave(self, _: Any = None) -> None:
        go(ListScreen(self.items, self.current))

    def delete(self, _: Any) -> None:
        del self.items[self.current]
        self.leave()

    def keypress(self, size: tuple[int, int], key: str) -> str | None:
        return self.leave() if key == "esc" else super().keypress(size, key)


def go(screen: urwid.Widget) -> None:
    loop.widget = screen


if __name__ == "__main__":
    items = [Item("Make a list", True), Item("Do it all", False)]
    loop = urwid.MainLoop(ListScreen(items), [("title", "bold", ""), ("current", "standout", "")])
    loop.run()
