extension String {
    /// The text as a part of an address (RFC 3986, 2.1).
    ///
    /// - Parameter others: other characters of ASCII that stay as they are.
    func percentEncoded(sparing others: String = "") -> String {
        utf8.map { byte in
            let isPlain = Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || (0x30...0x39).contains(byte)
            if isPlain || "-._~".utf8.contains(byte) || others.utf8.contains(byte) {
                return String(Unicode.Scalar(byte))
            }
            return "%" + String(0x100 | Int(byte), radix: 16, uppercase: true).dropFirst()
        }.joined()
    }

    /// The text of a part of an address; nil if its bytes are not UTF-8.
    var percentDecoded: String? {
        var (bytes, rest): ([UInt8], Substring) = ([], self[...])
        while let first = rest.first {
            let code = first == "%" ? UInt8(rest.dropFirst().prefix(2), radix: 16) : nil
            bytes += code.map { [$0] } ?? Array(String(first).utf8)
            rest = rest.dropFirst(code == nil ? 1 : 3)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
