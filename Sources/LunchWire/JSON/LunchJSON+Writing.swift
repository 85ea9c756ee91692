extension LunchJSON {
    /// The value as compact JSON text with sorted keys.
    ///
    /// The text consists of printable ASCII characters. In strings, all other characters are written as `\uXXXX`.
    public var text: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// Writes JSON in ASCII only, without control characters, as the accessibility protocol needs it.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []

    /// - Parameter bytes: the bytes before the JSON.
    package init(after bytes: consuming [UInt8] = []) { self.bytes = bytes }

    /// Appends text that is JSON already.
    package mutating func raw(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends text that is JSON already, with a number behind it.
    package mutating func raw(_ text: String, _ number: Int) {
        raw(text)
        write(number)
    }

    package mutating func write(_ number: Int) {
        guard (0..<1_000_000_000_000).contains(number) else { return raw(String(number)) }
        var (rest, unit) = (number, 1)
        while unit * 10 <= number { unit *= 10 }
        while unit > 0 {
            bytes.append(0x30 + UInt8(truncatingIfNeeded: rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    /// Appends the name of a member, and a comma before it if it is not the first of its object.
    package mutating func write(key: String) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        raw(key)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    package mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        let isWritten = string.withUTF8 { utf8 in
            // Most texts have nothing to be escaped.
            for byte in utf8 where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isWritten { writeEscaped(string) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func writeEscaped(_ string: String) {
        for unit in string.utf16 {
            switch unit {
            case 0x22, 0x5C:
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(UInt8(truncatingIfNeeded: unit))
            case 0x20..<0x7F:
                bytes.append(UInt8(truncatingIfNeeded: unit))
            default:
                bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
                for shift in [12, 8, 4, 0] as [UInt16] {
                    let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
                    bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
                }
            }
        }
    }

    package mutating func write(_ value: LunchJSON) {
        switch value {
        case .null: raw("null")
        case .bool(true): raw("true")
        case .bool(false): raw("false")
        case .number(let text): bytes.append(contentsOf: text.utf8)
        case .string(let string): write(string)
        case .array(let elements):
            write(list: elements, between: ("[", "]")) { $0.write($1) }
        case .object(let members):
            write(list: members.sorted { $0.key < $1.key }, between: ("{", "}")) {
                $0.write($1.key)
                $0.raw(":")
                $0.write($1.value)
            }
        }
    }

    /// Writes a list with commas between its elements.
    package mutating func write<Element>(
        list: some Sequence<Element>, between ends: (String, String),
        _ each: (inout JSONWriter, Element) -> Void
    ) {
        raw(ends.0)
        var isFirst = true
        for element in list {
            if !isFirst { raw(",") }
            isFirst = false
            each(&self, element)
        }
        raw(ends.1)
    }
}
