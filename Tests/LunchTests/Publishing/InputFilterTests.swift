import Testing

@testable import Lunch

/// The test's messages are taken out of what an app reads, wherever they are torn, and nothing else is.
struct InputFilterTests {
    private static let token = "0123456789abcdef"
    private let token = InputFilterTests.token

    private static func message(after sent: Int) -> [UInt8] { TestMessage.sync(after: sent, token: token).bytes }

    /// A piece of input, and what is handed on of it.
    struct Piece: Sendable {
        let input: [UInt8]
        let output: [UInt8]
        var clock: Int?
        var show: LaunchScreenRequest?

        init(_ input: [UInt8], _ output: [UInt8], clock: Int? = nil, show: LaunchScreenRequest? = nil) {
            (self.input, self.output, self.clock, self.show) = (input, output, clock, show)
        }
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let pieces: [Piece]
        /// The number of bytes that have passed in the end, and of those that were dropped.
        let passed: Int
        let dropped: Int

        init(_ name: String, passed: Int? = nil, dropped: Int = 0, _ pieces: Piece...) {
            testDescription = name
            self.pieces = pieces
            self.passed = passed ?? pieces.reduce(0) { $0 + $1.input.count }
            self.dropped = dropped
        }
    }

    @Test(arguments: rows + ordinary + meaningless + begun) func messagesAreTakenOut(_ row: Row) {
        var filter = InputFilter(token: token)
        for piece in row.pieces {
            let output = filter.filter(piece.input)
            #expect(output.bytes == piece.output && output.clock == piece.clock && output.show == piece.show)
        }
        #expect([filter.passed, filter.dropped] == [row.passed, row.dropped])
    }

    private static let request = LaunchScreenRequest(screen: "Dinner \u{1B}\\", userInfo: "{\"a\":\"\u{C0}\"}")
    private static let other = LaunchScreenRequest(screen: "Lunch", userInfo: nil)
    private static let endless = Envelope.inputPrefix + [UInt8](repeating: 0x61, count: 2 * Envelope.inputLimit)
    /// A message of which the terminal dropped the end, and the next one.
    private static let torn = Array(message(after: 0).dropLast(5))
    private static let next = message(after: torn.count + 5)
    private static let first = message(after: 10)
    private static let through100 = TestMessage.sync(through: 100).bytes(token: token)
    private static let through90 = Array("abc".utf8) + TestMessage.sync(through: 90).bytes(token: token)

    private static func guessed(_ message: TestMessage) -> Piece {
        Piece(message.bytes(token: "guess"), message.bytes(token: "guess"))
    }

    private static let rows: [Row] = [
        Row(
            "a lone escape passes at once", Piece([0x1B], [0x1B]),
            Piece(Array("\u{1B}]7367;lunch;1;".utf8), Array("\u{1B}]7367;lunch;1;".utf8))),
        Row(
            "a message is taken out and counts",
            Piece(Array("abc".utf8) + message(after: 3) + Array("def".utf8), Array("abcdef".utf8))),
        Row(
            "what a test asks for is handed on",
            Piece(
                Array("a".utf8) + TestMessage.clock(to: 5).bytes(token: token) + Array("b".utf8)
                    + TestMessage.show(request).bytes(token: token), Array("ab".utf8), clock: 5, show: request),
            // Requests that have been handed on once are not again, and of several the last counts.
            Piece(
                TestMessage.show(request).bytes(token: token) + TestMessage.show(other).bytes(token: token), [],
                show: other)),
        Row("nobody else asks for anything", guessed(.clock(to: 5)), guessed(.show(other))),
        Row(
            "messages may follow each other",
            Piece(message(after: 0) + message(after: message(after: 0).count), [])),
        Row("a lone lead is held back", passed: 0, Piece([0xC0], [])),
        Row("a lone lead is released by what follows", Piece([0xC0], []), Piece([0x61], [0xC0, 0x61])),
        Row(
            "a lead that is repeated may begin a message", passed: 2 + message(after: 2).count, dropped: 1,
            Piece([0xC0, 0xC0], [0xC0]), Piece(Array(message(after: 2).dropFirst()), [])),
        // The first of the two leads was not the message's: one byte more than the sender knows of.
        Row(
            "a lead that is repeated twice",
            Piece([0xC0, 0xC0, 0xC0] + message(after: 2).dropFirst(), [0xC0, 0xC0])),
        Row(
            "a torn message is released by the next", passed: torn.count + 5 + next.count, dropped: 5, Piece(torn, []),
            Piece(next, torn)),
        Row("what never ends is released at the limit", Piece(endless, endless)),
        // The bytes up to the limit that the terminal still holds back are held back here, and not one more.
        Row(
            "what never ends is held back up to the limit", Piece(Array(endless[..<Envelope.inputLimit]), []),
            Piece([0x62], endless[..<Envelope.inputLimit] + [0x62])),
        Row(
            "the latest of several moments",
            Piece([7, 5, 9, 8].flatMap { TestMessage.clock(to: $0).bytes(token: token) }, [], clock: 9)),
        // Ten bytes were sent, and four of them arrived; then three more, none of which did.
        Row(
            "dropped bytes are counted", passed: 10 + first.count, dropped: 6,
            Piece(Array("abcd".utf8), Array("abcd".utf8)), Piece(first, [])),
        Row(
            "dropped bytes are counted further",
            passed: 10 + first.count + 3 + message(after: 10 + first.count + 3).count, dropped: 9,
            Piece(Array("abcd".utf8), Array("abcd".utf8)), Piece(first, []),
            Piece(message(after: 10 + first.count + 3), [])),
        // More has arrived than was sent, as what somebody else puts into the terminal: nothing that was read is taken back.
        Row(
            "what was dropped stays dropped", passed: 100 + through90.count, dropped: 100 - through100.count,
            Piece(through100, []), Piece(through90, Array("abc".utf8))),
    ]

    /// Input that only begins as a message does.
    private static let ordinary: [Row] = [
        "\u{1B}]7367;lunch;2;0123456789abcdef;sync;{\"through\":99}\u{1B}\\",
        "\u{1B}]7367;lunch;1;\u{1B}\\", "\u{1B}]7367;dinner;", "\u{1B}]8;;", "\u{1B}[A", "\u{1B}",
    ].map { text in
        let bytes = [Envelope.lead] + Array(text.utf8) + [0x21]
        return Row("what only begins alike is ordinary input", Piece(bytes, bytes))
    }

    /// The beginnings of messages, which are released as soon as they turn out to be none.
    private static let begun: [Row] = (1..<Envelope.inputPrefix.count).map { count in
        let bytes = Array(Envelope.inputPrefix.prefix(count) + [0x21])
        return Row("a message that ends after \(count) bytes is none", Piece(bytes, bytes))
    }

    private static let meaningless: [Row] = [
        "sync;{}", "sync;{\"through\":-1}", "sync;{\"through\":9223372036854775807}", "sync;[", "show;{}", "frame;{}",
        "clock;{}", "clock;{\"to\":-1}", "clock;{\"to\":9223372036854775808}", "clock;{\"to\":1.5}",
        "clock;{\"to\":\"1\"}", "clock;null", "clock;", "show;[]", "show;{\"screen\":1}",
        "show;{\"screen\":\"a\",\"userInfo\":{}}", "show;{\"screen\"",
    ].map { rest in
        let bytes = [Envelope.lead] + Array("\u{1B}]7367;lunch;1;\(token);\(rest)\u{1B}\\".utf8)
        return Row("a message that means nothing is taken out: \(rest)", Piece(bytes + [0x61], [0x61]))
    }

    @Test func ordinaryInputPassesAtOnce() {
        var filter = InputFilter(token: token)
        for (index, byte) in (UInt8.min...UInt8.max).filter({ $0 != Envelope.lead }).enumerated() {
            let output = filter.filter([byte])
            #expect(output.bytes == [byte] && output.passed == index + 1)
        }
    }

    @Test func messageMayBeTornAnywhere() {
        let message = Self.message(after: 1)
        let bytes = [0x61] + message + [0x62]
        for cut in 0...bytes.count {
            var filter = InputFilter(token: token)
            let first = filter.filter(bytes[..<cut])
            // Bytes that are held back have not passed.
            #expect(first.bytes == (cut == 0 ? [] : cut == bytes.count ? [0x61, 0x62] : [0x61]))
            #expect(first.passed == (cut == 0 ? 0 : cut <= message.count ? 1 : cut))
            let second = filter.filter(bytes[cut...])
            #expect(first.bytes + second.bytes == [0x61, 0x62])
            #expect(second.passed == bytes.count && filter.dropped == 0)
        }
    }

    @Test func wrongTokenIsOrdinaryInput() {
        let bytes = TestMessage.sync(through: 99).bytes(token: "0123456789abcdeF")
        for cut in 0...bytes.count {
            var filter = InputFilter(token: token)
            #expect(filter.filter(bytes[..<cut]).bytes + filter.filter(bytes[cut...]).bytes == bytes)
            #expect(filter.passed == bytes.count && filter.dropped == 0)
        }
    }

    /// Any input, torn anywhere, comes out as if it had been read in one piece.
    @Test(arguments: 0..<50)
    func tearingChangesNothing(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ end: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(end))
        }
        let message = Self.message(after: 5)
        var bytes: [UInt8] = []
        for _ in 0..<20 {
            switch random(4) {
            case 0: bytes += message
            case 1: bytes += message.prefix(random(message.count))
            case 2: bytes += [Envelope.lead, 0x1B, 0x5D].prefix(random(4))
            default: bytes.append(UInt8(random(256)))
            }
        }
        var whole = InputFilter(token: token)
        let expected = whole.filter(bytes)
        var torn = InputFilter(token: token)
        var output: [UInt8] = []
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + 1 + random(30))
            output += torn.filter(bytes[start..<end]).bytes
            start = end
        }
        #expect(output == expected.bytes && [torn.passed, torn.dropped] == [whole.passed, whole.dropped])
    }
}
