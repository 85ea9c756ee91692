extension Parser {
    /// ground: text and controls outside every sequence.
    mutating func ground<Handler: ParserHandler & ~Copyable>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        if decoder.isPending { index = finishScalar(bytes, index, &handler) }
        while index < bytes.count, state == .ground {
            let byte = bytes[index]
            if byte >= 0x80 {
                index = scalars(bytes, index, &handler)
            } else if byte >= 0x20 {
                let end = Self.endOfPrintable(bytes, from: index)
                if end > index { handler.print(ascii: bytes.extracting(index..<end)) }
                index = end
                if index < bytes.count, bytes[index] == Byte.delete {
                    handler.execute(Byte.delete)
                    index += 1
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

    /// The end of the printable ASCII from an index on.
    @inline(__always)
    private static func endOfPrintable(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        let raw = unsafe bytes.bytes
        let high: UInt64 = 0x8080_8080_8080_8080
        let low: UInt64 = 0x0101_0101_0101_0101
        while index + 8 <= bytes.count {
            // In range by the loop's condition. The lowest marked byte is exact; borrows reach only those above.
            let word = UInt64(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
            let controls = word &- low &* 0x20
            let deletes = (word ^ low &* 0x7F) &- low
            let marked = (controls | deletes | word) & high
            if marked != 0 { return index + marked.trailingZeroBitCount >> 3 }
            index += 8
        }
        while index < bytes.count, bytes[index] &- 0x20 < 0x5F { index += 1 }
        return index
    }

    /// Takes characters beyond ASCII as long as they follow each other, a few at a time.
    private mutating func scalars<Handler: ParserHandler & ~Copyable>(
        _ bytes: Span<UInt8>, _ start: Int, _ handler: inout Handler
    ) -> Int {
        var index = start
        var run = InlineArray<32, UInt32>(repeating: 0)
        while index < bytes.count, bytes[index] >= 0x80 {
            var count = 0
            var control: UInt32?
            while count < run.count, index < bytes.count, bytes[index] >= 0x80 {
                guard let (scalar, length) = UTF8Decoder.whole(bytes, at: index) else { break }
                index += length
                guard scalar >= 0xA0 else {
                    control = scalar
                    break
                }
                run[count] = scalar
                count += 1
            }
            if count > 0 { handler.print(scalars: run.span.extracting(first: count)) }
            if let control {
                take(control, &handler)
                if state != .ground { return index }
            } else if count == 0 {
                return finishScalar(bytes, index, &handler)
            }
        }
        return index
    }

    /// Takes bytes one by one until no character is pending.
    private mutating func finishScalar<Handler: ParserHandler & ~Copyable>(
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
    private mutating func take<Handler: ParserHandler & ~Copyable>(_ scalar: UInt32, _ handler: inout Handler) {
        if scalar >= 0xA0 {
            handler.print(scalar)
        } else {
            enterEscape()
            escapeFinal(UInt8(truncatingIfNeeded: scalar - 0x40), &handler)
        }
    }
}
