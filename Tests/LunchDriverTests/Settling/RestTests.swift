import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// The elements of a program that rests are those of what it shows then.
@Suite struct RestTests {
    private var rest = Rest()
    private let settling = TUISettling(trust: .exact)

    private static func grid(_ text: String) -> TUIGrid {
        var terminal = TUITerminal(columns: 20, rows: 4)
        _ = terminal.feed(ContiguousArray(text.utf8).span)
        return terminal.grid
    }

    /// Rows of which one is highlighted: a list only if the highlight has come from another row.
    private static func list(_ selected: Int) -> TUIGrid {
        let names = ["One ", "Two ", "Three "]
        return grid(names.enumerated().map { "\u{1B}[\($0 == selected ? "7" : "")m\($1)\u{1B}[m\r\n" }.joined())
    }

    private func labels(_ frame: TUIFrame) -> [String] { frame.root.children.map(\.attributes.label) }

    private func selected(_ frame: TUIFrame) -> [String] {
        frame.root.children.flatMap(\.children).filter(\.attributes.isSelected).map(\.attributes.label)
    }

    @Test mutating func outputForgetsTheElements() {
        let first = labels(rest.frame(of: Self.grid("First"), settling))
        rest.noteOutput(4)
        let next = labels(rest.passingFrame(of: Self.grid("Next"), settling))
        #expect([first, next, labels(rest.frame(of: Self.grid("Last"), settling))] == [["First"], ["Next"], ["Last"]])
    }

    @Test mutating func elementsAreReadOnceAsLongAsNothingHappens() {
        let first = rest.frame(of: Self.grid("First"), settling)
        let before = rest.frame(of: Self.grid("First"), settling).hasReadElements
        #expect(!before && labels(first) == ["First"])
        let after = rest.frame(of: Self.grid("First"), settling).hasReadElements
        #expect(after && rest.passingFrame(of: Self.grid("First"), settling).hasReadElements)
    }

    @Test mutating func theScreenBeforeTheLastInputCounts() {
        #expect(selected(rest.frame(of: Self.list(0), settling)) == [])
        rest.noteInput()
        rest.noteOutput(9)
        #expect(selected(rest.passingFrame(of: Self.list(1), settling)) == ["Two"])
        #expect(selected(rest.frame(of: Self.list(1), settling)) == ["Two"])
        // Output alone leaves it as it was.
        rest.noteOutput(9)
        #expect(selected(rest.frame(of: Self.list(2), settling)) == ["Three"])
        // An input that changes nothing has moved no highlight.
        rest.noteInput()
        #expect(selected(rest.frame(of: Self.list(2), settling)) == [])
    }

    @Test func nothingIsReadIfALaunchForbidsIt() {
        var rest = Rest(infersElements: false)
        let sources = [
            rest.frame(of: Self.grid("First"), settling), rest.passingFrame(of: Self.grid("First"), settling),
            self.rest.passingFrame(of: Self.grid("First"), settling),
        ].map(\.elementSource)
        #expect(sources == [.none, .none, .inferred])
    }
}
