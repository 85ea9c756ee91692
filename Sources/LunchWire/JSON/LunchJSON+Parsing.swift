extension LunchJSON {
    /// The limits of a text beyond which reading it is refused.
    package struct Limits: Sendable {
        /// The deepest nesting of arrays and objects; reading recurses, so this bounds the stack.
        package var depth: Int

        /// The most values that a text may hold.
        package var count: Int

        /// The limits of user info that a person may write or a test may send: 10 MB of data and a good deal more.
        package static let userInfo = Limits(depth: 256, count: 16 << 20)

        /// The limits of a message of the accessibility protocol: as many values as fit into one, since each takes two bytes.
        package static let message = Limits(depth: 256, count: 8 << 20)
    }

    /// Reads JSON text as RFC 8259 defines it, or throws a `WireError` with line and column.
    package init(parsing bytes: [UInt8], limits: Limits) throws(WireError) {
        if let invalid = bytes.firstInvalidUTF8 {
            throw JSONParser.malformed("a byte that is not UTF-8", at: invalid, in: bytes[...])
        }
        // A debug build gets at a byte after a pointer several times as fast as at one of an array.
        self = try bytes.withUnsafeBufferPointer { buffer throws(WireError) in
            guard let start = buffer.baseAddress else {
                throw JSONParser.malformed("the end, where a value should be", at: 0, in: [])
            }
            var parser = JSONParser(start: start, end: buffer.count, limits: limits)
            return try parser.parse()
        }
    }

    /// Reads JSON text as RFC 8259 defines it, or throws a `WireError` with line and column.
    package init(parsing text: String, limits: Limits = .userInfo) throws(WireError) {
        try self.init(parsing: Array(text.utf8), limits: limits)
    }
}

/// Reads one JSON text; total, whatever the bytes are.
private struct JSONParser {
    /// The bytes of the text, which is UTF-8, and their number.
    let start: UnsafePointer<UInt8>
    let end: Int
    let limits: LunchJSON.Limits
    var position = 0
    var depth = 0
    var count = 0

    init(start: UnsafePointer<UInt8>, end: Int, limits: LunchJSON.Limits) {
        self.start = start
        self.end = end
        self.limits = limits
    }

    mutating func parse() throws(WireError) -> LunchJSON {
        let value = try parseValue()
        skipSpace()
        if position < end { throw malformed("something after the end of the value", at: position) }
        return value
    }

    private mutating func parseValue() throws(WireError) -> LunchJSON {
        skipSpace()
        count += 1
        if count > limits.count { throw .tooMany("values", limit: limits.count) }
        guard position < end else { throw malformed("the end, where a value should be", at: position) }
        switch start[position] {
        case Sign.quote: return .string(try parseString())
        case Sign.minus, Sign.zero...Sign.nine: return try parseNumber()
        case Sign.brace: return try parseObject()
        case Sign.bracket: return try parseArray()
        case UInt8(ascii: "t"): return try parseWord("true", as: .bool(true))
        case UInt8(ascii: "f"): return try parseWord("false", as: .bool(false))
        case UInt8(ascii: "n"): return try parseWord("null", as: .null)
        default: throw malformed("\(described), where a value should be", at: position)
        }
    }

    private mutating func parseObject() throws(WireError) -> LunchJSON {
        try enter()
        var members: [String: LunchJSON] = [:]
        skipSpace()
        if !isAt(Sign.braceEnd) {
            repeat {
                skipSpace()
                guard isAt(Sign.quote) else {
                    throw malformed("\(described), where a key in quotes should be", at: position)
                }
                let begin = position
                let key = try parseString()
                try expect(Sign.colon, or: "where a colon should follow the key")
                let value = try parseValue()
                // Room for what most objects have: it would grow several times. A small one must not take hundreds of bytes
                // for two of the text.
                if members.isEmpty {
                    skipSpace()
                    if isAt(Sign.comma) { members.reserveCapacity(6) }
                }
                if members.updateValue(value, forKey: key) != nil {
                    throw malformed("the key \"\(key)\" for the second time", at: begin)
                }
            } while skip(Sign.comma)
        }
        try expect(Sign.braceEnd, or: "where a comma or the object's end should be")
        depth -= 1
        return .object(members)
    }

    private mutating func parseArray() throws(WireError) -> LunchJSON {
        try enter()
        var elements: [LunchJSON] = []
        skipSpace()
        if !isAt(Sign.bracketEnd) {
            repeat { elements.append(try parseValue()) } while skip(Sign.comma)
        }
        try expect(Sign.bracketEnd, or: "where a comma or the array's end should be")
        depth -= 1
        return .array(elements)
    }

    private mutating func enter() throws(WireError) {
        position += 1
        depth += 1
        if depth > limits.depth { throw .tooDeep(limit: limits.depth) }
    }

    private mutating func parseString() throws(WireError) -> String {
        let opening = position
        position += 1
        skipPlain()
        // Most strings have no escapes, and are one piece of the text.
        if isAt(Sign.quote) {
            defer { position += 1 }
            return text(from: opening + 1)
        }
        var string = text(from: opening + 1)
        while position < end {
            switch start[position] {
            case Sign.quote:
                position += 1
                return string
            case Sign.backslash:
                string.unicodeScalars.append(try parseEscape())
            case 0..<0x20:
                throw malformed("an unescaped control character in a string", at: position)
            default:
                let begin = position
                skipPlain()
                string += text(from: begin)
            }
        }
        throw malformed("a string without an end", at: opening)
    }

    /// Passes over what represents itself in a string: most of most texts, and so a separate loop.
    private mutating func skipPlain() {
        let (start, end) = (start, end)
        var index = position
        while index < end {
            let byte = start[index]
            if byte == Sign.quote || byte == Sign.backslash || byte < 0x20 { break }
            index += 1
        }
        position = index
    }

    /// Reads what follows a backslash; a surrogate without its other half becomes U+FFFD.
    private mutating func parseEscape() throws(WireError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let byte = peek else { throw malformed("a string without an end", at: start) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = try parseHex(from: start)
            guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
            let afterLead = position
            guard skipBytes("\\u") else { return "\u{FFFD}" }
            let trail = try parseHex(from: afterLead)
            guard UTF16.isTrailSurrogate(trail) else {
                position = afterLead
                return "\u{FFFD}"
            }
            let offset = (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
            return Unicode.Scalar(0x10000 + offset) ?? "\u{FFFD}"
        default:
            throw malformed("an unknown escape in a string", at: start)
        }
    }

    private mutating func parseHex(from start: Int) throws(WireError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw malformed("a \\u that four hexadecimal digits should follow", at: start)
            }
            value = value << 4 | UInt16(digit)
            position += 1
        }
        return value
    }

    private mutating func parseNumber() throws(WireError) -> LunchJSON {
        let begin = position
        _ = skipByte(Sign.minus)
        let isZero = isAt(Sign.zero)
        let integer = skipDigits()
        var isValid = integer == 1 || integer > 1 && !isZero
        if skipByte(UInt8(ascii: ".")) { isValid = skipDigits() > 0 && isValid }
        if skipByte(UInt8(ascii: "e")) || skipByte(UInt8(ascii: "E")) {
            _ = skipByte(UInt8(ascii: "+")) || skipByte(UInt8(ascii: "-"))
            isValid = skipDigits() > 0 && isValid
        }
        guard isValid else { throw malformed("a number that JSON does not allow", at: begin) }
        return .number(text(from: begin))
    }

    private mutating func parseWord(_ word: String, as value: LunchJSON) throws(WireError) -> LunchJSON {
        guard skipBytes(word) else {
            throw malformed("\(described), where a value should be", at: position)
        }
        return value
    }
}

/// The signs that most of a text is made of.
private enum Sign {
    static var quote: UInt8 { 0x22 }
    static var comma: UInt8 { 0x2C }
    static var minus: UInt8 { 0x2D }
    static var zero: UInt8 { 0x30 }
    static var nine: UInt8 { 0x39 }
    static var colon: UInt8 { 0x3A }
    static var bracket: UInt8 { 0x5B }
    static var backslash: UInt8 { 0x5C }
    static var bracketEnd: UInt8 { 0x5D }
    static var brace: UInt8 { 0x7B }
    static var braceEnd: UInt8 { 0x7D }
}

extension JSONParser {
    private var peek: UInt8? { position < end ? start[position] : nil }

    private func isAt(_ byte: UInt8) -> Bool { position < end && start[position] == byte }

    private mutating func skipSpace() {
        while position < end {
            let byte = start[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    /// The text from a position to this one.
    private func text(from begin: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: start + begin, count: position - begin), as: UTF8.self)
    }

    private mutating func skipByte(_ byte: UInt8) -> Bool {
        guard position < end, start[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        return skipByte(byte)
    }

    private mutating func skipBytes(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    private mutating func skipDigits() -> Int {
        let begin = position
        while position < end, start[position] >= Sign.zero, start[position] <= Sign.nine { position += 1 }
        return position - begin
    }

    private mutating func expect(_ byte: UInt8, or complaint: String) throws(WireError) {
        guard !skip(byte) else { return }
        throw malformed("\(described), \(complaint)", at: position)
    }

    /// The text at this position, as an error names it.
    private var described: String {
        guard position < end else { return "the end" }
        let text = String(decoding: rest.prefix(4), as: UTF8.self)
        guard let scalar = text.unicodeScalars.first else { return "the end" }
        switch scalar.properties.generalCategory {
        // Characters that nobody would see in a message, such as a byte order mark or a space that is none to JSON.
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
        default:
            return scalar == "'" ? "a single quote" : "'\(scalar)'"
        }
    }

    /// The bytes that have not been read.
    private var rest: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start + position, count: end - position)
    }

    private func malformed(_ found: String, at position: Int) -> WireError {
        Self.malformed(found, at: position, in: Array(UnsafeBufferPointer(start: start, count: end))[...])
    }

    static func malformed(_ found: String, at position: Int, in bytes: ArraySlice<UInt8>) -> WireError {
        let before = bytes[..<position]
        let line = before.count { $0 == 0x0A } + 1
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = String(decoding: bytes[lineStart..<position], as: UTF8.self).count + 1
        return .malformed(found, line: line, column: column)
    }
}

extension [UInt8] {
    /// The offset of the first byte that is not part of well-formed UTF-8, or nil.
    fileprivate var firstInvalidUTF8: Int? {
        // The library's own look at all of it is many times faster than the search below.
        guard String(validating: self, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var iterator = makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
