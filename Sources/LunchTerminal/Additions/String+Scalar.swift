extension String {
    /// Appends a code point; what is none becomes U+FFFD.
    mutating func append(scalar: UInt32) {
        unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
    }
}
