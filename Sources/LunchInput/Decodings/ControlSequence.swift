/// A control sequence that a terminal sends: CSI, a prefix, numbers and their parts, a final character (ECMA-48, 5.4).
struct ControlSequence {
    /// One of `<`, `=`, `>` and `?`; nil if there is none.
    let prefix: Unicode.Scalar?
    /// The numbers between semicolons, each with its parts between colons; nil for a part that is empty.
    let fields: [[UInt32?]]
    let final: Unicode.Scalar

    /// Reads a whole sequence, from ESC to the final character.
    ///
    /// - Returns: nil if it has characters or numbers that no input has.
    init?(_ bytes: ArraySlice<UInt8>) {
        var parameters = bytes.dropFirst(2).dropLast()
        final = Unicode.Scalar(bytes.last ?? 0)
        if let first = parameters.first, 0x3C...0x3F ~= first {
            prefix = Unicode.Scalar(first)
            parameters = parameters.dropFirst()
        } else {
            prefix = nil
        }
        var fields: [[UInt32?]] = []
        for field in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            var parts: [UInt32?] = []
            for part in field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
                if part.isEmpty {
                    parts.append(nil)
                } else if part.allSatisfy({ 0x30...0x39 ~= $0 }),
                    let number = UInt32(String(decoding: part, as: UTF8.self))
                {
                    parts.append(number)
                } else {
                    return nil
                }
            }
            fields.append(parts)
        }
        self.fields = parameters.isEmpty ? [] : fields
    }

    /// A part of a number; nil if it is empty, or not there.
    func number(_ field: Int, part: Int = 0) -> UInt32? {
        guard fields.indices.contains(field), fields[field].indices.contains(part) else { return nil }
        return fields[field][part]
    }

    /// The numbers, if there are exactly so many and none has parts.
    func numbers(_ count: Int) -> [Int]? {
        let numbers = fields.compactMap { $0.count == 1 ? $0[0].map { Int($0) } : nil }
        return fields.count == count && numbers.count == count ? numbers : nil
    }
}
