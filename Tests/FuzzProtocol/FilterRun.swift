import LunchWire

@testable import Lunch

/// An app's input is filtered as if it had been read in one piece, wherever reads cut it.
enum FilterRun {
    private static let token = "t"

    /// The first byte chooses the cuts; in the others 0xFE and a number stand for a message of the test.
    static func problem(_ input: ByteReader) -> String? {
        var input = input
        let longest = Int(input.byte()) + 1
        var bytes: [UInt8] = []
        while !input.isAtEnd {
            let byte = input.byte()
            if byte == 0xFE { bytes += message(&input, after: bytes.count) } else { bytes.append(byte) }
        }
        var whole = InputFilter(token: token)
        let expected = whole.filter(bytes)
        var cut = InputFilter(token: token)
        var output = InputFilter.Output(passed: 0)
        var state = UInt32(longest)
        var start = 0
        while start < bytes.count {
            state = state &* 1_664_525 &+ 1_013_904_223
            let end = min(bytes.count, start + 1 + Int(state >> 16) % longest)
            let piece = cut.filter(bytes[start..<end])
            output.bytes += piece.bytes
            output.passed = piece.passed
            output.clock = piece.clock.map { max($0, output.clock ?? 0) } ?? output.clock
            output.show = piece.show ?? output.show
            start = end
        }
        if output.bytes != expected.bytes {
            return "in pieces, other bytes pass: \(output.bytes), not \(expected.bytes)"
        }
        if output.passed != expected.passed { return "in pieces, \(output.passed) pass, not \(expected.passed)" }
        if cut.dropped != whole.dropped { return "in pieces, \(cut.dropped) are dropped, not \(whole.dropped)" }
        if output.clock != expected.clock || output.show != expected.show {
            return "in pieces, other messages are heard"
        }
        if !isPart(expected.bytes, of: bytes) { return "bytes pass that did not come, or in another order" }
        // Bytes that are held back are let go by so much that no message is that long.
        let more = [UInt8](repeating: 0x61, count: Envelope.inputLimit + 1)
        if whole.filter(more).bytes.suffix(more.count) != more[...] { return "what is held back is never let go" }
        return nil
    }

    private static func message(_ input: inout ByteReader, after count: Int) -> [UInt8] {
        switch input.index(below: 5) {
        case 0: TestMessage.sync(after: count, token: token).bytes
        case 1: TestMessage.sync(through: max(0, input.number()) % (1 << 53)).bytes(token: token)
        case 2: TestMessage.clock(to: max(0, input.number())).bytes(token: token)
        case 3: TestMessage.show(LaunchScreenRequest(screen: input.text(), userInfo: input.text())).bytes(token: token)
        default: Array(TestMessage.sync(after: count, token: token).bytes.prefix(input.index(below: 40)))
        }
    }

    private static func isPart(_ part: [UInt8], of bytes: [UInt8]) -> Bool {
        var rest = part[...]
        for byte in bytes where rest.first == byte { rest = rest.dropFirst() }
        return rest.isEmpty
    }
}
