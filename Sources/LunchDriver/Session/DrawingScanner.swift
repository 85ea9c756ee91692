/// Finds in a stream the sequences by which a program draws on a whole screen, and only these: colors are in many errors.
struct DrawingScanner: Sendable {
    enum Sign {
        /// It goes to a place of the screen (CUP, HVP) or clears it (ED, RIS).
        case draws
        /// It is a message of Lunch, which belongs to a drawing.
        case message
        /// It enters the alternate screen.
        case enters
        /// It leaves the alternate screen.
        case leaves
    }

    private enum State {
        case ground
        case escape
        /// In a control sequence, with its parameters so far (ECMA-48 5.4).
        case control([UInt8])
        /// In an operating system command, with the beginning of it.
        case command([UInt8])
    }

    private static let message = Array("7367;lunch;".utf8)
    private static let alternateScreens: Set<String> = ["47", "1047", "1049"]

    private var state = State.ground

    /// True if the last byte was text, and no part of a sequence.
    private(set) var isText = true

    mutating func read(_ byte: UInt8) -> Sign? {
        isText = false
        switch (state, byte) {
        case (_, 0x1B): state = .escape
        case (.ground, _): isText = true
        case (.escape, UInt8(ascii: "[")): state = .control([])
        case (.escape, UInt8(ascii: "]")): state = .command([])
        case (.escape, UInt8(ascii: "c")):
            state = .ground
            return .draws
        case (.escape, _): state = .ground
        case (.control(let parameters), 0x20...0x3F):
            state = .control(parameters.count < 64 ? parameters + [byte] : parameters)
        case (.control(let parameters), 0x40...0x7E):
            state = .ground
            return Self.sign(parameters, final: byte)
        // Any other byte ends the sequence, as a newline does not: it is acted upon in the midst of it.
        case (.control, 0x18), (.control, 0x1A), (.command, 0x07), (.command, 0x18), (.command, 0x1A): state = .ground
        case (.control, _): break
        case (.command(let text), _):
            guard text.count < Self.message.count else { break }
            state = .command(text + [byte])
            return text + [byte] == Self.message ? .message : nil
        }
        return nil
    }

    private static func sign(_ parameters: [UInt8], final: UInt8) -> Sign? {
        let text = String(decoding: parameters, as: UTF8.self)
        switch final {
        case UInt8(ascii: "H"), UInt8(ascii: "f"), UInt8(ascii: "J"):
            return text.allSatisfy { $0.isNumber || $0 == ";" } ? .draws : nil
        case UInt8(ascii: "h"), UInt8(ascii: "l"):
            guard text.hasPrefix("?") else { return nil }
            let modes = text.dropFirst().split(separator: ";").map(String.init)
            guard !alternateScreens.isDisjoint(with: modes) else { return nil }
            return final == UInt8(ascii: "h") ? .enters : .leaves
        default: return nil
        }
    }
}

/// Looks at what a program writes on its terminal until it draws there, be it a blank screen.
struct FirstDrawing: Sendable {
    /// A program that writes so much draws.
    private static let limit = 64 << 10

    private var scanner = DrawingScanner()
    private var count = 0
    private(set) var isFound = false

    mutating func read(_ bytes: Span<UInt8>) {
        guard !isFound else { return }
        count += bytes.count
        isFound = count > Self.limit
        for index in bytes.indices where !isFound {
            let sign = scanner.read(bytes[index])
            isFound = sign == .draws || sign == .enters
        }
    }
}
