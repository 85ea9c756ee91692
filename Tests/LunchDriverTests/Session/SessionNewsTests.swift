import LunchCommands
import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// The events of a session, and who tells them when.
@Suite struct SessionNewsTests {
    private struct Audience: SessionAudience {
        var isThere = true
        var hearsOutput = true
        let testNumber: Int? = nil
        func hear(_ news: SessionNews.Item) {}
    }

    private static let token = "t0ken"
    private static let size = CellSize(columns: 20, rows: 3)

    private func makeState() -> Session.State {
        let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        return Session.State(terminal: terminal, size: Self.size)
    }

    private static func frame(_ revision: Int) -> [UInt8] {
        AppMessage.frame(
            FrameMessage(
                revision: revision, screen: "S", size: size, mark: 0, dropped: 0, busy: [], timers: 0,
                tree: .whole(AccessibilityNode(.application)))
        ).envelope(token: token).bytes
    }

    private static func write(
        _ bytes: some Sequence<UInt8>, to state: inout Session.State, _ audience: Audience = Audience()
    ) {
        state.news.listen(audience, isBetweenSequences: state.shown.terminal.isBetweenSequences)
        let bytes = Array(bytes)
        _ = state.wrote(bytes.span, token: token, isRead: true)
    }

    private func words(_ items: [SessionNews.Item]?) -> [String] {
        (items ?? []).map { item in
            switch item.kind {
            case .output(let bytes, let position, let missed):
                "\(String(decoding: bytes, as: UTF8.self).debugDescription) at \(position), missed \(missed)"
            case .committed(let frame, _): "frame \(frame.revision) at \(frame.position)"
            case .resized(let size, let position): "\(size) at \(position)"
            case .ended(let status, let isByLunch, let errors):
                "\(status)" + (isByLunch ? " by Lunch" : "")
                    + (errors.isEmpty ? "" : ": \(String(decoding: errors, as: UTF8.self))")
            }
        }
    }

    private struct Row: CustomTestStringConvertible {
        let testDescription: String
        /// Something that happens in a session that has a listener.
        let happen: @Sendable (inout Session.State) -> Void
        let news: [String]

        init(_ name: String, _ news: [String], _ happen: @escaping @Sendable (inout Session.State) -> Void) {
            (testDescription, self.news, self.happen) = (name, news, happen)
        }
    }

    private static let empty = #"\u{1B}]7367;\u{1B}\\"#
    /// The bytes of a character and of the first frame.
    private static let first = Array("a".utf8) + frame(1)
    private static let length = frame(1).count

    private static let rows: [Row] = [
        // An app that ends as it is hung up was ended by Lunch.
        Row("an end", ["was ended by SIGHUP (signal 1)"]) { state in
            write("".utf8, to: &state)
            _ = state.ended(.signalled(1))
        },
        Row("an end that was asked for", ["was ended by SIGHUP (signal 1) by Lunch"]) { state in
            write("".utf8, to: &state)
            _ = state.endRequested()
            _ = state.ended(.signalled(1))
        },
        Row("the end is told once with the last errors", ["left with status 3: no!"]) { state in
            write("".utf8, to: &state)
            _ = state.wroteToStandardError(Array("no!".utf8).span, token: token, isRead: true, addsReturns: false)
            _ = state.ended(.exited(3))
            _ = state.ended(.exited(4))
        },
        Row(
            "a frame is between the bytes before it and after it",
            [
                #""a\#(empty)" at \#(first.count), missed 0"#, "frame 1 at \(first.count)",
                #""b\#(empty)" at \#(2 * first.count), missed 0"#, "frame 2 at \(2 * first.count)",
                #""c" at \#(2 * first.count + 1), missed 0"#, "10×3 at \(2 * first.count + 1)",
            ]
        ) { state in
            write(first + Array("b".utf8) + frame(2) + Array("c".utf8), to: &state)
            _ = state.resize(to: CellSize(columns: 10, rows: 3))
        },
        Row(
            "whoever comes later hears from the next sequence on",
            [#""d" at \#(length + 4), missed \#(length + 3)"#]
        ) { state in
            write(Array("abc".utf8) + frame(1).prefix(5), to: &state, Audience(hearsOutput: false))
            write(frame(1).dropFirst(5), to: &state)
            write("d".utf8, to: &state)
        },
    ]

    @Test(arguments: rows) private func theNewsOfASession(_ row: Row) {
        var state = makeState()
        row.happen(&state)
        state.news.release()
        #expect(words(state.news.take()) == row.news)
    }

    /// A test that waited for all that a program writes which never stops would wait for ever.
    @Test func whatIsWrittenWhileOthersAreToldIsNotWaitedFor() {
        var state = makeState()
        state.news.release()
        Self.write(Array("a".utf8), to: &state)
        let count = state.news.count
        let first = state.news.take(upTo: count)
        Self.write(Array("b".utf8), to: &state)
        let isCalledMeanwhile = state.news.callsThread()
        _ = state.news.finish()
        let more = state.news.take(upTo: count)
        // Somebody else tells the rest.
        let isCalled = state.news.callsThread()
        let rest = state.news.take()
        #expect(words(first) == [#""a" at 1, missed 0"#])
        #expect(words(more) == [] && !isCalledMeanwhile && isCalled)
        #expect(words(rest) == [#""b" at 2, missed 0"#])
    }

    /// A program may write what it has read before anybody is told of the input.
    @Test(arguments: [true, false]) func whatFollowsOnHiddenInputMayShowIt(_ isKnownBefore: Bool) {
        var state = makeState()
        Self.write(Array("a".utf8), to: &state)
        _ = state.input([0x61], as: InputValue(.press(["a"], into: [])), isSecret: isKnownBefore, isContinued: false)
        if isKnownBefore { Self.write(Array("b".utf8), to: &state) }
        _ = state.inputWasSent(isHidden: true, mayBeLost: false, token: Self.token)
        Self.write(Array("c".utf8), to: &state)
        state.news.release()
        #expect(state.news.take()?.map(\.mayShowSecrets) == (isKnownBefore ? [false, true, true] : [false, true]))
    }

    @Test func aMessageMayBeSplitAnywhere() {
        let bytes = Array("ab".utf8) + Self.frame(1) + Array("c".utf8)
        for cut in 1..<bytes.count {
            var state = makeState()
            Self.write(bytes[..<cut], to: &state)
            Self.write(bytes[cut...], to: &state)
            state.news.release()
            let items = state.news.take() ?? []
            let told = items.flatMap { item -> [UInt8] in
                if case .output(let bytes, _, _) = item.kind { bytes } else { [] }
            }
            #expect(told == Array("ab\u{1B}]7367;\u{1B}\\c".utf8), "\(cut)")
            #expect(words(items).suffix(2) == ["frame 1 at \(bytes.count - 1)", "\"c\" at \(bytes.count), missed 0"])
        }
    }

    @Test func nobodyIsToldOfAnythingUnasked() {
        var state = makeState()
        Self.write(Self.frame(1), to: &state, Audience(isThere: false, hearsOutput: false))
        _ = state.resize(to: CellSize(columns: 10, rows: 3))
        _ = state.ended(.exited(0))
        state.news.release()
        let (items, count) = (state.news.take(), state.news.count)
        #expect(items == nil && count == 0)
    }

    @Test func whatIsNotHeardInTimeIsMissed() {
        var state = makeState()
        let piece = [UInt8](repeating: 0x61, count: 1 << 20)
        for _ in 0..<17 { Self.write(piece, to: &state) }
        state.news.release()
        #expect(state.news.take()?.count == 16)
        _ = state.news.finish()
        Self.write("b".utf8, to: &state)
        #expect(words(state.news.take()) == [#""b" at \#(17 << 20 | 1), missed \#(1 << 20)"#])
    }

    @Test func onlyOneTellsAndOnlyOnceTheLaunchIsTold() {
        var state = makeState()
        func takes() -> Bool { state.news.take() != nil }
        func calls() -> Bool { state.news.callsThread() }
        func isTold(_ count: Int) -> Bool { state.news.isTold(count) }
        func wakes() -> Bool { state.news.finish() }
        Self.write("a".utf8, to: &state)
        let unlaunched = [takes(), calls()]
        state.news.release()
        // One thread is enough.
        #expect([unlaunched, [calls(), calls(), takes()]] == [[false, false], [true, false, true]])
        Self.write("b".utf8, to: &state)
        // Whoever tells goes on.
        #expect([takes(), calls(), isTold(1)] == [false, false, false])
        #expect(wakes(), "somebody waits")
        #expect([isTold(1), isTold(2), takes()] == [true, false, true])
        #expect([wakes(), wakes()] == [true, false], "nobody waits any more")
    }

    /// A frame knows behind which byte it stands, also if the app acknowledges it later.
    @Test func aFrameKnowsItsPosition() {
        var state = makeState()
        Self.write(Array("abc".utf8), to: &state)
        let before = state.latest.position
        let message = Self.frame(1)
        Self.write(message + Array("d".utf8), to: &state)
        let after = [state.latest, state.latest.showing(state.latest.tree, asTexts: true)].map(\.position)
        #expect([before] + after == [3, 3 + message.count, 3 + message.count])
    }
}
