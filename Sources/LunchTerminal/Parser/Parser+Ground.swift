extension Parser {
    /// ground: text and controls outside every sequence.
    mutating func ground<Handler: ParserHandler>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        if decoder.isPending { index = finishScalar(bytes, index, &handler) }
        while index < bytes.count, state == .ground {
            let byte = bytes[index]
            if byte >= 0x80 {
                index = text(bytes, index, &handler)
            } else if byte >= 0x20 {
                let end = Self.endOfPrintable(bytes, from: index)
                let next = end < bytes.count ? bytes[end] : 0
                if next >= 0x80, end &- index < Self.wordSize {
                    // A few ASCII characters between others are handled together with these.
                    index = text(bytes, index, &handler)
                } else {
                    if end > index { handler.print(ascii: bytes.extracting(index..<end)) }
                    index = end
                    if next == Byte.delete {
                        handler.execute(Byte.delete)
                        index &+= 1
                    }
                }
            } else {
                index += 1
                if byte == Byte.escape {
                    enterEscape()
                    guard index < bytes.count, bytes[index] == UInt8(ascii: "[") else { return index }
                    // The way of nearly all sequences, without a detour through the dispatch by state.
                    enterSequence(isDeviceControl: false)
                    index = parameters(bytes, index + 1, &handler)
                } else {
                    handler.execute(byte)
                }
            }
        }
        return index
    }

    private static let wordSize = 8
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The end of the printable ASCII from an index on.
    @inline(__always)
    private static func endOfPrintable(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        let low: UInt64 = 0x0101_0101_0101_0101
        while bytes.count &- index >= wordSize {
            // The lowest marked byte is exact; borrows reach only those above.
            let word = word(bytes, at: index)
            let controls = word &- low &* 0x20
            let deletes = (word ^ low &* 0x7F) &- low
            let marked = (controls | deletes | word) & highBits
            if marked != 0 { return index + marked.trailingZeroBitCount >> 3 }
            index &+= wordSize
        }
        while index < bytes.count, bytes[index] &- 0x20 < 0x5F { index += 1 }
        return index
    }

    /// Takes text of any kind, a few characters at a time, until a control or a longer run of ASCII comes.
    private mutating func text<Handler: ParserHandler>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        var run = InlineArray<64, UInt32>(repeating: 0)
        while true {
            var count = 0
            while count < run.count {
                let word = Self.word(bytes, at: index)
                guard word & Self.highBits != 0, let (scalar, length) = UTF8Decoder.printable(word) else { break }
                run[count] = scalar
                count &+= 1
                index &+= length
            }
            if count > 0 { handler.print(scalars: run.span.extracting(first: count)) }
            if count == run.count { continue }
            // The end of the text is a matter of `ground`, unless it is not ASCII: a C1 control, an invalid or a cut character.
            guard index < bytes.count, bytes[index] >= 0x80 else { return index }
            index = finishScalar(bytes, index, &handler)
            if state != .ground || decoder.isPending { return index }
        }
    }

    /// Eight bytes from an index on, the first of them lowest; zero past the end.
    @inline(__always)
    private static func word(_ bytes: Span<UInt8>, at index: Int) -> UInt64 {
        guard bytes.count &- index >= wordSize else { return lastWord(bytes, at: index) }
        // In range by the guard.
        return UInt64(littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    @inline(never)
    private static func lastWord(_ bytes: Span<UInt8>, at index: Int) -> UInt64 {
        var word: UInt64 = 0
        for offset in 0..<max(0, bytes.count - index) { word |= UInt64(bytes[index + offset]) << (8 * offset) }
        return word
    }

    /// Takes bytes one by one until no character is pending.
    private mutating func finishScalar<Handler: ParserHandler>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        repeat {
            switch decoder.step(bytes[index]) {
            case .scalar(let scalar):
                take(scalar, &handler)
                index += 1
            case .more:
                index += 1
            case .invalid:
                handler.print(UTF8Decoder.replacement)
                index += 1
            case .brokenOff:
                handler.print(UTF8Decoder.replacement)
            }
        } while decoder.isPending && index < bytes.count
        return index
    }

    /// Prints a character; a C1 control is the same as ESC and a byte 0x40 lower (ECMA-48 5.3).
    @inline(__always)
    private mutating func take<Handler: ParserHandler>(_ scalar: UInt32, _ handler: inout Handler) {
        if scalar >= 0xA0 {
            handler.print(scalar)
        } else {
            enterEscape()
            escapeFinal(UInt8(truncatingIfNeeded: scalar - 0x40), &handler)
        }
    }
}
