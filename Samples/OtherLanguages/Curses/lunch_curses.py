"""Opens a curses app on any of its screens, and tells a test that uses Lunch what is on it. Copy this file.

    launch = Launch({"List": build_list})      # before curses starts; `launch.screen` is the screen to show
    key = launch.read(window, name, elements)  # instead of `window.get_wch()`, once everything is drawn

The first is shown if nobody asks for another. A builder gets the mock data, or None, and raises what it likes if that
does not fit. Unless a test started the app, `read` is `get_wch()`. With `python -O`, the environment means nothing."""

import codecs, curses, json, os, re, select, signal, sys
from typing import Any, Callable, Generic, Mapping, Sequence, TypeVar

T = TypeVar("T")
LEAD = b"\xc0\x1b]7367;lunch;"  # the begin of each message of the test
TORN = re.compile(rb"\x1b([\[O][0-9;<?]*)?\Z")  # the begin of a key, at the end of a read


class Launch(Generic[T]):
    def __init__(self, builders: Mapping[str, Callable[[Any], T]]) -> None:
        found = {key: os.environ.pop(key) for key in [*os.environ] if __debug__ and key.startswith("LAUNCH_")}
        name, info, self.token = (found.get(f"LAUNCH_{key}", "") for key in ("SCREEN", "USER_INFO", "TOKEN"))
        self.builders, self.asked = builders, list[tuple[str, str]]()
        self.held, self.count, self.dropped, self.revision = b"", 0, 0, 0
        self.message = re.compile(re.escape(LEAD + b"1;" + self.token.encode()) + rb";\w+;([^\x1b]*)\x1b\\")
        self.decode = codecs.getincrementaldecoder("utf-8")("surrogateescape").decode  # holds the begin of a letter
        if found.get("LAUNCH_CATALOGUE") == "1":
            print(json.dumps({"screens": [{"identifier": key, "title": key, "mockType": "JSON"} for key in builders]}))
            sys.exit()
        if error := self.open(name or next(iter(builders)), info):
            sys.exit(error)
        if self.token:  # Standard input becomes a pipe, into which `read` writes what is the app's of the input.
            self.terminal, (source, self.pipe), (self.resized, wake) = os.dup(0), os.pipe(), os.pipe()
            os.dup2(source, 0)
            os.set_blocking(wake, False)
            signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
            signal.signal(signal.SIGWINCH, lambda *_: None)

    def open(self, name: str, info: str) -> str:
        """Makes `screen` the one of that name; returns what the test was told if that cannot be."""
        self.tell("hello", screen=name, publishes=True, messages=True)
        try:
            user_info = json.loads(open(info[1:]).read() if info.startswith("@") else info or "{}")
            mock = user_info.pop("MOCK_JSON", None)
            if name not in self.builders or user_info:
                raise LookupError(f"the screens are {', '.join(self.builders)}, and all that they take is MOCK_JSON")
            self.screen = self.builders[name](json.loads(mock) if isinstance(mock, str) else mock)
        except Exception as problem:
            error = f'The screen "{name}" cannot be opened: {type(problem).__name__}: {problem}'
            self.tell("error", message=error)
            return error
        return ""

    def tell(self, kind: str, **content: Any) -> None:
        text = json.dumps(content).replace("\x7f", "\\u007f")  # no control character
        if self.token:
            print(f"\x1b]7367;lunch;1;{self.token};{kind};{text}\x1b\\", end="", flush=True)

    def read(self, window: curses.window, screen: str, elements: Sequence[Mapping[str, Any]]) -> int | str | None:
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
                if self.asked and not self.open(*self.asked.pop()):
                    return None
            size, mark, self.revision = [curses.COLS, curses.LINES], self.count + self.dropped, self.revision + 1
            self.tell("frame", revision=self.revision, screen=screen, size=size, mark=mark, dropped=self.dropped,
                      tree={"type": "application", "frame": [0, 0, *size], "children": elements})  # fmt: skip
            if self.resized in select.select([self.terminal, self.resized], [], [])[0]:
                os.read(self.resized, 512)
                curses.resizeterm(*reversed(os.get_terminal_size(1)))  # It gives the app KEY_RESIZE.
                continue
            data = self.held + os.read(self.terminal, 4096)
            while TORN.search(data) and select.select([self.terminal], [], [], 0.025)[0]:
                data += os.read(self.terminal, 1)
            tail = data[data.rfind(LEAD[:1]) :]
            is_begun = tail.startswith(LEAD) and b"\x1b\\" not in tail and len(tail) <= 1024
            self.held = tail if is_begun or LEAD.startswith(tail) else b""
            data = data.removesuffix(self.held)
            for message in self.message.finditer(data):
                said = json.loads(message[1])
                self.dropped = max(self.dropped, said.get("through", 0) - self.count - message.end())
                self.asked = [(said["screen"], said["userInfo"] or "")] if "screen" in said else self.asked
            self.count += len(data)
            os.write(self.pipe, self.decode(self.message.sub(b"", data)).encode(errors="surrogateescape"))
