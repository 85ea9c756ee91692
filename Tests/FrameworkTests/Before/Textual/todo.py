"""A to-do list with Textual: a list, a screen for a new item, and an alert before an item is deleted."""

from __future__ import annotations

from dataclasses import dataclass
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Checkbox, Input, Label


@dataclass
class Item:
    title: str
    done: bool


class ListScreen(Screen[None]):
    BINDINGS = [
        ("up", "app.focus_previous", "Up"),
        ("down", "app.focus_next", "Down"),
        ("n", "new", "New"),
        ("d", "delete", "Delete"),
        ("q", "app.quit", "Quit"),
    ]

    def __init__(self, items: list[Item]) -> None:
        super().__init__()
        self.items = items

    def compose(self) -> ComposeResult:
        yield Label("To do")
        yield Vertical(id="items")
        yield Label(self.count, id="count")

    async def on_screen_resume(self) -> None:
        """Shows the items, which another screen may have changed."""
        place = self.current
        items = self.query_one("#items", Vertical)
        await items.remove_children()
        await items.mount_all(Checkbox(item.title, item.done) for item in self.items)
        self.query_one("#count", Label).update(self.count)
        if self.items:
            items.query(Checkbox)[min(place, len(self.items) - 1)].focus()

    def on_checkbox_changed(self, event: Checkbox.Changed) -> None:
        self.items[self.query(Checkbox).nodes.index(event.checkbox)].done = event.value
        self.query_one("#count", Label).update(self.count)

    @property
    def count(self) -> str:
        return f"{sum(item.done for item in self.items)} of {len(self.items)} done"

    @property
    def current(self) -> int:
        boxes = self.query(Checkbox).nodes
        return boxes.index(self.focused) if self.focused in boxes else 0

    def action_new(self) -> None:
        self.app.push_screen(NewScreen(self.items))

    def action_delete(self) -> None:
        if self.items:
            self.app.push_screen(ConfirmScreen(self.items, self.current))


class NewScreen(Screen[None]):
    BINDINGS = [("escape", "dismiss", "Cancel")]

    def __init__(self, items: list[Item]) -> None:
        super().__init__()
        self.items = items

    def compose(self) -> ComposeResult:
        yield Label("What is to do?")
        yield Input(id="title")
        yield Label("", id="problem")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not event.value:
            self.query_one("#problem", Label).update("An item needs a title.")
            return
        self.items.append(Item(event.value, False))
        self.dismiss()


class ConfirmScreen(ModalScreen[None]):
    BINDINGS = [("escape", "dismiss", "Cancel"), ("left,right", "app.focus_next", "Other")]

    def __init__(self, items: list[Item], place: int = 0) -> None:
        super().__init__()
        self.items, self.place = items, place
        self.title = f"Delete {items[place].title}?"

    def compose(self) -> ComposeResult:
        yield Label(self.title or "")
        with Horizontal():
            yield Button("Cancel", id="cancel")
            yield Button("Delete", id="delete", variant="error")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "delete":
            del self.items[self.place]
        self.dismiss()


class TodoApp(App[None]):
    CSS = """
    #items { height: 1fr; }
    #count { dock: bottom; }
    ConfirmScreen { align: center middle; }
    ConfirmScreen Horizontal { height: 3; width: 40; }
    """
    ENABLE_COMMAND_PALETTE = False

    async def on_mount(self) -> None:
        await self.push_screen(ListScreen([Item("Make a list", True), Item("Do it all", False)]))


if __name__ == "__main__":
    TodoApp().run()
