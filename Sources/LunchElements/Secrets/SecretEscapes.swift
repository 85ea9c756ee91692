/// A text without its escapes: those of addresses (`%2F`), of XML and HTML (`&amp;`), of JSON and Swift (`\"`, `\u00e9`), and the
/// sequences that color a terminal.
struct SecretEscapes {
    private(set) var characters: [Character] = []
    /// The places of each character in the text with the escapes.
    private(set) var places: [Range<Int>] = []

    /// A text without its escapes; nil if it has none.
    static func decoded(_ text: [Character], isForm: Bool) -> SecretEscapes? {
        guard text.contains(where: { isEscape($0, isForm) }) else { return nil }
        return decoded(text, text.indices.map { $0..<$0 + 1 }, isForm)
    }

    /// The text without another layer of escapes; nil if there is none.
    func decoded(isForm: Bool) -> SecretEscapes? {
        guard characters.contains(where: { Self.isEscape($0, isForm) }) else { return nil }
        let next = Self.decoded(characters, places, isForm)
        return next.characters.count < characters.count ? next : nil
    }

    private static func isEscape(_ character: Character, _ isForm: Bool) -> Bool {
        switch character {
        case "%", "&", "\\", "\u{1B}": true
        case "+": isForm
        default: false
        }
    }

    private static func decoded(_ text: [Character], _ places: [Range<Int>], _ isForm: Bool) -> SecretEscapes {
        var result = SecretEscapes()
        var index = 0
        while index < text.count {
            var (length, meant): (Int, [Character]) = (1, [text[index]])
            switch text[index] {
            case "%": (length, meant) = address(text[index...]) ?? (length, meant)
            case "&": (length, meant) = entity(text[index...]) ?? (length, meant)
            case "\\": (length, meant) = literal(text[index...]) ?? (length, meant)
            case "\u{1B}": (length, meant) = (sequence(text[index...]), [])
            case "+" where isForm: meant = [" "]
            default: break
            }
            let place = places[index].lowerBound..<places[index + length - 1].upperBound
            for character in meant {
                result.characters.append(character.folded)
                result.places.append(place)
            }
            index += length
        }
        return result
    }

    private typealias Found = (length: Int, meant: [Character])

    private static func address(_ text: ArraySlice<Character>) -> Found? {
        var bytes: [UInt8] = []
        var rest = text
        while rest.count > 2, rest.first == "%", let byte = UInt8(String(rest.dropFirst().prefix(2)), radix: 16) {
            bytes.append(byte)
            rest = rest.dropFirst(3)
            // The bytes of one character belong together, and no others.
            if byte < 0x80 || rest.first != "%" { break }
        }
        return bytes.isEmpty ? nil : (bytes.count * 3, Array(String(decoding: bytes, as: UTF8.self)))
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
    ]

    private static func entity(_ text: ArraySlice<Character>) -> Found? {
        guard let end = text.prefix(10).firstIndex(of: ";") else { return nil }
        let name = String(text[(text.startIndex + 1)..<end])
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        let scalar = name.hasPrefix("#") ? number.flatMap(UnicodeScalar.init).map(Character.init) : nil
        return (entities[name] ?? scalar).map { (end - text.startIndex + 1, [$0]) }
    }

    private static func literal(_ text: ArraySlice<Character>) -> Found? {
        let rest = text.dropFirst()
        switch rest.first {
        case "n", "r": return (2, ["\n"])
        case "t": return (2, ["\t"])
        case "u" where rest.dropFirst().first == "{":
            guard let end = rest.prefix(12).firstIndex(of: "}"),
                let scalar = UInt32(String(rest[(rest.startIndex + 2)..<end]), radix: 16).flatMap(UnicodeScalar.init)
            else { return nil }
            return (end - text.startIndex + 1, [Character(scalar)])
        case "u":
            var units: [UInt16] = []
            var next = text
            while next.first == "\\", next.dropFirst().first == "u", units.count < 2,
                let unit = UInt16(String(next.dropFirst(2).prefix(4)), radix: 16), next.count >= 6
            {
                units.append(unit)
                next = next.dropFirst(6)
                if !(0xD800..<0xDC00).contains(unit) { break }
            }
            return units.isEmpty ? nil : (units.count * 6, Array(String(decoding: units, as: UTF16.self)))
        case "x" where rest.count > 2:
            return UInt8(String(rest.dropFirst().prefix(2)), radix: 16).map { (4, [Character(UnicodeScalar($0))]) }
        case let meant?: return meant.isLetterOrDigit ? nil : (2, [meant])
        case nil: return nil
        }
    }

    /// The length of a control sequence: up to its last character, a letter mostly.
    private static func sequence(_ text: ArraySlice<Character>) -> Int {
        guard text.dropFirst().first == "[" else { return 1 }
        let end = text.dropFirst(2).firstIndex { !("0"..."?").contains($0) }
        return (end ?? text.endIndex - 1) - text.startIndex + 1
    }
}
