"""A to-do list with curses: a list, a screen for a new item, and an alert before an item is deleted."""

from __future__ import annotations

import curses
from dataclasses import dataclass
from typing import Union

Key = Union[int, str]


@dataclass
class Item:
    title: str
    done: bool


class ListScreen:
    def __init__(self, items: list[Item], current: int = 0) -> None:
        self.items = items
        self.current = max(0, min(current, len(items) - 1))

    def draw(self, window: curses.window) -> None:
        write(window, 0, 0, "To do", curses.A_BOLD)
        for row, item in enumerate(self.items):
            attributes = curses.A_REVERSE if row == self.current else curses.A_NORMAL
            write(window, row + 2, 0, f"[{'x' if item.done else ' '}] {item.title}", attributes)
        write(window, curses.LINES - 1, 0, self.count)

    @property
    def count(self) -> str:
        return f"{sum(item.done for item in self.items)} of {len(self.items)} done"

    def handle(self, key: Key) -> Screen | None:
        match key:
            case curses.KEY_UP:
                self.current = max(self.current - 1, 0)
            case curses.KEY_DOWN:
                self.current = min(self.current + 1, max(len(self.items) - 1, 0))
            case " " if self.items:
                self.items[self.current].done ^= True
            case "d" if self.items:
                return ConfirmScreen(self.items, self.current)
            case "n":
                return NewScreen(self.items)
            case "q":
                return None
        return self


class NewScreen:
    def __init__(self, items: list[Item]) -> None:
        self.items, self.title, self.problem = items, "", ""

    def draw(self, window: curses.window) -> None:
        write(window, 0, 0, "What is to do?", curses.A_BOLD)
        write(window, 4, 0, self.problem)
        write(window, 2, 0, self.title)

    def handle(self, key: Key) -> Screen | None:
        match key:
            case "\n" if self.title:
                self.items.append(Item(self.title, False))
                return ListScreen(self.items, len(self.items) - 1)
            case "\n":
                self.problem = "An item needs a title."
            case "\x1b":
                return ListScreen(self.items)
            case curses.KEY_BACKSPACE | "\x7f":
                self.title = self.title[:-1]
            case str() if key.isprintable():
                self.title += key
        return self


class ConfirmScreen:
    def __init__(self, items: list[Item], current: int = 0) -> None:
        if not items:
            raise ValueError("there is no item that could be deleted")
        self.items, self.current, self.deletes = items, current, False

    @property
    def question(self) -> str:
        return f"Delete {self.items[self.current].title}?"

    def draw(self, window: curses.window) -> None:
        ListScreen(self.items, self.current).draw(window)
        for row, text in enumerate(["", self.question, "", ""]):
            write(window, 4 + row, 8, f" {text:40} ")
        for column, label, has_focus in [(10, "Delete", self.deletes), (22, "Cancel", not self.deletes)]:
            write(window, 6, column, f"< {label} >", curses.A_REVERSE if has_focus else curses.A_NORMAL)

    def handle(self, key: Key) -> Screen | None:
        match key:
            case curses.KEY_LEFT | curses.KEY_RIGHT | "\t":
                self.deletes = not self.deletes
            case "\n" | " " if self.deletes:
                del self.items[self.current]
                return ListScreen(self.items, self.current)
            case "\n" | " " | "\x1b":
                return ListScreen(self.items, self.current)
        return self


Screen = ListScreen | NewScreen | ConfirmScreen


def write(window: curses.window, row: int, column: int, text: str, attributes: int = curses.A_NORMAL) -> None:
    """Writes a text as far as the window reaches; curses complains of the rest."""
    rows, columns = window.getmaxyx()
    if row < rows and column < columns:
        window.insnstr(row, column, text, columns - column, attributes)


def main(window: curses.window) -> None:
    curses.curs_set(0)
    screen: Screen | None = ListScreen([Item("Make a list", True), Item("Do it all", False)])
    while screen:
        window.erase()
        screen.draw(window)
        window.refresh()
        screen = screen.handle(window.get_wch())


if __name__ == "__main__":
    curses.wrapper(main)
