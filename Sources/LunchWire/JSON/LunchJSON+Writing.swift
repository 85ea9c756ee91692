extension LunchJSON {
    /// The value as compact JSON text with sorted keys.
    ///
    /// The text consists of printable ASCII characters. In strings, all other characters are written as `\uXXXX`.
    public var text: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The same for readers: letters and lines are kept, and keys that are numbers are in the order of the numbers.
    package var readableText: String {
        var writer = JSONWriter(isReadable: true)
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// Writes JSON in ASCII only, without control characters, as the accessibility protocol needs it.
///
/// It has separate memory, in which it writes a frame or a record without a call for each byte.
package struct JSONWriter: ~Copyable {
    /// The memory for the bytes so far and for those that come next; it is replaced when it is full.
    private var memory: UnsafeMutableRawBufferPointer

    /// The number of bytes so far.
    package private(set) var count = 0

    /// True if the letters of common scripts and the lines of boxes are written in UTF-8.
    private let isReadable: Bool

    /// - Parameter bytes: the bytes before the JSON.
    package init(after bytes: [UInt8] = [], isReadable: Bool = false) {
        self.isReadable = isReadable
        memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        if !bytes.isEmpty { bytes.withUnsafeBytes { raw($0) } }
    }

    deinit { memory.deallocate() }

    /// The bytes so far.
    package var bytes: [UInt8] { withBytes { Array($0) } }

    /// Calls a function with the bytes so far, which are not copied.
    package borrowing func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(rebasing: memory[..<count]))
    }

    /// Removes the bytes so far, and keeps their memory for those that come next.
    package mutating func removeAll() { count = 0 }

    /// Makes room for more bytes, and returns the place of the first of them, all of which are written next.
    private mutating func advance(by length: Int) -> Int {
        let start = count
        count += length
        if count > memory.count {
            let room = max(count, 2 * memory.count, Self.usualSize)
            let new = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
            new.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<start]))
            memory.deallocate()
            memory = new
        }
        return start
    }

    private static var usualSize: Int { 512 }

    /// Appends bytes as they are.
    package mutating func raw(_ bytes: UnsafeRawBufferPointer) {
        let start = advance(by: bytes.count)
        UnsafeMutableRawBufferPointer(rebasing: memory[start..<count]).copyMemory(from: bytes)
    }

    /// Appends a number in so many bytes, its lowest byte first.
    package mutating func raw(_ number: UInt64, size: Int) {
        let start = advance(by: size)
        set(number, size: size, at: start)
    }

    /// Writes a number in so many bytes in the place of those that are there.
    package mutating func set(_ number: UInt64, size: Int, at start: Int) {
        // Memory is not checked otherwise in a release build, and a writer knows its own places.
        precondition(start + size <= count)
        for place in 0..<size { memory[start + place] = UInt8(truncatingIfNeeded: number >> (8 * UInt64(place))) }
    }

    /// Appends text that is JSON already.
    package mutating func raw(_ text: String) {
        var text = text
        text.withUTF8 { raw(UnsafeRawBufferPointer($0)) }
    }

    /// Appends text that is JSON already, with a number after it.
    package mutating func raw(_ text: String, _ number: Int) {
        raw(text)
        write(number)
    }

    package mutating func write(_ number: Int) {
        guard (0..<1_000_000_000_000).contains(number) else { return raw(String(number)) }
        var (rest, length) = (number / 10, 1)
        while rest > 0 { (rest, length) = (rest / 10, length + 1) }
        let start = advance(by: length)
        rest = number
        for place in (start..<start + length).reversed() {
            memory[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }

    /// Appends the name of a member, and a comma before it if it is not the first of its object.
    package mutating func write(key: String) {
        raw(count > 0 && memory[count - 1] == UInt8(ascii: "{") ? "\"" : ",\"")
        raw(key)
        raw("\":")
    }

    package mutating func write(_ string: String) {
        var string = string
        let isWritten = string.withUTF8 { utf8 in
            // Most texts have nothing to be escaped.
            for byte in utf8 where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return false }
            let start = advance(by: utf8.count + 2)
            memory[start] = UInt8(ascii: "\"")
            UnsafeMutableRawBufferPointer(rebasing: memory[start + 1..<count - 1]).copyMemory(
                from: UnsafeRawBufferPointer(utf8))
            memory[count - 1] = UInt8(ascii: "\"")
            return true
        }
        if isWritten { return }
        raw("\"")
        writeEscaped(string)
        raw("\"")
    }

    private mutating func writeEscaped(_ string: String) {
        for unit in string.utf16 {
            switch unit {
            case 0x22, 0x5C: raw(UInt64(UInt8(ascii: "\\")) | UInt64(unit) << 8, size: 2)
            case 0x20..<0x7F: raw(UInt64(unit), size: 1)
            case 0xC0..<0x250, 0x370..<0x530, 0x2500..<0x25A0, 0x3041..<0xA000, 0xAC00..<0xD7A4:
                if isReadable { raw(String(decoding: [unit], as: UTF16.self)) } else { fallthrough }
            default:
                raw("\\u")
                for shift in [12, 8, 4, 0] as [UInt16] {
                    let digit = UInt64(unit >> shift & 0xF)
                    raw(digit < 10 ? 0x30 + digit : 0x57 + digit, size: 1)
                }
            }
        }
    }

    package mutating func write(_ value: LunchJSON) {
        switch value {
        case .null: raw("null")
        case .bool(true): raw("true")
        case .bool(false): raw("false")
        case .number(let text): raw(text)
        case .string(let string): write(string)
        case .array(let elements):
            write(list: elements, between: ("[", "]")) { $0.write($1) }
        case .object(let members) where members.count < 2: write(members)
        case .object(let members) where isReadable: write(members.sorted { Self.isOrdered($0.key, $1.key) })
        case .object(let members): write(members.sorted { $0.key < $1.key })
        }
    }

    private static func isOrdered(_ key: String, _ other: String) -> Bool {
        if let number = Int(key), let last = Int(other) { return number < last }
        return key < other
    }

    /// Writes an object whose members are in the order of their names.
    private mutating func write(_ members: some Sequence<(key: String, value: LunchJSON)>) {
        write(list: members, between: ("{", "}")) {
            $0.write($1.key)
            $0.raw(":")
            $0.write($1.value)
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
