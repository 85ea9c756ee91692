"""A to-do list with urwid: a list, a screen for a new item, and an alert before an item is deleted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import urwid

from lunch_urwid import Launch, identify


@dataclass
class Item:
    title: str
    done: bool

    @staticmethod
    def all_of(mock: Any) -> list[Item]:
        """The items of `[{"title": "bread", "done": true}]`, or those that the app begins with."""
        if mock is None:
            return [Item("Make a list", True), Item("Do it all", False)]
        items = [Item(**entry) for entry in mock]
        for item in items:
            if not isinstance(item.title, str) or not isinstance(item.done, bool):
                raise TypeError(f"{item} has a title that is no text, or is neither done nor not")
        return items


class ListScreen(urwid.WidgetWrap):
    name = "List"

    def __init__(self, items: list[Item], current: int = 0) -> None:
        self.items = items
        self.boxes = [urwid.CheckBox(item.title, item.done, on_state_change=self.change, user_data=item)
                      for item in items]  # fmt: skip
        self.count = identify(urwid.Text(""), "count")
        walker = urwid.SimpleFocusListWalker([urwid.AttrMap(box, None, "current") for box in self.boxes])
        if items:
            walker.set_focus(max(0, min(current, len(items) - 1)))
        self.list = identify(urwid.ListBox(walker), "items")
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
    name = "New"

    def __init__(self, items: list[Item]) -> None:
        self.items = items
        self.title = identify(urwid.Edit(), "title")
        self.problem = identify(urwid.Text(""), "problem")
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
    name = "Confirm"

    def __init__(self, items: list[Item], current: int = 0) -> None:
        if not items:
            raise ValueError("there is no item that could be deleted")
        self.items, self.current = items, current
        question = f"Delete {items[current].title}?"
        choices = [("Cancel", self.leave), ("Delete", self.delete)]
        buttons = urwid.Columns([(12, urwid.Button(label, action)) for label, action in choices], 2)
        box = urwid.LineBox(urwid.Filler(urwid.Pile([urwid.Text(question), urwid.Divider(), buttons])))
        alert = identify(box, type="alert", label=question)
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
    launch = Launch({
        "List": lambda mock: ListScreen(Item.all_of(mock)),
        "New": lambda mock: NewScreen(Item.all_of(mock)),
        "Confirm": lambda mock: ConfirmScreen(Item.all_of(mock)),
    })  # fmt: skip
    loop = urwid.MainLoop(launch.screen, [("title", "bold", ""), ("current", "standout", "")])
    launch.watch(loop).run()
