"""Tells a test that uses Lunch what an app in Python shows, whatever draws it. Copy this file and an adapter on it.

    launch = Launch({"List": build_list})    # before the framework starts; `launch.screen` is the screen to show
    keys = launch.receive(os.read(0, 4096))  # all that was read, without the messages of the test
    launch.publish(name, size, elements)     # as soon as that has been handled and drawn

The first is shown if nobody asks for another. A builder gets the mock data, or None, and raises what it likes if that
does not fit. `Launch(…, keys=["theme"])` names other keys of the user info, whose values are in `launch.info`. Unless a test started the app, nothing is written. With `python -O`, the environment means nothing."""

import json, os, re, sys
from typing import Any, Callable, Generic, Iterable, Mapping, Sequence, TypeVar

T = TypeVar("T")
Element = Mapping[str, Any]
LEAD = b"\xc0\x1b]7367;lunch;"  # the begin of each message of the test
HALF = re.compile(rb"([\xc2-\xdf]|[\xe0-\xef][\x80-\xbf]?|[\xf0-\xf4][\x80-\xbf]{0,2})\Z")  # the begin of a letter


class Launch(Generic[T]):
    def __init__(self, builders: Mapping[str, Callable[[Any], T]], takes_messages: bool = True,
                 keys: Iterable[str] = ()) -> None:  # fmt: skip
        found = {key: os.environ.pop(key) for key in [*os.environ] if __debug__ and key.startswith("LAUNCH_")}
        name, info, self.token = (found.get(f"LAUNCH_{key}", "") for key in ("SCREEN", "USER_INFO", "TOKEN"))
        self.builders, self.takes_messages, self.asked = builders, takes_messages, list[tuple[str, str]]()
        self.keys, self.info = [*keys], dict[str, Any]()
        self.held, self.half, self.count, self.dropped, self.revision = b"", b"", 0, 0, 0
        self.published = dict[str, Any]()
        self.message = re.compile(re.escape(LEAD + b"1;" + self.token.encode()) + rb";\w+;([^\x1b]*)\x1b\\")
        if found.get("LAUNCH_CATALOGUE") == "1":
            print(json.dumps({"screens": [{"identifier": key, "title": key, "mockType": "JSON"} for key in builders]}))
            sys.exit()
        if error := self.open(name or next(iter(builders)), info):
            print(error, file=sys.stderr)
            sys.exit(64)

    def open(self, name: str, info: str) -> str:
        """Makes `screen` the one of that name; returns what the test was told if that cannot be."""
        self.tell("hello", screen=name, publishes=True, messages=self.takes_messages)
        try:
            user_info = json.loads(open(info[1:]).read() if info.startswith("@") else info or "{}")
            mock = user_info.pop("MOCK_JSON", None)
            self.info = {key: user_info.pop(key) for key in self.keys if key in user_info}
            if name not in self.builders or user_info:
                screens, keys = ", ".join(self.builders), ", ".join(["MOCK_JSON", *self.keys])
                raise LookupError(f"the screens are {screens}, and all that they take is {keys}")
            self.screen = self.builders[name](json.loads(mock) if isinstance(mock, str) else mock)
        except Exception as problem:
            error = f'The screen "{name}" cannot be opened: {type(problem).__name__}: {problem}'
            self.tell("error", message=error)
            return error
        return ""

    def show(self) -> bool:
        """True if a test asked for another screen, which `screen` is now; called once all input has been handled."""
        return bool(self.asked) and not self.open(*self.asked.pop())

    def receive(self, data: bytes) -> bytes:
        """Counts what was read, and returns what is the app's of it: without messages, and in whole letters."""
        if not self.token:
            return data
        data = self.held + data
        if self.takes_messages:
            tail = data[data.rfind(LEAD[:1]) :]
            is_begun = tail.startswith(LEAD) and b"\x1b\\" not in tail and len(tail) <= 1024
            self.held = tail if is_begun or LEAD.startswith(tail) else b""
            data = data.removesuffix(self.held)
            for message in self.message.finditer(data):
                self.obey(message[1], self.count + message.end())
            self.count, data = self.count + len(data), self.message.sub(b"", data)
        else:
            self.count += len(data)
        data = self.half + data
        self.half = half[0] if (half := HALF.search(data)) else b""
        return data.removesuffix(self.half)

    def obey(self, text: bytes, count: int) -> None:
        """Does what a message says, behind which so many bytes have been read; what cannot be read is passed over."""
        try:
            said = json.loads(text)
            self.dropped = max(self.dropped, said.get("through", 0) - count)
            self.asked = [(said["screen"], said.get("userInfo") or "")] if "screen" in said else self.asked
        except (ValueError, TypeError, AttributeError):
            pass

    @property
    def mark(self) -> int:
        """All that was read and has been handled, if nothing waits in a queue of the framework."""
        return self.count + self.dropped

    def publish(self, screen: str, size: Sequence[int], elements: Sequence[Element], **more: Any) -> None:
        """Tells what is on the screen, unless that is what was told last; `more` is `mark`, `busy` and the like."""
        content = {"screen": screen, "size": [*size], "mark": self.mark, "dropped": self.dropped, **more,
                   "tree": {"type": "application", "frame": [0, 0, *size], "children": elements}}  # fmt: skip
        if self.token and content != self.published:
            self.published, self.revision = content, self.revision + 1
            self.tell("frame", revision=self.revision, **content)

    def tell(self, kind: str, **content: Any) -> None:
        text = json.dumps(content).replace("\x7f", "\\u007f")  # no control character
        if kind == "frame":  # Other output that lands in it is noticed by that.
            text = f'{text[:-1]},"length":{len(text) - 1}}}'
        if self.token:
            self.write(f"\x1b]7367;lunch;1;{self.token};{kind};{text}\x1b\\")

    def write(self, text: str) -> None:
        """Writes to the terminal, behind all that was drawn; an adapter may replace it."""
        print(text, end="", flush=True)
