import LunchTerminal
import LunchWire

@testable import LunchDriver
@testable import LunchElements

/// The output of an app makes the same of a session in one piece and in many, and a tree that nobody has published is
/// never in it.
enum SessionRun {
    private static let token = "4k7token"
    private static let size = CellSize(columns: 8, rows: 2)

    /// The output of an app and its meaning.
    private struct App {
        var output: [UInt8] = []
        var tree = AccessibilityNode(.application)
        var published: [AccessibilityNode] = []
        var revision = 0
        /// True if everything was written as the protocol wants it.
        var isRight = true
    }

    static func problem(_ input: ByteReader) -> String? {
        var input = input
        let longest = Int(input.byte()) + 1
        let sent = input.index(below: 20)
        var app = App()
        for _ in 0..<24 where !input.isAtEnd { act(&input, &app, sent: sent) }
        var whole = makeState(sent)
        let answers = whole.receive(app.output.span, token: token)
        var cut = makeState(sent)
        var cutAnswers: [UInt8] = []
        var state = UInt32(longest)
        var start = 0
        while start < app.output.count {
            state = state &* 1_664_525 &+ 1_013_904_223
            let end = min(app.output.count, start + 1 + Int(state >> 16) % longest)
            cutAnswers += cut.receive(app.output.span.extracting(start..<end), token: token)
            start = end
        }
        if cutAnswers != answers { return "in pieces, the answers differ" }
        if let difference = difference(whole, cut) { return "in pieces, \(difference)" }
        return problem(whole, app)
    }

    /// The difference between the state and what the app said; nil if there is none.
    private static func problem(_ state: borrowing Session.State, _ app: App) -> String? {
        if app.isRight, !state.life.violations.isEmpty { return "nothing was wrong but \(state.life.violations)" }
        if app.isRight, app.revision > 0, state.frame?.root != app.tree { return "the tree is not the last one" }
        if app.isRight, state.frame?.revision ?? 0 != app.revision { return "the last frame is another" }
        if let root = state.frame?.root, !app.published.contains(root) { return "nobody has published \(root)" }
        if state.sent.tally.acknowledged > state.sent.tally.sent { return "more is acknowledged than was sent" }
        _ = ProtocolText.broken("App", state.life.violations)
        return nil
    }

    private static func makeState(_ sent: Int) -> Session.State {
        let terminal = TUITerminal(columns: size.columns, rows: size.rows, messageCommand: Envelope.command)
        var state = Session.State(terminal: terminal, size: size)
        state.sent.tally.send(sent)
        return state
    }

    private static func difference(_ one: borrowing Session.State, _ other: borrowing Session.State) -> String? {
        if one.life.violations != other.life.violations {
            return "other errors: \(one.life.violations), \(other.life.violations)"
        }
        if one.frame?.revision != other.frame?.revision || one.frame?.root != other.frame?.root {
            return "another frame"
        }
        if one.frame?.grid.lines != other.frame?.grid.lines { return "another screen of the frame" }
        if one.shown.terminal.grid.lines != other.shown.terminal.grid.lines { return "another screen" }
        if one.life != other.life || one.hasGreeted != other.hasGreeted || one.hello != other.hello {
            return "another answer"
        }
        let (tally, otherTally) = (one.sent.tally, other.sent.tally)
        if tally.acknowledged != otherTally.acknowledged || tally.dropped != otherTally.dropped {
            return "another count of input"
        }
        return one.unsettled == other.unsettled ? nil : "other reasons: \(one.unsettled), \(other.unsettled)"
    }

    /// Does one thing as an app does it, or as one that misbehaves.
    private static func act(_ input: inout ByteReader, _ app: inout App, sent: Int) {
        switch input.index(below: 9) {
        case 0, 1, 2: app.output += frame(&input, &app, sent: sent)
        case 3: app.output += Array("a\r\n\u{1B}[1mb".utf8)
        case 4:
            let answers: [Bool?] = [nil, true, false]
            let hello = Hello(
                screen: input.happens(oneIn: 2) ? "S" : nil, publishes: answers[input.index(below: 3)],
                messages: answers[input.index(below: 3)])
            // No frame may have come, and none may come.
            if hello.publishes == false { app.isRight = false }
            app.output += AppMessage.hello(hello).envelope(token: token).bytes
        case 5:
            // Something is written into the midst of a message.
            var message = frame(&input, &app, sent: sent)
            guard !message.isEmpty else { return }
            let inserted = input.happens(oneIn: 2) ? Array("\u{1B}[mlog".utf8) : input.bytes(1 + input.index(below: 4))
            message.insert(contentsOf: inserted, at: 2 + Int(input.byte()) * (message.count - 3) / 256)
            app.output += message
            app.isRight = false
        case 6:
            // A frame is lost, or comes twice.
            let message = frame(&input, &app, sent: sent)
            if input.happens(oneIn: 2) { app.output += message + message }
            app.isRight = false
        case 7:
            let message = AppMessage.frame(message(revision: input.number(), mark: input.number(), .changes([])))
            app.output += message.envelope(token: token).bytes
            app.isRight = false
        default:
            let count = input.index(below: 24)
            app.output += input.bytes(count)
            app.isRight = false
        }
    }

    private static func frame(_ input: inout ByteReader, _ app: inout App, sent: Int) -> [UInt8] {
        var budget = 5
        var new = input.happens(oneIn: 3) ? input.node(&budget, depth: 4) : app.tree
        new.attributes.label = "label \(app.revision)"
        new.attributes.frame = CellRect(column: 0, row: 0, columns: 8, rows: 2)
        // Messages that no app sends are for `FrameRun`.
        let sendable = AppMessage.frame(message(revision: 1, mark: 0, .whole(new))).envelope(token: token)
        guard ParsingRun.reading({ try AppMessage(sendable) }) != nil else { return [] }
        let content: FrameMessage.Tree =
            app.revision == 0 || input.happens(oneIn: 5) ? .whole(new) : .changes(new.changes(from: app.tree))
        app.revision += 1
        app.tree = new
        app.published.append(new)
        return AppMessage.frame(message(revision: app.revision, mark: input.index(below: sent + 1), content)).envelope(
            token: token
        ).bytes
    }

    private static func message(revision: Int, mark: Int, _ tree: FrameMessage.Tree) -> FrameMessage {
        FrameMessage(
            revision: revision, screen: "S", size: size, mark: mark, dropped: 0, busy: [], timers: 0, tree: tree)
    }
}
