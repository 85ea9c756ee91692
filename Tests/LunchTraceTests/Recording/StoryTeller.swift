import LunchCommands
import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver
@testable import LunchTrace

/// Tells a story of made-up events; suites that look at the records of one are its subclasses.
class StoryTeller {
    static let test = TUITest(
        id: 1, name: "adds()", library: .swiftTesting,
        place: TUISourceLocation(fileID: "ShopTests/CartTests.swift", filePath: "/shop/Tests/CartTests.swift", line: 7))

    var story = TestStory(StoryTeller.test, in: nil)

    func hear(
        _ kind: TUIEvent.Kind, launch: Int? = 40, step: TUIStep? = nil, secrets: [String] = [], isHidden: Bool = false,
        errors: String = ""
    ) -> [TraceRecord] {
        story.hear(
            TUIEvent(
                time: .now, step: step,
                source: EventSource(app: "Shop", test: Self.test, launch: launch, secrets: secrets),
                mayShowSecrets: isHidden, standardError: Array(errors.utf8), kind: kind))
        return story.records
    }

    func launch(_ number: Int = 40, _ change: (inout LaunchConfiguration) -> Void = { _ in })
        -> [TraceRecord]
    {
        var configuration = LaunchConfiguration(.path("/bin/shop"))
        configuration.size = CellSize(columns: 20, rows: 3)
        change(&configuration)
        let launch = TUILaunch(
            number: number, configuration: configuration, path: "/bin/shop",
            place: TUISourceLocation(fileID: "ShopTests/CartTests.swift", line: 8))
        return hear(.launched(launch), launch: number, secrets: configuration.secrets)
    }

    func write(_ text: String, at position: Int, missed: Int = 0) -> [TraceRecord] {
        hear(.output(TUIOutput(bytes: Array(text.utf8), position: position, missed: missed)))
    }

    static func commit(
        _ revision: Int, _ children: [AccessibilityNode], tree: FrameMessage.Tree? = nil, shows text: String = "",
        at position: Int
    ) -> TUICommit {
        var terminal = TUITerminal(columns: 20, rows: 3)
        let bytes = ContiguousArray(text.utf8)
        _ = terminal.feed(bytes.span)
        let root = AccessibilityNode(.application, children: children)
        let message = FrameMessage(
            revision: revision, screen: "Cart", size: CellSize(columns: 20, rows: 3), mark: 0, dropped: 0, busy: [],
            timers: nil, tree: tree ?? .whole(root))
        let frame = TUIFrame(
            message, tree: ElementTree(root), grid: terminal.grid, droppedInput: 0, position: position)
        return TUICommit(frame: frame, message: message)
    }

    static func step(_ id: Int, _ screen: String = "Bread") -> TUIStep {
        step(id, of: .command(TUICommand(.show(screen, .nothing))))
    }

    static func step(_ id: Int, of content: StepContent) -> TUIStep {
        let place = TUISourceLocation(fileID: "ShopTests/CartTests.swift", line: id)
        return TUIStep(id, in: nil, content, app: "Shop", origin: .place(place))
    }

    static func outcome(_ frame: TUIFrame?, failure: TUIFailure? = nil) -> TUICommandResult {
        TUICommandResult(
            duration: .zero, frame: frame, frameBefore: nil, element: nil, cell: nil, value: nil, failure: failure)
    }

    /// Secret input, as the driver tells it.
    static func typed(_ text: String, isSecret: Bool = true) throws -> TUIEvent.Kind {
        var history = InputHistory()
        history.isHeard = true
        history.begin(
            InputValue(
                .type(TypedText(text), into: []), secret: .type(TypedText(pieces: [.secret(text.count)]), into: [])),
            Array(text.utf8), isSecret: isSecret)
        history.finish(isHidden: false)
        let sent = history.takeSent(isOver: true)
        return .sent(TUIInput(try #require(sent.first)))
    }

    static func text(_ records: [TraceRecord]) -> String {
        String(decoding: records.flatMap(\.bytes), as: UTF8.self)
    }
}
