import LunchCommands
import LunchElements
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchTrace

/// A trace that is played as a program: it shows the driver what the recorded test saw.
@Suite struct PlayedTraceTests {
    private static func record(_ content: TraceRecord.Content) -> TraceRecord {
        TraceRecord(launch: 1, time: 0, content)
    }

    private static func frame(_ number: Int, _ label: String, at position: Int) -> TraceRecord {
        let tree = AccessibilityNode(
            .application,
            children: [AccessibilityNode(.staticText, identifier: "menu", label: label)])
        let message = FrameMessage(
            revision: number, screen: "Menu", size: CellSize(columns: 80, rows: 24), mark: number - 1, dropped: 0,
            busy: [],
            timers: nil,
            tree: number == 1 ? .whole(tree) : .changes([.attributes(path: [0], tree.children[0].attributes)]))
        return record(.frame(TraceFrame(position: position, number: number, origin: .published(message))))
    }

    private static func input(_ bytes: [UInt8]) -> TraceRecord {
        record(.input(TraceInput(.send(bytes), bytes: bytes, count: bytes.count)))
    }

    /// A launch of an app that publishes, and of one that does not.
    private static let launch = record(.launch(TraceLaunch(program: "menu", columns: 80, rows: 24)))
    private static let adopting = [
        TraceRecord(time: 0, .test(TraceTest(name: "t", library: "XCTest", place: Story.place))), launch,
        record(.output(position: 5, Array("Bread".utf8))), frame(1, "Bread", at: 5),
        input([0x6A]), record(.output(position: 10, Array("\rSoup".utf8))),
        frame(2, "Soup", at: 10),
        input([0x71]), record(.exited(TraceExit(.exitCode(0)))),
    ]
    private static let plain = adopting.filter { if case .frame = $0.content { false } else { true } }

    private func app(_ records: [TraceRecord]) throws -> TUIApplication {
        let app = TUIApplication(
            LaunchConfiguration(.path("/bin/sh")), starter: PlayedTrace.starter(try Trace(records)))
        try app.launch()
        return app
    }

    @Test(arguments: [true, false])
    func theFramesAreThoseOfTheTrace(_ isAdopting: Bool) throws {
        let records = isAdopting ? Self.adopting : Self.plain
        let app = try app(records)
        let trace = try Trace(records)
        #expect(try app.settledFrame().text == (try trace.frame(at: 5, launch: 1).text))
        try app.typeText("j")
        let (shown, recorded) = (try app.settledFrame(), try trace.frame(at: 10, launch: 1))
        #expect(shown.text == recorded.text && shown.text.contains("Soup"))
        if isAdopting {
            #expect(shown.settling.trust == .acknowledged)
            #expect(shown.tree.nodes.map(\.label) == recorded.tree.nodes.map(\.label))
        }
        try app.typeText("q")
        #expect(try app.waitForExit() == .exitCode(0))
    }

    /// Input that was not recorded changes nothing, and is acknowledged by an app that publishes.
    @Test func otherInputChangesNothing() throws {
        let app = try app(Self.adopting)
        try app.typeText("x")
        #expect(try app.settledFrame().text.contains("Bread"))
        try app.typeText("j")
        #expect(try app.settledFrame().text.contains("Soup"))
        app.terminate()
    }
}
