import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchElements

/// The selected one of several elements.
@Suite struct SelectedTests {
    private let app = TUIApplication(.command("none"))

    private static func frame(_ cells: (label: String, isSelected: Bool?)...) -> TUIFrame {
        TUIFrame.made(
            AccessibilityNode(
                .application,
                children: cells.map { label, isSelected in
                    var node = AccessibilityNode(.cell, label: label, isSelected: isSelected ?? false)
                    if isSelected == nil { node.attributes.unknown = .isSelected }
                    return node
                }))
    }

    private func resolution(_ frame: TUIFrame) -> Resolution { Resolution(app.cells.selected.steps, in: frame) }

    private func message(_ resolution: Resolution) -> String {
        var failure = TUIFailure(.element(resolution.problem))
        (failure.steps, failure.resolution, failure.frame) = (resolution.steps, resolution, resolution.frame)
        return failure.message
    }

    @Test func theOneThatIsSelectedIsFound() {
        let resolution = resolution(Self.frame(("a", false), ("b", true), ("c", false)))
        #expect(resolution.snapshot.label == "b" && resolution.isThere == true)
        let descriptions = [
            app.cells.selected.description, app.cells.selected.firstMatch.description,
            app.cells.selected.buttons["x"].description,
        ]
        #expect(
            descriptions == [
                "app.cells.selected", "app.cells.selected.firstMatch", #"app.cells.selected.buttons["x"]"#,
            ])
    }

    @Test func ifNoneIsSelectedTheCandidatesAreListed() {
        let resolution = resolution(Self.frame(("a", false), ("b", false)))
        #expect(!resolution.snapshot.exists && resolution.isThere == false)
        let text = message(resolution)
        #expect(text.hasPrefix("No element matches app.cells.selected."), "\(text)")
        let isListed = text.contains("None of these is selected:\n  cell, label \"a\"")
        #expect(isListed && text.contains("\n  cell, label \"b\""), "\(text)")
    }

    @Test func ifSeveralAreSelectedTheyAreListed() {
        let resolution = resolution(Self.frame(("a", true), ("b", false), ("c", true)))
        #expect(!resolution.snapshot.exists)
        let text = message(resolution)
        #expect(text.hasPrefix("2 elements match app.cells.selected; one is needed."), "\(text)")
        #expect(text.contains("\n  cell, label \"a\", selected"), "\(text)")
        #expect(!text.contains("They are:\n  cell, label \"b\""), "\(text)")
    }

    /// Of one that nobody knows, neither may be said: not that it is the one, and not that none is.
    @Test func whatIsNotKnownIsNeitherSelectedNorNot() {
        for frame in [
            Self.frame(("a", nil)), Self.frame(("a", nil), ("b", false)), Self.frame(("a", nil), ("b", nil)),
            Self.frame(("a", nil), ("b", true)),
        ] {
            let resolution = resolution(frame)
            #expect(!resolution.snapshot.exists && resolution.index == nil)
            // One that is selected is there, whatever is with the others.
            #expect(resolution.isThere == (resolution.found.isEmpty ? nil : true))
            guard case .unknownMatches = resolution.problem else {
                Issue.record("\(resolution.problem)")
                continue
            }
            #expect(resolution.problem.kind == .unknown)
            let text = message(resolution)
            #expect(
                text.hasPrefix("app.cells.selected is unknown: Lunch read these elements from the screen,"), "\(text)")
            #expect(text.contains("\n  cell, label \"a\""), "\(text)")
            let first = Resolution(app.cells.selected.firstMatch.steps, in: frame)
            #expect(first.index == nil)
            #expect(Resolution(app.cells.selected.buttons.steps, in: frame).isOfNoElement)
        }
    }

    @Test func whatIsExpectedOfAnUnknownOneIsNeitherThereNorGone() {
        let sight = ElementSight(query: app.cells.selected.query)
        func exists(_ frame: TUIFrame) -> Bool? { sight.look(at: \.exists, in: frame).value }
        #expect([nil, false, true].map { exists(Self.frame(("a", $0))) } == [nil, false, true])
        #expect(sight.look(at: \.label, in: Self.frame(("a", nil))).value == nil)
    }
}
