/// The characters around the text of an element.
///
/// U+E0001, the identifier in tag characters, U+E007F begin a mark; U+E0001, U+E007F end it. After a single character, a mark
/// is U+E007F, the identifier, U+E007F, and needs no end; that of an element comes before those of the elements in it.
enum MarkCharacters {
    /// The pieces that a text with marks is made of, beside what is drawn.
    enum Piece: Equatable {
        /// The beginning of a mark, with its name as it is written.
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

    private static let letters: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007E}"

    /// Puts marks around each line of a text.
    static func aroundLines(of text: String, _ identifier: String) -> String {
        let begin = mark(identifier, behind: language)
        var result = String.UnicodeScalarView()
        var isInLine = false
        for scalar in text.unicodeScalars {
            let isBreak = scalar == "\n" || scalar == "\r"
            if isBreak == isInLine {
                result.append(contentsOf: isBreak ? end : begin)
                isInLine.toggle()
            }
            result.append(scalar)
        }
        if isInLine { result.append(contentsOf: end) }
        return String(result)
    }

    /// Puts a mark after each character of a text, before those that it has; control sequences (ECMA-48 5.4) have none.
    static func onEachCharacter(of text: String, _ identifier: String) -> String {
        let mark = mark(identifier, behind: cancel)
        var result = String.UnicodeScalarView()
        var sequence = ControlSequence()
        for character in text {
            let scalars = character.unicodeScalars
            guard !sequence.takes(scalars), let first = scalars.first, !first.isControl else {
                result.append(contentsOf: scalars)
                continue
            }
            let end = endOfDrawing(scalars)
            result.append(contentsOf: scalars[..<end])
            result.append(contentsOf: mark)
            result.append(contentsOf: scalars[end...])
        }
        return String(result)
    }

    /// The place after what is drawn of a character, where its marks begin.
    private static func endOfDrawing(_ scalars: Character.UnicodeScalarView) -> String.Index {
        var isInTags = false
        for index in scalars.indices.dropFirst() {
            // The tags of an emoji end with the same character.
            if scalars[index] == cancel, !isInTags { return index }
            isInTags = letters.contains(scalars[index])
        }
        return scalars.endIndex
    }

    private static func mark(_ identifier: String, behind first: Unicode.Scalar) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView([first])
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

    /// The marks and line breaks of a text, in their order; one after a character is a mark around that.
    static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var name: String.UnicodeScalarView?
        // The number of marks after the last character; nil where none can begin.
        var behind: Int?
        var isInTags = false
        func endBehind() {
            pieces += Array(repeating: .end, count: behind ?? 0)
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case cancel where name != nil:
                let found = name.map(String.init) ?? ""
                name = nil
                if behind == nil {
                    pieces.append(found.isEmpty ? .end : .begin(found))
                } else if !found.isEmpty {
                    pieces.append(.begin(found))
                    behind = behind.map { $0 + 1 }
                }
            case cancel where behind != nil && !isInTags: name = String.UnicodeScalarView()
            case letters where name != nil:
                if let character = Unicode.Scalar(scalar.value - tags) { name?.append(character) }
            case cancel, letters: isInTags = scalar != cancel
            default:
                endBehind()
                (name, isInTags) = (nil, false)
                behind = scalar.isControl || scalar == language ? nil : 0
                if scalar == language { name = String.UnicodeScalarView() }
                if scalar == "\n" || scalar == "\r" { pieces.append(.lineBreak) }
            }
        }
        endBehind()
        return pieces
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}

/// Notices which characters of a text are those of a control sequence.
private struct ControlSequence {
    private enum State { case none, escape, parameters, string, stringEscape }

    private var state = State.none

    /// Takes a character; returns true if it is part of a sequence.
    mutating func takes(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let scalar = scalars.first else { return false }
        switch state {
        case .none where scalar == "\u{1B}": state = .escape
        case .none: return false
        case .escape: state = scalar == "[" ? .parameters : "]P^_X".unicodeScalars.contains(scalar) ? .string : .none
        case .parameters: if ("\u{40}"..."\u{7E}").contains(scalar) { state = .none }
        case .string: state = scalar == "\u{1B}" ? .stringEscape : scalar == "\u{07}" ? .none : .string
        case .stringEscape: state = .none
        }
        return true
    }
}
