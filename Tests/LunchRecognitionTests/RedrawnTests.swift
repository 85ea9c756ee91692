import LunchRecognition
import LunchTerminal
import LunchWire
import Testing

/// The elements on screens that are drawn anew in another way, with the same meaning.
///
/// `LUNCH_CAPTURE_SCORES=1` prints, for each change, how many elements of all known screens of 80 × 24 cells are there no longer, and
/// which ones are new: those are wrong, or were missed.
struct RedrawnTests {
    /// The screens of 80 × 24 cells in some folders.
    private static func captures(_ folders: [Capture.Folder]) throws -> [Capture] {
        try folders.flatMap { folder in
            try folder.names.filter { $0.hasSuffix("80x24") }.map { try Capture($0, in: folder) }
        }
    }

    /// The controls of a screen in words, with places as they were before the change.
    private static func controls(_ grid: TUIGrid, before: TUIGrid, _ redrawn: Redrawn) -> Set<String> {
        var words: Set<String> = []
        func add(_ node: AccessibilityNode) {
            for child in node.children {
                add(child)
                let element = child.attributes
                guard ![.staticText, .group].contains(element.type) else { continue }
                let states = [(element.isSelected, ElementStates.isSelected), (element.hasFocus, .hasFocus)].map {
                    $0.0 && !element.unknown.contains($0.1) ? "yes" : "no"
                }
                let (column, row) = (
                    element.frame.origin.column - redrawn.offset.columns, element.frame.origin.row - redrawn.offset.rows
                )
                words.insert(
                    "\(element.type.rawValue) \"\(element.label)\" \(element.value ?? "") \(states) at \(column),\(row)"
                )
            }
        }
        add(Recognition.root(of: redrawn(grid), before: redrawn(before)))
        return words
    }

    private static func controls(_ capture: Capture, _ change: Redrawn.Change) -> Set<String> {
        controls(capture.grid, before: capture.before, Redrawn(change: change))
    }

    @Test(arguments: try captures([.captures])) func otherColorsTellTheSame(capture: Capture) {
        let plain = Self.controls(capture, .none)
        #expect(Self.controls(capture, .colors) == plain)
    }

    @Test(arguments: try captures([.captures, .unseen])) func aWiderScreenTellsNothingElse(capture: Capture) {
        let new = Self.controls(capture, .wider).subtracting(Self.controls(capture, .none))
        #expect(new.isEmpty, "\(new.sorted().joined(separator: "\n"))")
    }

    @Test(.enabled(if: CaptureTests.environment["LUNCH_CAPTURE_SCORES"] == "1"), arguments: Redrawn.Change.allCases)
    func theDifferencesArePrinted(change: Redrawn.Change) throws {
        var (total, lost, new) = (0, 0, 0)
        for capture in try Self.captures([.captures, .unseen, .development]) {
            let (plain, changed) = (Self.controls(capture, .none), Self.controls(capture, change))
            total += plain.count
            lost += plain.subtracting(changed).count
            new += changed.subtracting(plain).count
            for words in changed.subtracting(plain).sorted() { print("\(change.rawValue) \(capture.name): \(words)") }
        }
        print("\(change.rawValue): of \(total) elements \(lost) are lost, \(new) are new")
    }
}
