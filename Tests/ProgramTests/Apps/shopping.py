"""A small Textual app: an input, a button and a list of what has been added."""

from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.widgets import Button, Input, Label, ListItem, ListView


class Shopping(App):
    CSS = """
    Horizontal { height: 3; }
    Input { width: 40; }
    ListView { height: 8; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [("ctrl+d", "leave", "Leave")]

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Input(placeholder="What do you need?", id="name")
            yield Button("Add", id="add")
        yield ListView(*[ListItem(Label(name), name=name) for name in ("bread", "butter")], id="list")
        yield Label("Nothing chosen", id="chosen")

    def on_mount(self) -> None:
        # A cursor that blinks never rests.
        field = self.query_one("#name", Input)
        field.cursor_blink = False
        field.focus()

    def on_button_pressed(self) -> None:
        field = self.query_one("#name", Input)
        self.query_one("#list", ListView).append(ListItem(Label(field.value), name=field.value))
        field.value = ""

    def on_list_view_selected(self, event: ListView.Selected) -> None:
        self.query_one("#chosen", Label).update(f"Chosen: {event.item.name}")

    def action_leave(self) -> None:
        self.exit(return_code=7)


if __name__ == "__main__":
    app = Shopping()
    app.run()
    raise SystemExit(app.return_code)
