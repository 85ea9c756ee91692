import LunchTerminal

/// The prompt of a program that writes line after line and counts what is entered, as `(%i2) `: a row above begins with the number
/// before, and what came of it stands between them.
enum CountedPrompt {
    private static let longest = 16

    /// The length of the prompt at the cursor with the blank behind it, if the last input has written more there.
    static func length(_ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        guard TypedAnswer.hasGrown(scene, span), let blank = text.prefix(longest).firstIndex(of: " "), blank >= 3,
            ")>]:".contains(text[blank - 1]), let number = Number(text[..<blank]), number.value > 0,
            // Before a question it counts the questions.
            !text[blank...].contains("?")
        else { return nil }
        let above = (0..<scene.cursor.row).reversed().prefix(scene.surface.rows).first { row in
            guard let written = scene.surface.trimmed(span, row), written.lowerBound == span.lowerBound else {
                return false
            }
            let words = Array(scene.surface.text(written.prefix(longest), row))
            guard let end = words.firstIndex(of: " "), let other = Number(words[..<end]) else { return false }
            return other.head == number.head && other.tail == number.tail && other.value == number.value - 1
        }
        return above.map { $0 + 1 < scene.cursor.row } ?? false ? blank + 1 : nil
    }

    /// A word with a number in it, behind a sign or a letter.
    private struct Number {
        var head: ArraySlice<Character>
        var value: Int
        var tail: ArraySlice<Character>

        init?(_ word: ArraySlice<Character>) {
            let head = word.prefix { !$0.isNumber }
            let digits = word.dropFirst(head.count).prefix { $0.isNumber }
            guard !head.isEmpty, let value = Int(String(digits)) else { return nil }
            (self.head, self.value, tail) = (head, value, word.dropFirst(head.count + digits.count))
        }
    }
}
