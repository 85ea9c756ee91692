/// The characters that stand around the text of an element.
///
/// U+E0001, the identifier in tag characters, U+E007F begin a mark; U+E0001, U+E007F end it.
enum MarkCharacters {
    /// The pieces that a text with marks is made of, beside what is drawn.
    enum Piece: Equatable {
        /// The begin of a mark, with its name as it is written.
        case begin(String)
        case end
        case lineBreak
    }

    static let end = String.UnicodeScalarView([language, cancel])

    private static let tags: UInt32 = 0xE0000
    /// LANGUAGE TAG, which no text has since Unicode 5.1.
    private static let language: Unicode.Scalar = "\u{E0001}"
    /// CANCEL TAG.
    private static let cancel: Unicode.Scalar = "\u{E007F}"

    static func begin(_ identifier: String) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView([language])
        for scalar in written(identifier).unicodeScalars {
            if let tag = Unicode.Scalar(tags + scalar.value) { result.append(tag) }
        }
        result.append(cancel)
        return result
    }

    /// An identifier in printable ASCII: of what is none, and of `%`, each byte of UTF-8 is `%` and two digits.
    static func written(_ identifier: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in identifier.utf8 {
            if (0x20...0x7E).contains(byte), byte != UInt8(ascii: "%") {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The marks and line breaks of a text, in their order.
    static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var name: String.UnicodeScalarView?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r": pieces.append(.lineBreak)
            case language:
                name = String.UnicodeScalarView()
                continue
            case cancel:
                if let name { pieces.append(name.isEmpty ? .end : .begin(String(name))) }
            case "\u{E0020}"..."\u{E007E}":
                if let character = Unicode.Scalar(scalar.value - tags) { name?.append(character) }
                continue
            default: break
            }
            name = nil
        }
        return pieces
    }
}
