import Testing

@testable import Lunch

/// The test's messages are taken out of what an app reads, wherever they are torn, and nothing else is.
struct InputFilterTests {
    private let token = "0123456789abcdef"

    private func message(after sent: Int) -> [UInt8] { TestMessage.sync(after: sent, token: token).bytes }

    @Test func ordinaryInputPassesAtOnce() {
        var filter = InputFilter(token: token)
        for (index, byte) in (UInt8.min...UInt8.max).filter({ $0 != Envelope.lead }).enumerated() {
            let output = filter.filter([byte])
            #expect(output.bytes == [byte])
            #expect(output.passed == index + 1)
        }
    }

    @Test func loneEscapePassesAtOnce() {
        var filter = InputFilter(token: token)
        #expect(filter.filter([0x1B]).bytes == [0x1B])
        #expect(filter.filter(Array("\u{1B}]7367;lunch;1;".utf8)).bytes == Array("\u{1B}]7367;lunch;1;".utf8))
        #expect(filter.passed == 16)
    }

    @Test func messageIsTakenOutAndCounts() {
        let message = message(after: 3)
        var filter = InputFilter(token: token)
        let output = filter.filter(Array("abc".utf8) + message + Array("def".utf8))
        #expect(output.bytes == Array("abcdef".utf8))
        #expect(output.passed == 6 + message.count)
        #expect(filter.dropped == 0)
    }

    @Test func whatATestAsksForIsHandedOn() {
        let request = LaunchScreenRequest(screen: "Dinner \u{1B}\\", userInfo: "{\"a\":\"\u{C0}\"}")
        let bytes = Array("a".utf8) + TestMessage.clock(to: 5).bytes(token: token)
        let others = Array("b".utf8) + TestMessage.show(request).bytes(token: token)
        var filter = InputFilter(token: token)
        var output = filter.filter(bytes + others)
        #expect(output.bytes == Array("ab".utf8))
        #expect(output.clock == 5)
        #expect(output.show == request)
        #expect(output.passed == bytes.count + others.count)
        // Bytes that have been handed on once are not again, and of several the last count.
        output = filter.filter(
            TestMessage.show(request).bytes(token: token)
                + TestMessage.show(LaunchScreenRequest(screen: "Lunch", userInfo: nil)).bytes(token: token))
        #expect(output.clock == nil)
        #expect(output.show == LaunchScreenRequest(screen: "Lunch", userInfo: nil))
    }

    @Test func nobodyElseAsksForAnything() {
        var filter = InputFilter(token: token)
        for message in [.clock(to: 5), .show(LaunchScreenRequest(screen: "Dinner", userInfo: nil))] as [TestMessage] {
            let bytes = message.bytes(token: "guess")
            let output = filter.filter(bytes)
            #expect(output.bytes == bytes)
            #expect(output.clock == nil)
            #expect(output.show == nil)
        }
    }

    @Test func messageMayBeTornAnywhere() {
        let message = message(after: 1)
        let bytes = [0x61] + message + [0x62]
        for cut in 0...bytes.count {
            var filter = InputFilter(token: token)
            let first = filter.filter(bytes[..<cut])
            // Bytes that are held back have not passed.
            #expect(first.bytes == (cut == 0 ? [] : cut == bytes.count ? [0x61, 0x62] : [0x61]))
            #expect(first.passed == (cut == 0 ? 0 : cut <= message.count ? 1 : cut))
            let second = filter.filter(bytes[cut...])
            #expect(first.bytes + second.bytes == [0x61, 0x62])
            #expect(second.passed == bytes.count)
            #expect(filter.dropped == 0)
        }
    }

    @Test func messageMayComeByteByByte() {
        let bytes = Array("key".utf8) + message(after: 3) + Array("é".utf8)
        var filter = InputFilter(token: token)
        var passed: [UInt8] = []
        for byte in bytes { passed += filter.filter([byte]).bytes }
        #expect(passed == Array("keyé".utf8))
        #expect(filter.passed == bytes.count)
    }

    @Test func messagesMayFollowEachOther() {
        let first = message(after: 0)
        let second = message(after: first.count)
        var filter = InputFilter(token: token)
        #expect(filter.filter(first + second).bytes == [])
        #expect(filter.passed == first.count + second.count)
        #expect(filter.dropped == 0)
    }

    @Test func wrongTokenIsOrdinaryInput() {
        let bytes = TestMessage.sync(through: 99).bytes(token: "0123456789abcdeF")
        for cut in 0...bytes.count {
            var filter = InputFilter(token: token)
            #expect(filter.filter(bytes[..<cut]).bytes + filter.filter(bytes[cut...]).bytes == bytes)
            #expect(filter.passed == bytes.count)
            #expect(filter.dropped == 0)
        }
    }

    @Test(arguments: [
        "\u{1B}]7367;lunch;2;0123456789abcdef;sync;{\"through\":99}\u{1B}\\",
        "\u{1B}]7367;lunch;1;\u{1B}\\", "\u{1B}]7367;dinner;", "\u{1B}]8;;", "\u{1B}[A", "\u{1B}",
    ])
    func whatOnlyBeginsAlikeIsOrdinaryInput(text: String) {
        let bytes = [Envelope.lead] + Array(text.utf8) + [0x21]
        var filter = InputFilter(token: token)
        #expect(filter.filter(bytes).bytes == bytes)
        #expect(filter.passed == bytes.count)
    }

    @Test func loneLeadIsReleasedByWhatFollows() {
        var filter = InputFilter(token: token)
        #expect(filter.filter([0xC0]).bytes == [])
        #expect(filter.passed == 0)
        #expect(filter.filter([0x61]).bytes == [0xC0, 0x61])
        #expect(filter.passed == 2)
    }

    @Test func leadThatIsRepeatedMayBeginAMessage() {
        let message = message(after: 2)
        var filter = InputFilter(token: token)
        #expect(filter.filter([0xC0, 0xC0]).bytes == [0xC0])
        #expect(filter.filter(Array(message.dropFirst())).bytes == [])
        // The first of the two leads was not the message's: one byte more than the sender knows of.
        var other = InputFilter(token: token)
        #expect(other.filter([0xC0, 0xC0, 0xC0] + message.dropFirst()).bytes == [0xC0, 0xC0])
        #expect(other.passed == 2 + message.count)
    }

    @Test func tornMessageIsReleasedByTheNext() {
        // The terminal dropped the end of the first.
        let torn = Array(message(after: 0).dropLast(5))
        let next = message(after: torn.count + 5)
        var filter = InputFilter(token: token)
        #expect(filter.filter(torn).bytes == [])
        #expect(filter.filter(next).bytes == torn)
        #expect(filter.dropped == 5)
        #expect(filter.passed == torn.count + 5 + next.count)
    }

    @Test func whatNeverEndsIsReleasedAtTheLimit() {
        let endless = Envelope.inputPrefix + [UInt8](repeating: 0x61, count: 2 * Envelope.inputLimit)
        var filter = InputFilter(token: token)
        let output = filter.filter(endless)
        #expect(output.bytes == endless)
        #expect(output.passed == endless.count)
    }

    /// The bytes up to the limit that the terminal still holds back are held back here, and not one more.
    @Test func whatNeverEndsIsHeldBackUpToTheLimit() {
        let endless = Envelope.inputPrefix + [UInt8](repeating: 0x61, count: 2 * Envelope.inputLimit)
        var filter = InputFilter(token: token)
        #expect(filter.filter(endless[..<Envelope.inputLimit]).bytes == [])
        #expect(filter.filter([0x62]).bytes == endless[..<Envelope.inputLimit] + [0x62])
    }

    @Test func whatTurnsOutToBeNoMessageIsReleasedAtOnce() {
        for count in 1..<Envelope.inputPrefix.count {
            let bytes = Envelope.inputPrefix.prefix(count) + [0x21]
            var filter = InputFilter(token: token)
            #expect(filter.filter(bytes).bytes == Array(bytes))
            #expect(filter.passed == bytes.count)
        }
    }

    /// More has arrived than was sent, as what somebody else puts into the terminal: nothing was dropped.
    @Test func whatWasDroppedStaysDroppedWhereMoreArrivesThanWasSent() {
        var filter = InputFilter(token: token)
        _ = filter.filter(TestMessage.sync(through: 100).bytes(token: token))
        let dropped = filter.dropped
        #expect(dropped > 0)
        let bytes = Array("abc".utf8) + TestMessage.sync(through: 90).bytes(token: token)
        #expect(filter.filter(bytes).passed == 100 + bytes.count, "what was read is not taken back")
        #expect(filter.dropped == dropped)
    }

    @Test func ofSeveralMomentsTheLatestCounts() {
        var filter = InputFilter(token: token)
        let bytes = [7, 5, 9, 8].flatMap { TestMessage.clock(to: $0).bytes(token: token) }
        #expect(filter.filter(bytes).clock == 9)
    }

    @Test func dropsAreCounted() {
        var filter = InputFilter(token: token)
        // Ten bytes were sent, and four of them arrived.
        #expect(filter.filter(Array("abcd".utf8)).bytes == Array("abcd".utf8))
        let first = TestMessage.sync(after: 10, token: token).bytes
        #expect(filter.filter(first).passed == 10 + first.count)
        #expect(filter.dropped == 6)
        // Three more, none of which arrived.
        let sent = 10 + first.count + 3
        let second = TestMessage.sync(after: sent, token: token).bytes
        #expect(filter.filter(second).passed == sent + second.count)
        #expect(filter.dropped == 9)
    }

    @Test(arguments: [
        "sync;{}", "sync;{\"through\":-1}", "sync;{\"through\":9223372036854775807}", "sync;[", "show;{}", "frame;{}",
        "clock;{}", "clock;{\"to\":-1}", "clock;{\"to\":9223372036854775808}", "clock;{\"to\":1.5}",
        "clock;{\"to\":\"1\"}",
        "clock;null", "clock;", "show;[]", "show;{\"screen\":1}", "show;{\"screen\":\"a\",\"userInfo\":{}}",
        "show;{\"screen\"",
    ])
    func messageThatMeansNothingIsTakenOutAllTheSame(rest: String) {
        let bytes = [Envelope.lead] + Array("\u{1B}]7367;lunch;1;\(token);\(rest)\u{1B}\\".utf8)
        var filter = InputFilter(token: token)
        let output = filter.filter(bytes + [0x61])
        #expect(output.bytes == [0x61])
        #expect(output.clock == nil)
        #expect(output.show == nil)
        #expect(filter.passed == bytes.count + 1)
        #expect(filter.dropped == 0)
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
        let message = message(after: 5)
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
        #expect(output == expected.bytes)
        #expect(torn.passed == whole.passed)
        #expect(torn.dropped == whole.dropped)
    }
}
