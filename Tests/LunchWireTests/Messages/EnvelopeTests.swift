import LunchWire
import TestSupport
import Testing

/// A message travels in an operating system command, and only one of this version is taken for a message.
struct EnvelopeTests {
    private let envelope = Envelope(token: "secret", kind: "frame", json: Array(#"{"a":"b;c"}"#.utf8))

    @Test func bytesAreThoseOfTheProtocol() {
        #expect(envelope.bytes == Array("\u{1B}]7367;lunch;1;secret;frame;{\"a\":\"b;c\"}\u{1B}\\".utf8))
    }

    @Test func readsBackFromWhatStandsInside() {
        let payload = envelope.bytes.dropFirst("\u{1B}]7367;".utf8.count).dropLast(2)
        #expect(Envelope(payload: payload) == envelope)
        #expect(Envelope(payload: Array(payload)) == envelope)
    }

    @Test(arguments: [
        "", "lunch", "lunch;1;secret;frame", "lunch;2;secret;frame;{}", "lunch;01;secret;frame;{}",
        "lunch;;secret;frame;{}", "Lunch;1;secret;frame;{}", "dinner;1;secret;frame;{}", ";lunch;1;secret;frame;{}",
    ])
    func whatIsOfAnotherShapeIsRefused(payload: String) {
        #expect(Envelope(payload: Array(payload.utf8)) == nil)
    }

    @Test func sizeIsThatOfTheTerminalsString() {
        #expect(envelope.size == envelope.bytes.count - 4)
        var large = envelope
        large.json = [UInt8](repeating: 0x31, count: Envelope.sizeLimit - (envelope.size - envelope.json.count))
        #expect(large.size == Envelope.sizeLimit)
        #expect(large.fits)
        large.json.append(0x31)
        #expect(!large.fits)
    }

    @Test(arguments: [
        ("lunch;1;secret;frame;{", "1", "frame"), ("lunch;1;secret;;", "1", ""),
        ("lunch;22;secret;error;", "22", "error"),
        ("lunch;1;secret;fra", "1", nil), ("lunch;1;secret;", "1", nil), ("lunch;1;secret", "1", nil),
        ("lunch;;secret;frame;", "", "frame"),
    ])
    func headReportsWhoseMessageItWas(head: String, version: String, kind: String?) throws {
        let head = try #require(Envelope.Head(Array(head.utf8), token: "secret"))
        #expect(head.version == version)
        #expect(head.kind == kind)
    }

    @Test(arguments: [
        "", "lunch", "lunch;1", "lunch;1;", "lunch;1;secre", "lunch;1;secrets", "lunch;1;secrets;frame;{}",
        "lunch;1;;frame;", "lunch;1;Secret;frame;", "dinner;1;secret;frame;", "lunch;secret;frame;{}",
    ])
    func headWithoutTheTokenIsNobodys(head: String) {
        #expect(Envelope.Head(Array(head.utf8), token: "secret") == nil)
    }

    @Test func emptyFieldsAreFields() {
        #expect(Envelope(payload: Array("lunch;1;;;".utf8)) == Envelope(token: "", kind: "", json: []))
    }

    @Test(arguments: 0..<10)
    func anyBytesAreReadOrRefused(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let bytes: [UInt8] = [0x3B, 0x00, 0x1B, 0xFF, 0x61]
            let rest = (0..<generator.index(below: 20)).map { _ in generator.pick(bytes) }
            let payload = Array("lunch;1;".utf8) + rest
            // The JSON is what stands behind the second semicolon from there.
            let separators = rest.indices.filter { rest[$0] == UInt8(ascii: ";") }
            let json = separators.count < 2 ? nil : Array(rest[(separators[1] + 1)...])
            #expect(Envelope(payload: payload)?.json == json)
        }
    }

    @Test func leadIsNoPartOfUTF8() {
        #expect(String(validating: [Envelope.lead], as: UTF8.self) == nil)
        #expect(Envelope.inputPrefix == [0xC0] + Array("\u{1B}]7367;lunch;".utf8))
    }
}
