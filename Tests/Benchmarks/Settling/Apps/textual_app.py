"""A small app of Textual, with a button, a field, a check box and a list. Ctrl-Q ends it."""
from textual.app import App
from textual.widgets import Button, Checkbox, Footer, Header, Input, Label, ListItem, ListView


class Small(App):
    def compose(self):
        yield Header()
        yield Button("Order", id="order")
        yield Input(placeholder="Name")
        yield Checkbox("With cheese")
        yield ListView(*(ListItem(Label(f"Dish {number}")) for number in range(20)))
        yield Footer()

    def on_button_pressed(self):
        self.query_one(Input).value = "ordered"

    def on_input_submitted(self):
        self.notify("Thank you", timeout=1)


Small().run()
