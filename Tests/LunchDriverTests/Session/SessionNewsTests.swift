import LunchElements
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
        func hear(_ news: SessionNews.Item) {}
    }

    private static let token = "t0ken"
    private static let size = CellSize(columns: 20, rows: 3)

    private func makeState() -> Session.State {
        let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        return Session.State(terminal: terminal, size: Self.size)
    }

    private func frame(_ revision: Int) -> [UInt8] {
        AppMessage.frame(
            FrameMessage(
                revision: revision, screen: "S", size: Self.size, mark: 0, dropped: 0, busy: [], timers: 0,
                tree: .whole(AccessibilityNode(.application)))
        ).envelope(token: Self.token).bytes
    }

    private func write(_ bytes: some Sequence<UInt8>, to state: inout Session.State, _ audience: Audience = Audience())
    {
        state.news.listen(audience, isBetweenSequences: state.shown.terminal.isBetweenSequences)
        let bytes = Array(bytes)
        _ = state.wrote(bytes.span, token: Self.token, isRead: true)
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

    /// An app that ends as it is hung up was ended by Lunch.
    @Test(arguments: [false, true]) func itIsSaidWhoEndedAnApp(isAsked: Bool) {
        var state = makeState()
        state.news.release()
        state.news.listen(Audience(), isBetweenSequences: true)
        if isAsked { _ = state.endRequested() }
        _ = state.ended(.signalled(1))
        #expect(words(state.news.take()) == ["was ended by SIGHUP (signal 1)\(isAsked ? " by Lunch" : "")"])
    }

    /// A test that waited for all that a program writes which never stops would wait for ever.
    @Test func whatIsWrittenWhileOthersAreToldIsNotWaitedFor() {
        var state = makeState()
        state.news.release()
        write(Array("a".utf8), to: &state)
        let count = state.news.count
        let first = state.news.take(upTo: count)
        write(Array("b".utf8), to: &state)
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
        write(Array("a".utf8), to: &state)
        _ = state.input([0x61], as: InputWords("key a"), isSecret: isKnownBefore, isContinued: false)
        if isKnownBefore { write(Array("b".utf8), to: &state) }
        _ = state.inputWasSent(isHidden: true, mayBeLost: false, token: Self.token)
        write(Array("c".utf8), to: &state)
        state.news.release()
        #expect(state.news.take()?.map(\.mayShowSecrets) == (isKnownBefore ? [false, true, true] : [false, true]))
    }

    private static let empty = #"\u{1B}]7367;\u{1B}\\"#

    @Test func aFrameStandsBetweenTheBytesBeforeItAndBehindIt() {
        var state = makeState()
        let first = Array("a".utf8) + frame(1)
        write(first + Array("b".utf8) + frame(2) + Array("c".utf8), to: &state)
        _ = state.resize(to: CellSize(columns: 10, rows: 3))
        state.news.release()
        let count = first.count
        #expect(
            words(state.news.take()) == [
                #""a\#(Self.empty)" at \#(count), missed 0"#, "frame 1 at \(count)",
                #""b\#(Self.empty)" at \#(2 * count), missed 0"#, "frame 2 at \(2 * count)",
                #""c" at \#(2 * count + 1), missed 0"#, "10×3 at \(2 * count + 1)",
            ])
    }

    @Test func aMessageMayBeSplitAnywhere() {
        let bytes = Array("ab".utf8) + frame(1) + Array("c".utf8)
        for cut in 1..<bytes.count {
            var state = makeState()
            write(bytes[..<cut], to: &state)
            write(bytes[cut...], to: &state)
            state.news.release()
            let items = state.news.take() ?? []
            let told = items.flatMap { item -> [UInt8] in
                if case .output(let bytes, _, _) = item.kind { bytes } else { [] }
            }
            #expect(told == Array("ab\u{1B}]7367;\u{1B}\\c".utf8), "\(cut)")
            #expect(words(items).suffix(2) == ["frame 1 at \(bytes.count - 1)", "\"c\" at \(bytes.count), missed 0"])
        }
    }

    @Test func whoComesLaterHearsFromTheNextSequenceOn() {
        var state = makeState()
        let message = frame(1)
        write(Array("abc".utf8) + message.prefix(5), to: &state, Audience(hearsOutput: false))
        write(message.dropFirst(5), to: &state)
        write("d".utf8, to: &state)
        state.news.release()
        #expect(words(state.news.take()) == [#""d" at \#(message.count + 4), missed \#(message.count + 3)"#])
    }

    @Test func nobodyIsToldOfAnythingUnasked() {
        var state = makeState()
        write(frame(1), to: &state, Audience(isThere: false, hearsOutput: false))
        _ = state.resize(to: CellSize(columns: 10, rows: 3))
        _ = state.ended(.exited(0))
        state.news.release()
        let (items, count) = (state.news.take(), state.news.count)
        #expect(items == nil && count == 0)
    }

    @Test func whatIsNotHeardInTimeIsMissed() {
        var state = makeState()
        let piece = [UInt8](repeating: 0x61, count: 1 << 20)
        for _ in 0..<17 { write(piece, to: &state) }
        state.news.release()
        #expect(state.news.take()?.count == 16)
        _ = state.news.finish()
        write("b".utf8, to: &state)
        #expect(words(state.news.take()) == [#""b" at \#(17 << 20 | 1), missed \#(1 << 20)"#])
    }

    @Test func onlyOneTellsAndOnlyOnceTheLaunchIsTold() {
        var state = makeState()
        func takes() -> Bool { state.news.take() != nil }
        func calls() -> Bool { state.news.callsThread() }
        func isTold(_ count: Int) -> Bool { state.news.isTold(count) }
        func wakes() -> Bool { state.news.finish() }
        write("a".utf8, to: &state)
        let unlaunched = [takes(), calls()]
        state.news.release()
        // One thread is enough.
        #expect([unlaunched, [calls(), calls(), takes()]] == [[false, false], [true, false, true]])
        write("b".utf8, to: &state)
        // Whoever tells goes on.
        #expect([takes(), calls(), isTold(1)] == [false, false, false])
        #expect(wakes(), "somebody waits")
        #expect([isTold(1), isTold(2), takes()] == [true, false, true])
        #expect([wakes(), wakes()] == [true, false], "nobody waits any more")
    }

    @Test func theEndIsToldOnceWithTheLastErrors() {
        var state = makeState()
        write("".utf8, to: &state)
        _ = state.wroteToStandardError(Array("no!".utf8).span, token: Self.token, isRead: true, addsReturns: false)
        _ = state.ended(.exited(3))
        _ = state.ended(.exited(4))
        state.news.release()
        #expect(words(state.news.take()) == ["left with status 3: no!"])
    }

    /// A frame knows behind which byte it stands, also if the app acknowledges it later.
    @Test func aFrameKnowsItsPosition() {
        var state = makeState()
        write(Array("abc".utf8), to: &state)
        let before = state.latest.position
        let message = frame(1)
        write(message + Array("d".utf8), to: &state)
        let after = [state.latest, state.latest.showing(state.latest.tree, asTexts: true)].map(\.position)
        #expect([before] + after == [3, 3 + message.count, 3 + message.count])
    }
}
