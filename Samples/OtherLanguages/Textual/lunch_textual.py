"""Opens a Textual app on any of its screens, and tells a test that uses Lunch what is on it. Copy it, and lunch.py.

    launch({"List": lambda mock: MyApp(mock)}).run()  # an app for each screen; the first is the default

A test knows a screen by its `name`. Unless a test started the app, nothing is changed. How screens are built stands in
lunch.py."""

import codecs, os, select, sys
from typing import Any, Callable, Mapping

from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
from textual.widget import Widget

from lunch import Launch

TYPES = {"Button": "button", "Checkbox": "checkBox", "Input": "textField", "ListItem": "cell", "ModalScreen": "alert",
         "RadioButton": "radioButton", "Static": "staticText", "Switch": "toggle", "TextArea": "textView"}  # fmt: skip


def launch(makers: Mapping[str, Callable[[Any], App[Any]]]) -> App[Any]:
    TestedDriver.launch = Launch(makers, takes_messages=False)
    app = TestedDriver.launch.screen
    app.driver_class = TestedDriver if TestedDriver.launch.token else app.driver_class
    return app


def element(widget: Widget) -> dict[str, Any]:
    kind = next((TYPES[base.__name__] for base in type(widget).__mro__ if base.__name__ in TYPES), "other")
    children = [element(child) for child in widget.displayed_children]
    first = next((child["label"] for child in children if child["label"]), "")
    label, value = getattr(widget, "label", getattr(widget, "visual", first)), getattr(widget, "value", None)
    node = {"type": kind, "identifier": widget.id or "", "label": str(label), "frame": [*widget.region],
            "enabled": not widget.is_disabled, "focus": widget is widget.app.focused, "children": children}  # fmt: skip
    return node if value is None else {**node, "value": str(int(value) if isinstance(value, bool) else value)}


class TestedDriver(LinuxDriver):
    launch: Launch[App[Any]]
    is_asked = False

    def start_application_mode(self) -> None:
        self._file = sys.__stdout__  # not standard error: the elements have to come behind the drawing
        self.launch.write = self.write  # type: ignore[method-assign]
        super().start_application_mode()  # type: ignore[no-untyped-call]

    def run_input_thread(self) -> None:
        """Reads as Textual does, and has the app looked at again and again, behind all that was read."""
        parser, decode = XTermParser(self._debug), codecs.getincrementaldecoder("utf-8")("replace").decode
        while not self.exit_event.is_set():
            pause = 0.02 if self.launch.published.get("mark") == self.launch.mark else 0.002
            data = os.read(self.fileno, 4096) if select.select([self.fileno], [], [], pause)[0] else b""
            text = decode(self.launch.receive(data))
            for event in [*(parser.feed(text) if text else ()), *parser.tick()]:
                self.process_message(event)
            if not self.is_asked and parser._timeout_time is None:  # no Escape waits for the rest of a sequence
                self.is_asked = True
                self._loop.call_soon_threadsafe(self._loop.call_soon, self.look, self.launch.mark)

    def look(self, mark: int) -> None:
        """Publishes the elements if they or the mark are new, and Textual has handled and drawn everything."""
        app, self.is_asked = self._app, False
        if not app._is_mounted or app._batch_count or app._exit or self._loop._ready:  # type: ignore[attr-defined]
            return
        nodes = [app, *(node for screen in app.screen_stack for node in screen.walk_children(with_self=True))]
        waits = all(node._message_queue.ready_event._waiters for node in nodes if node._running)
        timers = [t for node in nodes for t in node._timers if t._task and not t._task.done() and t._active.is_set()]
        draws = [t for t in timers if t.name == "screen_update" or t._repeat == 0 and t._interval <= 0.25]  # an effect
        screens = [*(app._background_screens if app.screen.is_modal else ()), app.screen]
        if waits and not draws and app.animator._complete_event.is_set():
            self.launch.publish(app.screen.name or "", app.size, [element(screen) for screen in screens], mark=mark)
