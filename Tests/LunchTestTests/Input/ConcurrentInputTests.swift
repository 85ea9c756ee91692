import Dispatch
import Foundation
import LunchCommands
import LunchTest
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// However many threads send, bytes leave in the order in which they were counted.
@Suite(.waiting) struct ConcurrentInputTests {
    private static let threads = 8
    private static let rounds = 40

    /// Has many threads send at once, and one of them change the size.
    ///
    /// Every second input ends like the begin of a message, so that the app is told how much was sent before it. An app
    /// that has read less by then counts the rest as dropped, and acknowledges more than was sent once that comes.
    private func send(to app: TUIApplication, resizing isResizing: Bool = true) throws {
        let session = try #require(app.run.session)
        let group = DispatchGroup()
        for thread in 0..<Self.threads {
            DispatchQueue(label: "sender \(thread)").async(group: group) {
                for round in 0..<Self.rounds {
                    let bytes = round.isMultiple(of: 2) ? [UInt8]("key".utf8) : [UInt8(ascii: "a"), Envelope.lead]
                    session.send(bytes, as: InputValue(.send(bytes)), isSecret: false)
                    if thread == 0, isResizing { session.resize(to: CellSize(columns: 80 + round, rows: 24)) }
                }
            }
        }
        #expect(group.wait(timeout: .now() + 120) == .success)
    }

    /// An app that draws and acknowledges all the time meanwhile, and one to which the terminal reports each size, between
    /// what the threads send.
    @Test(arguments: ["Spinner", "Input"]) func nothingIsLostOrComesTooEarly(_ screen: String) throws {
        let mock: [String: LunchJSON] = screen == "Input" ? ["modes": "\u{1B}[?2048h"] : [:]
        let app = try Launcher(app: fixture, screen: screen, mock: .userInfo(mock)).launch()
        try send(to: app)
        if screen == "Spinner" {
            #expect(app.line("keys") == "keys \(Self.threads * Self.rounds / 2 * 5)")
        } else {
            _ = app.line("bytes")
        }
        #expect(try app.settledFrame().settling.droppedInput == 0)
        #expect(app.run.lastFrame?.size == CellSize(columns: 80 + Self.rounds - 1, rows: 24))
        app.terminate()
    }

    /// A program that asks all the time meanwhile, once it has got a key, and keeps what it reads after that.
    @Test func answersOfTheTerminalAreCountedAsTheyAreSent() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lunch-input-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let ask = "printf '\\033[5n\\033[5n\\033[5n\\033[5n'"
        let asking = "(\(ask); \(ShellApp.frame(2, label: "asking")) while :; do \(ask); done) &"
        let keeping = "LC_ALL=C sed '/^QUIT$/q' >'\(file.path)'; kill $!"
        let app = try ShellApp.launch(ShellApp.frame(1, label: "x") + "key\n\(asking)\n\(keeping)\nexit 0")
        let session = try #require(app.run.session)
        session.send([UInt8]("k".utf8), as: InputValue(.press(["k"], into: [])), isSecret: false)
        let isAsking = session.monitor.wait(until: .now + .seconds(60)) { $0.frame?.revision == 2 ? true : nil }
        #expect(isAsking == true)
        try send(to: app, resizing: false)
        session.send([UInt8]("\nQUIT\n".utf8), as: InputValue(.type(TypedText("\nQUIT\n"), into: [])), isSecret: false)
        #expect(try app.waitForExit() == .success)
        let read = [UInt8](try Data(contentsOf: file))
        let starts = read.indices.filter { read[$0] == Envelope.lead && read[($0 + 1)...].starts(with: [0x1B]) }
        #expect(starts.count == Self.threads * Self.rounds / 2)
        for start in starts {
            let end = try #require(read[start...].firstIndex(of: UInt8(ascii: "\\"))) + 1
            let message = TestMessage.sync(through: end + 1).bytes(token: session.token)
            #expect(Array(read[start..<end]) == message, "it counts what came before it")
        }
    }
}
