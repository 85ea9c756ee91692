"""Opens a curses app on any of its screens, and tells a test that uses Lunch what is on it. Copy it, and lunch.py.

    launch = Launch({"List": build_list})      # before curses starts; `launch.screen` is the screen to show
    key = launch.read(window, name, elements)  # instead of `window.get_wch()`, once everything is drawn

Unless a test started the app, `read` is `get_wch()`. How screens are built stands in lunch.py."""

import curses, os, re, select, signal
from typing import Any, Callable, Mapping, Sequence

import lunch
from lunch import Element, T

TORN = re.compile(rb"\x1b([\[O][0-9;<?]*)?\Z")  # the begin of a key, at the end of a read


class Launch(lunch.Launch[T]):
    def __init__(self, builders: Mapping[str, Callable[[Any], T]]) -> None:
        super().__init__(builders)
        if self.token:  # Standard input becomes a pipe, into which `read` writes what is the app's of the input.
            self.terminal, (source, self.pipe), (self.resized, wake) = os.dup(0), os.pipe(), os.pipe()
            os.dup2(source, 0)
            os.set_blocking(wake, False)
            signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
            signal.signal(signal.SIGWINCH, lambda *_: None)

    def read(self, window: curses.window, screen: str, elements: Sequence[Element]) -> int | str | None:
        """The next key, or None if `screen` is another one now; publishes the elements before it waits."""
        if not self.token:
            return window.get_wch()
        window.nodelay(True)
        while True:
            try:
                return window.get_wch()
            except curses.error:  # Nothing is left, so all has been handled and drawn; or something was no UTF-8.
                if select.select([0], [], [], 0)[0]:
                    continue
                if self.show():
                    return None
            self.publish(screen, [curses.COLS, curses.LINES], elements)
            if self.resized in select.select([self.terminal, self.resized], [], [])[0]:
                os.read(self.resized, 512)
                curses.resizeterm(*reversed(os.get_terminal_size(1)))  # It gives the app KEY_RESIZE.
                continue
            data = os.read(self.terminal, 4096)
            while TORN.search(data) and select.select([self.terminal], [], [], 0.025)[0]:
                data += os.read(self.terminal, 1)
            os.write(self.pipe, self.receive(data))
