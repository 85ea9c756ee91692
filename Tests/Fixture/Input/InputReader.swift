/// Makes out keys, the mouse, pasted text and the focus in what a terminal sends.
///
/// It is written without a look at the code that encodes them, and shares nothing with it.
struct InputReader {
    /// True if places of the mouse are characters in UTF-8 (1005).
    var isMouseInUTF8 = false
    /// True if places of the mouse are pixels (1016), of cells of 10×20.
    var isMouseInPixels = false

    var bytes: [UInt8] = []
    var place = 0
    var events: [String] = []

    init(isMouseInUTF8: Bool, isMouseInPixels: Bool) {
        self.isMouseInUTF8 = isMouseInUTF8
        self.isMouseInPixels = isMouseInPixels
    }

    /// The events in bytes, all that came since something was last made out.
    func read(_ bytes: [UInt8]) -> [String] {
        var reader = self
        reader.bytes = bytes
        while reader.place < bytes.count { reader.readEvent() }
        return reader.events
    }

    private func byte(_ offset: Int) -> UInt8? {
        place + offset < bytes.count ? bytes[place + offset] : nil
    }

    private mutating func add(_ key: HeardKey, length: Int) {
        events.append(key.words)
        place += length
    }

    private mutating func readEvent() {
        switch bytes[place] {
        case 0x1B: readEscape()
        case 0..<0x20, 0x7F: add(HeardKey(control: bytes[place]), length: 1)
        default: readText()
        }
    }

    private mutating func readText() {
        let end = bytes[place...].firstIndex { $0 < 0x20 || $0 == 0x7F } ?? bytes.count
        for character in String(decoding: bytes[place..<end], as: UTF8.self) {
            events.append(character == " " ? "Space" : String(character))
        }
        place = end
    }

    private mutating func readEscape() {
        switch (byte(1), byte(2)) {
        case (nil, _): add(HeardKey("Escape"), length: 1)
        // Before another sequence it is the key.
        case (0x1B, let next?) where next == UInt8(ascii: "[") || next == UInt8(ascii: "O"):
            add(HeardKey("Escape"), length: 1)
        case (UInt8(ascii: "["), _?): readControlSequence()
        case (UInt8(ascii: "O"), _?): readSingleShift()
        case (let next?, _) where next < 0x20 || next == 0x7F:
            var key = HeardKey(control: next)
            key.modifiers.append("Option")
            add(key, length: 2)
        default:
            let character = String(decoding: bytes[(place + 1)...], as: UTF8.self).first ?? "?"
            let name = character == " " ? "Space" : String(character)
            add(HeardKey(name, ["Option"]), length: 1 + character.utf8.count)
        }
    }

    /// SS3, perhaps a parameter, and a letter.
    private mutating func readSingleShift() {
        let digits = bytes[(place + 2)...].prefix { (0x30...0x39).contains($0) }
        guard let letter = byte(2 + digits.count) else { return giveUp() }
        guard let name = HeardKey.letter(letter) ?? HeardKey.application(letter) else { return giveUp() }
        let parameter = Int(String(decoding: digits, as: UTF8.self)) ?? 1
        add(HeardKey(name, HeardKey.modifiers(parameter)), length: 3 + digits.count)
    }

    private mutating func readControlSequence() {
        let parameters = bytes[(place + 2)...].prefix { (0x30...0x3F).contains($0) }
        guard let final = byte(2 + parameters.count) else { return giveUp() }
        let text = String(decoding: parameters, as: UTF8.self)
        let length = 3 + parameters.count
        switch (Character(Unicode.Scalar(final)), text) {
        case ("I", ""): note("focus gained", length)
        case ("O", ""): note("focus lost", length)
        case ("Z", ""): add(HeardKey("Tab", ["Shift"]), length: length)
        case ("M", ""): readMouseCharacters()
        case ("~", "200"): readPaste()
        case ("M", _), ("m", _): readMouseNumbers(text, isRelease: final == UInt8(ascii: "m"), length)
        default:
            guard let key = key(final, text) else { return giveUp() }
            add(key, length: length)
        }
    }

    /// A key of CSI number : shifted ; modifiers : event ; text final, or of a part of that.
    private func key(_ final: UInt8, _ parameters: String) -> HeardKey? {
        let fields = parameters.split(separator: ";", omittingEmptySubsequences: false).map { field in
            field.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        }
        func number(_ field: Int, _ part: Int = 0) -> Int? {
            fields.indices.contains(field) && fields[field].indices.contains(part) ? fields[field][part] : nil
        }
        let name: String?
        switch final {
        case UInt8(ascii: "~") where number(0) == 27:
            return HeardKey(HeardKey.text(UInt32(clamping: number(2) ?? 0)), HeardKey.modifiers(number(1) ?? 1))
        case UInt8(ascii: "~"): name = HeardKey.tilde(number(0) ?? 0)
        case UInt8(ascii: "u"): name = HeardKey.kitty(number(0) ?? 0)
        default: name = number(0) ?? 1 == 1 ? HeardKey.letter(final) : nil
        }
        guard let name else { return nil }
        var key = HeardKey(name, HeardKey.modifiers(number(1) ?? 1))
        key.isRelease = number(1, 1) == 3
        key.shifted = number(0, 1).map { HeardKey.text(UInt32(clamping: $0)) }
        if fields.count > 2 {
            let scalars = fields[2].compactMap { $0 }.compactMap { Unicode.Scalar(UInt32(clamping: $0)) }
            let text = String(String.UnicodeScalarView(scalars))
            key.text = text == " " ? "Space" : text
        }
        return key
    }

    mutating func note(_ event: String, _ length: Int) {
        events.append(event)
        place += length
    }

    /// Gives up a part that cannot be made out, with all that follows.
    mutating func giveUp() {
        note("?", bytes.count - place)
    }
}
