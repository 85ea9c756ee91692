import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import TestSupport
import Testing

@testable import LunchDriver
@_spi(Lunch) @testable import LunchWire

/// The driver as a whole on programs that are played: no process is started.
@Suite struct PlayedProgramTests {
    /// A program that adopts the protocol: its label shows what was typed.
    private final class Echo: Sendable {
        struct State {
            var token = ""
            var text = ""
            var read = 0
            var revision = 0
        }

        private let state = Lock(State())
        /// Returns false of bytes that are not acknowledged.
        let acknowledges: @Sendable ([UInt8]) -> Bool

        init(acknowledges: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }) { self.acknowledges = acknowledges }

        @Sendable func react(to happening: PlayedProgram.Happening) -> [PlayedProgram.Reaction] {
            state.withLock { state in
                switch happening {
                case .starts(let variables):
                    state.token = variables[LaunchKeys.token] ?? ""
                    return [write(.hello(Hello(screen: variables[LaunchKeys.screen], publishes: true)), state)]
                        + show(&state)
                case .reads(let bytes):
                    guard acknowledges(bytes) else { return [] }
                    state.read += bytes.count
                    state.text += String(decoding: bytes, as: UTF8.self)
                    if state.text.hasSuffix("!") { return [.ends(.exited(3))] }
                    return show(&state)
                case .isResized: return []
                }
            }
        }

        private func show(_ state: inout State) -> [PlayedProgram.Reaction] {
            state.revision += 1
            let label = AccessibilityNode(
                .staticText, identifier: "typed", label: state.text,
                frame: CellRect(column: 0, row: 0, columns: 20, rows: 1))
            let message = FrameMessage(
                revision: state.revision, screen: "Echo", size: CellSize(columns: 80, rows: 24), mark: state.read,
                dropped: 0, busy: [], timers: nil, tree: .whole(AccessibilityNode(.application, children: [label])))
            return [.writes("\u{1B}[H\(state.text)"), write(.frame(message), state)]
        }

        private func write(_ message: AppMessage, _ state: State) -> PlayedProgram.Reaction {
            .writes(message.envelope(token: state.token).bytes)
        }
    }

    private static func launch(
        _ react: @escaping @Sendable (PlayedProgram.Happening) -> [PlayedProgram.Reaction],
        _ change: (inout LaunchConfiguration) -> Void = { _ in }
    ) throws -> TUIApplication {
        var configuration = LaunchConfiguration(.path("/bin/sh"))
        change(&configuration)
        let app = TUIApplication(configuration, starter: PlayedProgram.starter(react))
        try app.launch()
        return app
    }

    @Test func anAppIsLaunchedAndGetsKeys() throws {
        let app = try Self.launch(Echo().react) { $0.screen = "Echo" }
        try app.typeText("héllo")
        #expect(app.staticTexts["typed"].label == "héllo")
        #expect(try app.settledFrame().settling.trust == .acknowledged)
        app.terminate()
        #expect(app.state == .notRunning)
    }

    @Test(arguments: [
        ("x", "it has not acknowledged the byte that was sent to it"), ("!", "with status 3"),
    ])
    func anAppThatDoesNotHandleAKeyIsAFailure(_ key: String, _ message: String) throws {
        let app = try Self.launch(Echo { $0 != [0x78] }.react) { $0.settleTimeout = .milliseconds(50) }
        try withKnownIssue {
            try app.typeText(key)
            _ = try app.settledFrame()
        } matching: { issue in
            "\(issue.error.map { "\($0)" } ?? "")\(issue.comments)".contains(message)
        }
        app.terminate()
    }

    /// The terminal answers the questions of a plain program. An answer is not input of the test.
    @Test func aPlainProgramRests() throws {
        let read = Lock<[[UInt8]]>([])
        let app = try Self.launch { happening in
            switch happening {
            case .starts: return [.writes("Ready\u{1B}[6n")]
            case .reads(let bytes):
                read.withLock { $0.append(bytes) }
                return bytes == [0x61] ? [.writes("\rdone ")] : []
            case .isResized: return [.writes("\rresized")]
            }
        }
        try app.waitForFrame { $0.text.contains("Ready") }
        try app.typeText("a")
        #expect(try app.settledFrame().text.contains("done"))
        try app.resize(columns: 60, rows: 20)
        #expect(try app.settledFrame().text.contains("resized"))
        #expect(read.withLock { $0 } == [Array("\u{1B}[1;6R".utf8), [0x61]])
        app.terminate()
    }
}
