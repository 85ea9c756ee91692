import LunchMarbles
import LunchTest
import Testing

@testable import Namesakes

/// A test that sees the names of its app and those of the toolkit calls each by its own name, without its module.
struct NamesakesTests {
    @Test func namesOfTheAppMeanTheApp() {
        #expect(Key() == Key(name: Key().name))
        #expect(Style() == Style(name: Style().name))
        #expect(Cell() == Cell(name: Cell().name))
        #expect(Color() == Color(name: Color().name))
        #expect(ColorScheme() == ColorScheme(name: ColorScheme().name))
        #expect(Frame() == Frame(name: Frame().name))
        #expect(Grid() == Grid(name: Grid().name))
        #expect(Link() == Link(name: Link().name))
        #expect(Terminal() == Terminal(name: Terminal().name))
        #expect(Cursor() == Cursor(name: Cursor().name))
        #expect(Palette() == Palette(name: Palette().name))
        #expect(Prompt() == Prompt(name: Prompt().name))
        #expect(Modes() == Modes(name: Modes().name))
        #expect(Desktop() == Desktop(name: Desktop().name))
        #expect(RGB() == RGB(name: RGB().name))
        #expect(LineSize() == LineSize(name: LineSize().name))
        #expect(Executable() == Executable(name: Executable().name))
        #expect(Settling() == Settling(name: Settling().name))
        #expect(VirtualTime() == VirtualTime(name: VirtualTime().name))
        #expect(Timeline() == Timeline(name: Timeline().name))
        #expect(Recording() == Recording(name: Recording().name))
        #expect(ScreenDescription() == ScreenDescription(name: ScreenDescription().name))
        #expect(ScreenRequest() == ScreenRequest(name: ScreenRequest().name))
        #expect(JSONValue() == JSONValue(name: JSONValue().name))
        #expect(ElementType() == ElementType(name: ElementType().name))
        #expect(Screen() == Screen(name: Screen().name))
        #expect(Element() == Element(name: Element().name))
        #expect(Query() == Query(name: Query().name))
        #expect(Launch() == Launch(name: Launch().name))
        #expect(Page() == Page(name: Page().name))
        #expect(Text() == Text(name: Text().name))
        #expect(Event() == Event(name: Event().name))
        #expect(Trace() == Trace(name: Trace().name))
        #expect(Failure() == Failure(name: Failure().name))
        #expect(Session() == Session(name: Session().name))
        #expect(Snapshot() == Snapshot(name: Snapshot().name))
        #expect(Keyboard() == Keyboard(name: Keyboard().name))
        #expect(Pointer() == Pointer(name: Pointer().name))
    }

    @Test func membersOfTheToolkitCanBeCalled() throws {
        let app = TUIApplication(.product("Namesakes"))
        try app.launch()
        #expect(try app.waitForExit() == .success)
        let frame = try app.settledFrame()
        let cell = frame.grid[0, 0]
        #expect(frame.text.contains(Text(name: "It has names of its own.").name))
        #expect(cell.text == "I")
        #expect(cell.style.foreground == .default)
        #expect(frame.grid.cursor.row == 1)
    }
}
