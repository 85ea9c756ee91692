import LunchWire
import Testing

/// A message of a test to its app arrives as it was sent, and counts its own bytes.
struct TestMessageTests {
    private func envelope(_ json: String, kind: String = "sync") -> Envelope {
        Envelope(token: "token", kind: kind, json: Array(json.utf8))
    }

    @Test func bytesBeginWithTheLead() {
        let bytes = TestMessage.sync(through: 42).bytes(token: "token")
        #expect(bytes == [0xC0] + Array("\u{1B}]7367;lunch;1;token;sync;{\"through\":42}\u{1B}\\".utf8))
    }

    @Test func readsBack() throws {
        #expect(try TestMessage(envelope(#"{"through":42}"#)) == .sync(through: 42))
    }

    @Test(
        arguments: [
            .clock(to: 0), .clock(to: .max), .show(LaunchScreenRequest(screen: "", userInfo: nil)),
            .show(LaunchScreenRequest(screen: "Dinner \u{1B}\\🍱", userInfo: "{\"a\":\"\n\"}")),
        ] as [TestMessage])
    func whatIsAskedForReadsBack(message: TestMessage) throws {
        let bytes = message.bytes(token: "token")
        #expect(bytes.first == Envelope.lead)
        // Nothing in it means anything to a terminal in raw mode.
        #expect(bytes.dropFirst(2).dropLast(2).allSatisfy { (0x20..<0x7F).contains($0) })
        let payload = bytes.dropFirst("\u{1B}]7367;".utf8.count + 1).dropLast(2)
        #expect(try TestMessage(#require(Envelope(payload: payload))) == message)
    }

    @Test func kindsThatATestDoesNotSendAreNone() throws {
        for kind in ["frame", "error", "", "Sync"] {
            #expect(try TestMessage(envelope("not JSON", kind: kind)) == nil)
        }
    }

    @Test(arguments: [
        ("{}", "sync has no \"through\""),
        (#"{"through":"1"}"#, "sync.through is a string, not an integer"),
        (#"{"through":-1}"#, "sync.through is out of range, not a count of bytes"),
        (#"{"through":9223372036854775807}"#, "sync.through is out of range, not a count of bytes"),
        ("", "line 1, column 1: found the end, where a value should be"),
    ])
    func whatIsWrongIsNamed(json: String, message: String) {
        #expect {
            try TestMessage(envelope(json))
        } throws: {
            String(describing: $0) == message
        }
    }

    @Test(arguments: [
        ("clock", "{}", "clock has no \"to\""),
        ("clock", #"{"to":-1}"#, "clock.to is negative, not a time since the launch"),
        ("clock", #"{"to":9223372036854775808}"#, "clock.to is a number, not an integer"),
        ("clock", "[5]", "clock is an array, not an object"),
        ("show", "{}", "show has no \"screen\""),
        ("show", #"{"screen":"a","userInfo":{}}"#, "show.userInfo is an object, not a string"),
    ])
    func whatIsWrongWithARequestIsNamed(kind: String, json: String, message: String) {
        #expect {
            try TestMessage(envelope(json, kind: kind))
        } throws: {
            String(describing: $0) == message
        }
    }

    /// Its length depends on the digits of the number that includes its length.
    @Test func syncCountsItself() {
        let powers = (0...12).map { power in (0..<power).reduce(1) { number, _ in number * 10 } }
        for power in powers {
            for sent in max(0, power - 80)...power + 5 {
                let (message, bytes) = TestMessage.sync(after: sent, token: "0123456789abcdef")
                #expect(message == .sync(through: sent + bytes.count))
                #expect(bytes == message.bytes(token: "0123456789abcdef"))
            }
        }
    }

    @Test func fitsIntoOneMessageToTheApp() {
        let (_, bytes) = TestMessage.sync(after: 1 << 52, token: String(repeating: "f", count: 64))
        #expect(bytes.count <= Envelope.inputLimit)
    }
}
