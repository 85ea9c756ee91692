extension Parser {
    /// Entry action of the control strings.
    mutating func enterString<Handler: ParserHandler>(_ kind: StringKind, _ handler: inout Handler) {
        state = .string
        stringKind = kind
        hasStringLead = false
        handler.stringBegan(kind, sequence)
    }

    /// OSC string, DCS passthrough, SOS/PM/APC string.
    ///
    /// ST ends a string as ESC \ or as U+009C; a raw byte 0x9C does not, since it is part of many characters. In
    /// DCS, controls belong to the content; elsewhere they are left out.
    mutating func string<Handler: ParserHandler>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        if hasStringLead {
            hasStringLead = false
            if bytes[index] == Byte.terminatorTrail {
                endString(.terminator, &handler)
                return index + 1
            }
            let lead = CollectionOfOne(Byte.c1Lead)
            handler.stringContent(lead.span)
        }
        while index < bytes.count {
            let end = Self.endOfContent(bytes, from: index)
            if end > index { handler.stringContent(bytes.extracting(index..<end)) }
            guard end < bytes.count else { return end }
            let byte = bytes[end]
            index = end + 1
            switch byte {
            case Byte.c1Lead:
                guard index < bytes.count else {
                    hasStringLead = true
                    return index
                }
                if bytes[index] == Byte.terminatorTrail {
                    endString(.terminator, &handler)
                    return index + 1
                }
                handler.stringContent(bytes.extracting(end..<index))
            case Byte.escape:
                state = .stringEscape
                return index
            case Byte.cancel, Byte.substitute:
                endString(.cancelled, &handler)
                return index
            case Byte.bell where stringKind == .operatingSystemCommand:
                endString(.bell, &handler)
                return index
            default:
                if stringKind == .deviceControl { handler.stringContent(bytes.extracting(end..<index)) }
            }
        }
        return index
    }

    /// The byte after ESC in a string: a backslash makes it ST, anything else starts another sequence.
    mutating func stringEscape<Handler: ParserHandler>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        if bytes[start] == UInt8(ascii: "\\") {
            endString(.terminator, &handler)
            return start + 1
        }
        endString(.cancelled, &handler)
        enterEscape()
        return start
    }

    private mutating func endString<Handler: ParserHandler>(_ end: StringEnd, _ handler: inout Handler) {
        state = .ground
        isPaused = handler.stringEnded(end)
    }

    /// The end of the bytes that are plain content: the next control or the lead byte of C1.
    @inline(__always)
    private static func endOfContent(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        let raw = unsafe bytes.bytes
        let high: UInt64 = 0x8080_8080_8080_8080
        let low: UInt64 = 0x0101_0101_0101_0101
        while index + 8 <= bytes.count {
            // In range by the loop's condition. A byte that is marked wrongly costs a look at it, no more.
            let word = UInt64(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
            let controls = (word &- low &* 0x20) & ~word
            let leads = ((word ^ low &* UInt64(Byte.c1Lead)) &- low) & ~(word ^ low &* UInt64(Byte.c1Lead))
            if (controls | leads) & high != 0 { break }
            index += 8
        }
        while index < bytes.count, bytes[index] >= 0x20, bytes[index] != Byte.c1Lead { index += 1 }
        return index
    }
}
