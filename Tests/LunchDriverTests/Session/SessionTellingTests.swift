import LunchCommands
import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire
import Testing

@testable import LunchDriver

/// The events that listeners hear of a session.
@Suite struct SessionTellingTests {
    /// A listener that keeps the events of a separate test: tests share the room of a transcript with nothing else.
    private final class Listener: Sendable {
        private static let numbers = Lock(-10_000)
        private let number = numbers.withLock { number in
            number -= 1
            return number
        }
        private let events = Lock<[TUIEvent]>([])
        private let extent: TUIEvents.Extent

        init(_ extent: TUIEvents.Extent = .output) { self.extent = extent }

        var source: EventSource {
            let registration = TUIEvents.Registration(
                listener: { [self] event in events.withLock { $0.append(event) } }, extent: extent)
            return EventSource(test: TUITest(id: number, name: "", library: .swiftTesting), listeners: [registration])
        }

        /// The events of a source that have been told by now.
        func heard(of source: EventSource?) -> [TUIEvent] {
            source?.finish()
            return events.withLock { $0.filter { $0.source === source } }
        }
    }

    private static let token = "t0ken"
    private static let size = CellSize(columns: 20, rows: 3)

    private func makeState(_ listener: Listener?) -> Session.State {
        let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        return Session.State(terminal: terminal, size: Self.size, source: listener?.source)
    }

    private static func frame(_ revision: Int) -> [UInt8] {
        AppMessage.frame(
            FrameMessage(
                revision: revision, screen: "S", size: size, mark: 0, dropped: 0, busy: [], timers: 0,
                tree: .whole(AccessibilityNode(.application)))
        ).envelope(token: token).bytes
    }

    private static func write(
        _ bytes: some Sequence<UInt8>, to state: inout Session.State
    ) {
        state.listen()
        let bytes = Array(bytes)
        _ = state.wrote(bytes.span, token: token, isRead: true)
    }

    private func words(_ events: [TUIEvent]) -> [String] {
        events.map { event in
            switch event.kind {
            case .output(let output):
                "\(String(decoding: output.bytes, as: UTF8.self).debugDescription) at \(output.position), "
                    + "missed \(output.missed)"
            case .committed(let commit): "frame \(commit.frame.revision) at \(commit.position)"
            case .resized(let resize): "\(resize.size) at \(resize.position)"
            case .exited(let status):
                (status.map { "\($0)" } ?? "unknown") + (event.isByLunch ? " by Lunch" : "")
                    + (event.standardError.isEmpty ? "" : ": \(String(decoding: event.standardError, as: UTF8.self))")
            default: "\(event.kind)"
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
        Row("an end", [".signal(1)"]) { state in
            write("".utf8, to: &state)
            _ = state.ended(.signalled(1))
        },
        Row("an end that was asked for", [".signal(1) by Lunch"]) { state in
            write("".utf8, to: &state)
            _ = state.endRequested()
            _ = state.ended(.signalled(1))
        },
        Row("the end is told once with the last errors", [".exitCode(3): no!"]) { state in
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
    ]

    @Test(arguments: rows) private func theEventsOfASession(_ row: Row) {
        let listener = Listener()
        var state = makeState(listener)
        row.happen(&state)
        #expect(words(listener.heard(of: state.source)) == row.news)
    }

    /// A listener that comes later hears from the next sequence on.
    @Test func listeningBeginsBetweenSequences() {
        let listener = Listener()
        var state = makeState(listener)
        let bytes = Array("abc".utf8) + Self.frame(1).prefix(5)
        // Nobody has asked for the output so far.
        _ = state.wrote(bytes.span, token: Self.token, isRead: true)
        Self.write(Self.frame(1).dropFirst(5), to: &state)
        Self.write("d".utf8, to: &state)
        let words = words(listener.heard(of: state.source))
        #expect(words == [#""d" at \#(Self.length + 4), missed \#(Self.length + 3)"#])
    }

    /// A program may write what it has read before anybody is told of the input.
    @Test(arguments: [true, false]) func whatFollowsOnHiddenInputMayShowIt(_ isKnownBefore: Bool) {
        let listener = Listener()
        var state = makeState(listener)
        Self.write(Array("a".utf8), to: &state)
        _ = state.input([0x61], as: InputValue(.press(["a"], into: [])), isSecret: isKnownBefore, isContinued: false)
        if isKnownBefore { Self.write(Array("b".utf8), to: &state) }
        _ = state.inputWasSent(isHidden: true, mayBeLost: false, token: Self.token)
        Self.write(Array("c".utf8), to: &state)
        let events = listener.heard(of: state.source)
        #expect(events.map(\.mayShowSecrets) == (isKnownBefore ? [false, true, true] : [false, true]))
    }

    @Test func aMessageMayBeSplitAnywhere() {
        let bytes = Array("ab".utf8) + Self.frame(1) + Array("c".utf8)
        for cut in 1..<bytes.count {
            let listener = Listener()
            var state = makeState(listener)
            Self.write(bytes[..<cut], to: &state)
            Self.write(bytes[cut...], to: &state)
            let events = listener.heard(of: state.source)
            let told = events.flatMap { event -> [UInt8] in
                if case .output(let output) = event.kind { output.bytes } else { [] }
            }
            #expect(told == Array("ab\u{1B}]7367;\u{1B}\\c".utf8), "\(cut)")
            #expect(words(events).suffix(2) == ["frame 1 at \(bytes.count - 1)", "\"c\" at \(bytes.count), missed 0"])
        }
    }

    @Test func outputIsReportedOnlyToListenersOfOutput() {
        let listener = Listener(.steps)
        var state = makeState(listener)
        Self.write(Self.frame(1), to: &state)
        _ = state.resize(to: CellSize(columns: 10, rows: 3))
        _ = state.ended(.exited(0))
        #expect(words(listener.heard(of: state.source)) == ["10×3 at \(Self.length)", ".exitCode(0)"])
    }

    @Test func outputWithoutRoomIsMissed() {
        let listener = Listener()
        var state = makeState(listener)
        // Other output of the test takes all the room.
        let filler = [UInt8](repeating: 0x61, count: Transcript.outputLimit)
        state.source?.note(.output(TUIOutput(bytes: filler, position: 0, missed: 0)))
        Self.write("abc".utf8, to: &state)
        let count = listener.heard(of: state.source).count
        Self.write("d".utf8, to: &state)
        let words = words(Array(listener.heard(of: state.source)[count...]))
        #expect(count == 1 && words == [#""d" at 4, missed 3"#])
    }

    /// A frame knows behind which byte it stands, also if the app acknowledges it later.
    @Test func aFrameKnowsItsPosition() {
        var state = makeState(nil)
        Self.write(Array("abc".utf8), to: &state)
        let before = state.latest.position
        let message = Self.frame(1)
        Self.write(message + Array("d".utf8), to: &state)
        let after = [state.latest, state.latest.showing(state.latest.tree, asTexts: true)].map(\.position)
        #expect([before] + after == [3, 3 + message.count, 3 + message.count])
    }
}
