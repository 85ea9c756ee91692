import LunchWire

extension TraceRecord {
    /// The record as it stands in a file.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.usualSize)
        append(to: &bytes)
        return bytes
    }

    /// The bytes for which there is room before it is known how many there are.
    private static let usualSize = 512

    /// Appends the record as it stands in a file.
    package func append(to bytes: inout [UInt8]) {
        let start = bytes.count
        Self.append(UInt32(0), to: &bytes)
        bytes.append(kind.rawValue)
        bytes.append(0)
        Self.append(UInt16(clamping: launch), to: &bytes)
        Self.append(UInt64(max(0, time)), to: &bytes)
        appendPayload(to: &bytes)
        let length = UInt32(clamping: bytes.count - start - TraceFormat.headSize)
        for place in 0..<4 { bytes[start + place] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(place))) }
    }

    /// Appends a number, its lowest byte first.
    private static func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private func appendPayload(to bytes: inout [UInt8]) {
        if let position { Self.append(UInt64(max(0, position)), to: &bytes) }
        switch content {
        case .output(_, let output): bytes += output
        case .keyFrame(_, let columns, let rows, let output):
            Self.append(UInt16(clamping: columns), to: &bytes)
            Self.append(UInt16(clamping: rows), to: &bytes)
            bytes += output
        case .resized(_, let columns, let rows):
            Self.append(UInt16(clamping: columns), to: &bytes)
            Self.append(UInt16(clamping: rows), to: &bytes)
        case .shown: break
        default:
            var writer = JSONWriter(after: bytes)
            bytes = []
            write(to: &writer)
            bytes = writer.bytes
        }
    }

    /// Writes the payload of a record without bytes.
    private func write(to writer: inout JSONWriter) {
        switch content {
        case .output, .keyFrame, .resized, .shown: break
        case .frame(let frame): frame.write(to: &writer)
        case .test(let value): writer.write(value.json)
        case .launch(let value): writer.write(value.json)
        case .stepBegan(let value): value.write(to: &writer)
        case .stepEnded(let value): value.write(to: &writer)
        case .input(let value): value.write(to: &writer)
        case .settled(let value): value.write(to: &writer)
        case .exited(let value): writer.write(value.json)
        case .failure(let value): writer.write(value)
        case .issue(let value): writer.write(value.json)
        case .dropped(let value): writer.write(value.json)
        case .verdict(let value): writer.write(value.json)
        }
    }
}
