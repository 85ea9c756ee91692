/// Numbers of 64 bits that have a bit for each column of a row.
enum BitWords {
    /// Calls `body` with the number of each word of some columns, of which there is one at least, and their bits in it.
    @inline(__always)
    static func forEach(of columns: Range<Int>, _ body: (Int, UInt64) -> Void) {
        let last = (columns.upperBound - 1) >> 6
        for word in columns.lowerBound >> 6...last {
            var bits = UInt64.max
            if word == columns.lowerBound >> 6 { bits = bits << UInt64(columns.lowerBound & 63) }
            if word == last { bits &= .max >> UInt64(63 - (columns.upperBound - 1) & 63) }
            body(word, bits)
        }
    }
}
