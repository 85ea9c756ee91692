"""Apps and their elements, in the words of XCUITest."""

from __future__ import annotations

from typing import Any, Iterator, Mapping, Optional, Sequence, Union

from . import query
from .driver import Driver
from .query import Query, Step

_ABSENT: Any = object()
# pytest leaves the calls of this file out of tracebacks.
__tracebackhide__ = True


class Provider:
    """Something with elements below it: an app, a query or an element."""

    def _descend(self, steps: list[Step]) -> ElementQuery:
        raise NotImplementedError

    def __getattr__(self, name: str) -> ElementQuery:
        kind = query.TYPES.get(name)
        if kind is None:
            raise AttributeError(f"{type(self).__name__} has no {name}")
        return self._descend([{"descendants": kind}])

    def descendants(self, kind: str) -> ElementQuery:
        """The elements below of a type, for example `button`; `any` is every type."""
        return self._descend([{"descendants": kind}])

    def children(self, kind: str) -> ElementQuery:
        """The elements directly below of a type; `any` is every type."""
        return self._descend([{"children": kind}])


class App(Provider):
    """A running app, or any other terminal program."""

    def __init__(self, driver: Driver, answer: dict[str, Any], program: str = "") -> None:
        self._driver = driver
        #: The program, as it was launched.
        self.program = program
        #: The name of the app in requests.
        self.name: str = answer["app"]
        self._screen: Optional[str] = answer.get("screen")
        self._is_closed = False

    # The state of the app.

    def do(self, command: dict[str, Any]) -> Any:
        """Performs a command of TestCommands.md, and returns its value."""
        return self._request(command).get("value")

    @property
    def screen(self) -> Optional[str]:
        """The identifier of the current screen, once the app has settled; None if the app reports none."""
        self._request()
        return self._screen

    @property
    def text(self) -> str:
        """The text of the whole screen, a line for each row, without empty rows at the end."""
        return str(self._request(show=["text"])["text"])

    @property
    def tree(self) -> str:
        """All elements, a line for each."""
        return str(self._request(show=["tree"])["tree"])

    @property
    def svg(self) -> str:
        """A picture of the screen."""
        return str(self._request(show=["svg"])["svg"])

    def _request(self, command: Optional[dict[str, Any]] = None, show: Sequence[str] = ()) -> dict[str, Any]:
        answer = self._driver.request(command, app=self.name, show=show)
        # An answer has what has changed.
        self._screen = answer.get("screen", self._screen)
        return answer

    # What a person does.

    def press(self, *keys: str) -> None:
        """Presses keys one after the other, for example `press("down", "control-c")`."""
        self.do({"press": {"keys": list(keys)}})

    def type_text(self, text: str) -> None:
        """Types a text into whatever has the focus."""
        self.do({"type": {"text": text}})

    def paste(self, text: str) -> None:
        """Pastes a text into whatever has the focus."""
        self.do({"paste": {"text": text}})

    def resize(self, columns: int, rows: int) -> None:
        """Changes the size of the terminal."""
        self.do({"resize": {"columns": columns, "rows": rows}})

    def show(self, screen: str, *, mock: Any = _ABSENT, variant: Optional[str] = None) -> None:
        """Has the app go to another screen, with mock data."""
        self.do({"show": {"screen": screen, **_data(mock, variant)}})

    def advance(self, seconds: float) -> None:
        """Lets virtual time pass; the app was launched with `clock="virtual"`."""
        self.do({"advance": {"by": seconds}})

    # Waiting, and the end.

    def wait_for_exit(self, timeout: float = 5) -> dict[str, int]:
        """Waits until the app has ended, and returns its `status` or the `signal`."""
        ended: dict[str, int] = self.do({"wait": {"for": "exit", "within": timeout}})
        return ended

    def expect_no_change(self, seconds: float) -> None:
        """Expects that the screen stays as it is."""
        self.do({"expectNoChange": {"for": seconds}})

    def terminate(self) -> None:
        """Ends the app; raises `Failure` if it crashed, or hangs, and no failure has reported that."""
        if not self._is_closed:
            self._is_closed = True
            self.do({"terminate": {}})

    # Elements, and what else is on the screen.

    def text_on_screen(self, content: str, *, matches: bool = False) -> Element:
        """The only place of a text on the screen; of a regular expression if `matches` is true."""
        return Element(self, [query.text(content, matches=matches), "only"])

    def find(self, code: str) -> Element:
        """The element of a query in Swift, as answers, messages and traces write it: `find('app.text("Saved")')`."""
        return Element(self, code)

    @property
    def terminal(self) -> Terminal:
        """The terminal: its title, cursor, modes and so on."""
        return Terminal(self)

    def _descend(self, steps: list[Step]) -> ElementQuery:
        return ElementQuery(self, steps)

    def __enter__(self) -> App:
        return self

    def __exit__(self, *_: object) -> None:
        self.terminate()


class Subject:
    """Something with properties that can be read, waited for and expected."""

    def __init__(self, app: App, steps: Query) -> None:
        self._app = app
        self._steps = steps

    def read(self, name: str) -> Any:
        """The value of a property, once the app has settled."""
        return self._app.do({"read": self._reading(name)})

    def wait(self, name: str, timeout: float = 5, **condition: Any) -> bool:
        """Waits for a property: `wait("label", is_="Done")`; False if the time is over."""
        return bool(self._app.do({"wait": {**self._reading(name), **_comparison(condition), "within": timeout}}))

    def expect(self, name: str, timeout: float = 5, **condition: Any) -> None:
        """Expects something of a property in time: `expect("label", is_="Done")`.

        The condition is `is_`, `is_not`, `contains` or `matches` (a regular expression), or one or two of `below`,
        `at_most`, `above` and `at_least`.
        """
        self._app.do({"expect": {**self._reading(name), **_comparison(condition), "within": timeout}})

    def _reading(self, name: str) -> dict[str, Any]:
        return {"query": self._steps, "property": name} if self._steps else {"property": name}


class Terminal(Subject):
    """The terminal of an app; its properties are `windowTitle`, `cursor.row` and the others of TestCommands.md."""

    def __init__(self, app: App) -> None:
        super().__init__(app, [])

    def _reading(self, name: str) -> dict[str, Any]:
        return {"property": f"terminal.{name}"}


class ElementQuery(Provider, Subject):
    """All elements that a query finds; they are looked for again at each use."""

    def __init__(self, app: App, steps: list[Step]) -> None:
        Subject.__init__(self, app, steps)
        self._list = steps

    def __getitem__(self, name: Union[str, int]) -> Element:
        """The only element with a name, or the one at an index."""
        if isinstance(name, int):
            return Element(self._app, [*self._list, {"at": name}])
        return Element(self._app, [*self._list, query.named(name), "only"])

    @property
    def element(self) -> Element:
        """The only element."""
        return Element(self._app, [*self._list, "only"])

    @property
    def first_match(self) -> Element:
        """The first element."""
        return Element(self._app, [*self._list, "first"])

    def matching(self, name: str, kind: Optional[str] = None) -> ElementQuery:
        """Those with an identifier, or else a label, or else a placeholder."""
        return ElementQuery(self._app, [*self._list, query.named(name, kind)])

    def containing(self, kind: str, name: str) -> ElementQuery:
        """Those with an element of a type and a name below them."""
        return ElementQuery(self._app, [*self._list, {"containing": {"type": kind, "name": name}}])

    def below(self, other: Element) -> ElementQuery:
        """Those below an element, the nearest first."""
        return ElementQuery(self._app, [*self._list, {"below": other._steps}])

    def right_of(self, other: Element) -> ElementQuery:
        """Those to the right of an element, the nearest first."""
        return ElementQuery(self._app, [*self._list, {"rightOf": other._steps}])

    @property
    def count(self) -> int:
        """The number of elements."""
        return int(self.read("count"))

    @property
    def labels(self) -> list[str]:
        """The labels of the elements."""
        return list(self.read("labels"))

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Element]:
        return iter([self[index] for index in range(self.count)])

    def _descend(self, steps: list[Step]) -> ElementQuery:
        return ElementQuery(self._app, [*self._list, *steps])


class Element(Provider, Subject):
    """The only element that a query finds; it is looked for again at each use."""

    def __init__(self, app: App, steps: Query) -> None:
        Subject.__init__(self, app, steps)

    # What a person does.

    def tap(self, *, holding: Sequence[str] = ()) -> None:
        """Clicks the element, or uses the keyboard if the app has no mouse."""
        command: dict[str, Any] = {"query": self._steps}
        if holding:
            command["holding"] = list(holding)
        self._app.do({"tap": command})

    def double_tap(self) -> None:
        """Clicks the element twice."""
        self._app.do({"doubleTap": {"query": self._steps}})

    def right_click(self) -> None:
        """Clicks the element with the right button."""
        self._app.do({"rightClick": {"query": self._steps}})

    def type_text(self, text: str) -> None:
        """Gives the element the focus, and types a text."""
        self._app.do({"type": {"query": self._steps, "text": text}})

    def press(self, *keys: str) -> None:
        """Gives the element the focus, and presses keys."""
        self._app.do({"press": {"query": self._steps, "keys": list(keys)}})

    def clear_text(self) -> None:
        """Clears the text of a field."""
        self._app.do({"clear": {"query": self._steps}})

    # Properties, once the app has settled.

    @property
    def exists(self) -> bool:
        """True if an element matches."""
        return bool(self.read("exists"))

    @property
    def identifier(self) -> str:
        """The name by which tests find the element."""
        return str(self.read("identifier"))

    @property
    def label(self) -> str:
        """The text that the element shows."""
        return str(self.read("label"))

    @property
    def value(self) -> Any:
        """The value, such as the text of a field; of a secure field a dict with the number of its characters."""
        return self.read("value")

    @property
    def is_enabled(self) -> bool:
        """True if the element reacts to input."""
        return bool(self.read("isEnabled"))

    @property
    def is_selected(self) -> bool:
        """True if the element is selected."""
        return bool(self.read("isSelected"))

    @property
    def has_focus(self) -> bool:
        """True if the element has the focus."""
        return bool(self.read("hasFocus"))

    # Waiting.

    def wait_for_existence(self, timeout: float = 5) -> bool:
        """Waits until an element matches; False if the time is over."""
        return self.wait("exists", timeout, is_=True)

    def expect_to_exist(self, timeout: float = 5) -> None:
        """Expects that an element matches in time."""
        self.expect("exists", timeout, is_=True)

    def expect_not_to_exist(self, timeout: float = 5) -> None:
        """Expects that no element matches in time."""
        self.expect("exists", timeout, is_=False)

    def _descend(self, steps: list[Step]) -> ElementQuery:
        if isinstance(self._steps, str):
            raise TypeError(f"write the whole query: find({self._steps!r}) has no elements below it here")
        return ElementQuery(self._app, [*self._steps, *steps])


class Expectation:
    """An expectation of one subject; see `expect`."""

    def __init__(self, subject: Subject, timeout: float) -> None:
        self._subject = subject
        self._timeout = timeout

    def to_exist(self) -> None:
        """The element appears."""
        self._subject.expect("exists", self._timeout, is_=True)

    def not_to_exist(self) -> None:
        """The element disappears."""
        self._subject.expect("exists", self._timeout, is_=False)

    def to_have(self, name: str, value: Any = _ABSENT, **condition: Any) -> None:
        """A property gets a value, or meets a condition: `to_have("label", "Done")`, `to_have("count", at_least=3)`."""
        if value is not _ABSENT:
            condition["is_"] = value
        self._subject.expect(name, self._timeout, **condition)


def expect(subject: Subject, timeout: float = 5) -> Expectation:
    """Expects something of an element, of all that a query finds, or of the terminal, within a number of seconds.

    `expect(app.buttons["Save"]).to_have("isEnabled", True)`
    """
    return Expectation(subject, timeout)


def launch(driver: Driver, program: Union[str, Sequence[str]], *, screen: Optional[str] = None, mock: Any = _ABSENT,
           variant: Optional[str] = None, size: Optional[tuple[int, int]] = None,
           environment: Optional[Mapping[str, str]] = None, directory: Optional[str] = None,
           clock: Optional[str] = None, profile: Optional[str] = None) -> App:
    """Launches a program: a path, or the name of a product of the package, and its arguments.

    `profile` is the name of a class of terminals, for example `light`.
    """
    words = [program] if isinstance(program, str) else list(program)
    command: dict[str, Any] = {"program": words, **_data(mock, variant)}
    variables = dict(environment or {})
    if clock is not None:
        variables["LAUNCH_CLOCK"] = clock
    if variables:
        command["environment"] = variables
    if screen is not None:
        command["screen"] = screen
    if directory is not None:
        command["directory"] = directory
    if size is not None:
        command["size"] = {"columns": size[0], "rows": size[1]}
    if profile is not None:
        command["profile"] = profile
    return App(driver, driver.request({"launch": command}), words[0])


_CONDITIONS = {"is_": "is", "is_not": "isNot", "contains": "contains", "matches": "matches", "below": "<",
               "at_most": "<=", "above": ">", "at_least": ">="}


def _comparison(condition: Mapping[str, Any]) -> dict[str, Any]:
    unknown = [name for name in condition if name not in _CONDITIONS]
    if unknown or not condition:
        known = ", ".join(_CONDITIONS)
        raise TypeError(f"a condition is one of {known}" + (f", and not {unknown[0]}" if unknown else ""))
    return {_CONDITIONS[name]: value for name, value in condition.items()}


def _data(mock: Any, variant: Optional[str]) -> dict[str, Any]:
    if variant is not None:
        return {"variant": variant}
    return {} if mock is _ABSENT else {"mock": mock}
