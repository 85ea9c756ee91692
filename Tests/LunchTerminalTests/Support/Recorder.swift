@testable import LunchTerminal

/// A handler that writes down the parser's calls; text that comes in parts is put together again.
struct Recorder: ParserHandler {
    private(set) var calls: [String] = []
    private var text = ""
    private var content: [UInt8] = []
    /// True if the parser is asked to pause behind each string.
    var pauses = false

    mutating func print(ascii: borrowing Span<UInt8>) {
        for index in 0..<ascii.count { print(UInt32(ascii[index])) }
    }

    mutating func print(_ scalar: UInt32) {
        if !text.isEmpty { calls.removeLast() }
        text.append(Character(Unicode.Scalar(scalar) ?? "?"))
        calls.append("print \(text)")
    }

    mutating func execute(_ control: UInt8) {
        note("execute \(String(control, radix: 16))")
    }

    mutating func escape(intermediates: UInt16, final: UInt8) {
        note("escape \(characters(intermediates))\(characters(UInt16(final)))")
    }

    mutating func control(_ sequence: borrowing ControlSequence) {
        note("control \(header(sequence))")
    }

    mutating func stringBegan(_ kind: StringKind, _ sequence: borrowing ControlSequence) {
        let header = kind == .deviceControl ? " \(header(sequence))" : ""
        note("string \(kind)\(header)")
        content = []
    }

    mutating func stringContent(_ bytes: borrowing Span<UInt8>) {
        for index in 0..<bytes.count { content.append(bytes[index]) }
    }

    mutating func stringEnded(_ end: StringEnd) -> Bool {
        note("content \(String(decoding: content, as: UTF8.self))")
        note("end \(end)")
        return pauses
    }

    private mutating func note(_ call: String) {
        text = ""
        calls.append(call)
    }

    private func header(_ sequence: borrowing ControlSequence) -> String {
        var text = characters(UInt16(sequence.prefix))
        for index in 0..<sequence.count {
            if index > 0 { text += sequence.isSubparameter(index) ? ":" : ";" }
            if sequence[index] != ControlSequence.omitted { text += String(sequence[index]) }
        }
        return text + characters(sequence.intermediates) + characters(UInt16(sequence.final))
    }

    private func characters(_ bytes: UInt16) -> String {
        if bytes == ControlSequence.tooMany { return "…" }
        return [UInt8(bytes >> 8), UInt8(bytes & 0xFF)].filter { $0 != 0 }
            .map { String(Unicode.Scalar($0)) }.joined()
    }
}
