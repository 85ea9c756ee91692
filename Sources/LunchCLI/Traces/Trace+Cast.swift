import LunchTrace
import LunchWire

extension Trace {
    /// A launch as an asciicast of version 2, which asciinema plays; nil if there is no such launch.
    ///
    /// Times count from the launch. The recording has no date and nothing of the machine.
    ///
    /// - Parameters:
    ///   - launch: The number of the launch.
    ///   - includesInput: True if what was typed is in it as well, as far as it is not secret.
    func cast(launch: Int, includesInput: Bool = false) -> String? {
        let start = records.firstIndex { $0.launch == launch && $0.kind == .launch }
        guard let start, case .launch(let begun) = records[start].content else { return nil }
        var cast = CastWriter(begun, title: title, start: records[start].time)
        var isBehindGap = false
        for record in records[start...] where record.launch == launch || record.kind == .dropped {
            switch record.content {
            case .output(_, let bytes): cast.output(bytes, at: record.time)
            case .keyFrame(_, let columns, let rows, let bytes):
                // If nothing is missing, the key frame repeats the contents of the screen.
                guard isBehindGap else { continue }
                isBehindGap = false
                cast.resize(columns, rows, at: record.time)
                cast.output([0x18, 0x1B, 0x63] + bytes, at: record.time)
            case .resized(_, let columns, let rows): cast.resize(columns, rows, at: record.time)
            case .input(let input): if includesInput, let bytes = input.bytes { cast.input(bytes, at: record.time) }
            case .dropped: isBehindGap = isBehindGap || record.launch == launch || record.launch == 0
            default: break
            }
        }
        return cast.finish()
    }

    private var title: String {
        guard case .test(let test)? = records.first?.content else { return "" }
        return test.name
    }
}

/// Writes an asciicast (asciinema's documentation, "asciicast v2").
private struct CastWriter {
    private var text: String
    private let start: Int
    private var last = 0
    private var size: (columns: Int, rows: Int)
    /// The bytes of a character that has begun and of which the rest is still to come.
    private var begun: [UInt8] = []

    init(_ launch: TraceLaunch, title: String, start: Int) {
        self.start = start
        size = (launch.columns, launch.rows)
        var writer = JSONWriter()
        writer.raw("{\"version\":2,\"width\":\(launch.columns),\"height\":\(launch.rows),\"title\":")
        writer.write(title)
        writer.raw(",\"env\":{\"TERM\":\"xterm-256color\"}}\n")
        text = String(decoding: writer.bytes, as: UTF8.self)
    }

    mutating func output(_ bytes: [UInt8], at time: Int) {
        var bytes = begun + bytes
        let end = bytes.count - Self.unfinished(bytes)
        begun = Array(bytes[end...])
        bytes.removeLast(bytes.count - end)
        add("o", String(decoding: bytes.removing(Self.standIn), as: UTF8.self), at: time)
    }

    mutating func input(_ bytes: [UInt8], at time: Int) { add("i", String(decoding: bytes, as: UTF8.self), at: time) }

    mutating func resize(_ columns: Int, _ rows: Int, at time: Int) {
        guard size != (columns, rows) else { return }
        size = (columns, rows)
        add("r", "\(columns)x\(rows)", at: time)
    }

    mutating func finish() -> String {
        if !begun.isEmpty { add("o", String(decoding: begun, as: UTF8.self), at: start + last * 1000) }
        return text
    }

    /// The empty message that replaces each message of the protocol.
    private static let standIn = Array("\u{1B}]\(Envelope.command);\u{1B}\\".utf8)

    private mutating func add(_ kind: String, _ data: String, at time: Int) {
        guard !data.isEmpty else { return }
        // Times of two threads may be a little out of order, which a player does not take.
        last = max(last, (time - start) / 1000)
        let (seconds, micros) = last.quotientAndRemainder(dividingBy: 1_000_000)
        let fraction = String(String(1_000_000 + micros).dropFirst())
        var writer = JSONWriter()
        writer.raw("[\(seconds).\(fraction),\"\(kind)\",")
        writer.write(data)
        writer.raw("]\n")
        text += String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The number of bytes at the end that begin a character of UTF-8 and do not end it.
    private static func unfinished(_ bytes: [UInt8]) -> Int {
        for count in 1...3 where count <= bytes.count {
            let byte = bytes[bytes.count - count]
            guard byte & 0xC0 != 0x80 else { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > count ? count : 0
        }
        return 0
    }
}

extension [UInt8] {
    /// The bytes without each place where others are in a row.
    fileprivate func removing(_ others: [UInt8]) -> [UInt8] {
        guard let first = others.first, contains(first) else { return self }
        var kept: [UInt8] = []
        kept.reserveCapacity(count)
        var index = 0
        while index < count {
            if self[index] == first, self[index...].starts(with: others) {
                index += others.count
            } else {
                kept.append(self[index])
                index += 1
            }
        }
        return kept
    }
}
