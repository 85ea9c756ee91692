import LunchTerminal
import LunchWire

/// The lengths of questions that are certain because the last input has written something behind them.
enum TypedAnswer {
    /// The length of a question behind which the last input has written the first characters.
    static func answered(_ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        let row = scene.cursor.row
        guard let past = scene.past, past.contains(row) else { return nil }
        var end = span.upperBound
        while end > span.lowerBound, past.scalar(end - 1, row) == 0x20 { end -= 1 }
        let length = end - span.lowerBound + 1
        guard end - span.lowerBound >= 2, length <= text.count,
            (span.lowerBound..<end).allSatisfy({ past.scalar($0, row) == scene.surface.scalar($0, row) }),
            text[length - 1] == " ",
            ":?>".contains(text[length - 2]) || Prompt.asks(text[..<(length - 1)])
                || Prompt.offersChoice(text[..<(length - 1)])
        else { return nil }
        return length
    }

    /// The length of a prompt as `i> ` in the first row of a screen, above a blank one, that the last input has written to.
    static func topLine(_ text: [Character], _ scene: Scene, _ span: Range<Int>, typed: Int) -> Int? {
        guard scene.cursor.row == 0, span.lowerBound == 0, scene.past?.contains(0) ?? false,
            let mark = text.firstIndex(where: { !$0.isLetter }), mark > 0, text[mark] == ">", mark + 1 < text.count,
            text[mark + 1] == " ", (typed...typed + 1).contains(scene.cursor.column),
            scene.surface.trimmed(span, 1) == nil
        else { return nil }
        return mark + 2
    }

    /// The length of a question on a background of its own, behind which the last input has written more in another style.
    ///
    /// In an editor, words may be drawn so as well: no other row begins in this style and goes on otherwise.
    static func styled(_ scene: Scene, _ span: Range<Int>, typed: Int) -> Int? {
        let row = scene.cursor.row
        let surface = scene.surface
        guard let past = scene.past, past.contains(row), (typed...typed + 1).contains(scene.cursor.column) else {
            return nil
        }
        let look = surface.look(span.lowerBound, row)
        let stretch = surface.stretch(around: span.lowerBound, row, in: span) { $0 == look }
        guard look.background != scene.background(of: 0), let label = surface.trimmed(stretch, row), label.count >= 4,
            label.upperBound < typed, let value = surface.trimmed(label.upperBound..<typed, row),
            value.lowerBound == label.upperBound + 1,
            ":?])>".contains(Character(surface.scalar(label.upperBound - 1, row))),
            value.allSatisfy({
                surface.look($0, row) == surface.look(value.lowerBound, row) || surface.isBlank($0, row)
            })
        else { return nil }
        var end = typed
        while end > span.lowerBound, past.scalar(end - 1, row) == 0x20 { end -= 1 }
        let hasGrown =
            (label.upperBound..<typed).contains(end)
            && (span.lowerBound..<end).allSatisfy { past.scalar($0, row) == surface.scalar($0, row) }
        let isAlone = (0..<surface.rows).allSatisfy { other in
            guard other != row, let text = surface.trimmed(span, other), surface.look(text.lowerBound, other) == look
            else { return true }
            return text.allSatisfy { surface.look($0, other) == look }
        }
        return hasGrown && isAlone ? value.lowerBound - span.lowerBound : nil
    }

    /// The length of a name in brackets, as chats have it below a bar before what somebody says, if the last input has written
    /// more behind it.
    static func said(_ text: [Character], _ scene: Scene, _ span: Range<Int>, typed: Int) -> Int? {
        let row = scene.cursor.row
        let surface = scene.surface
        guard text.first == "[", let close = text.firstIndex(of: "]"), close >= 2, close + 2 < text.count,
            text[close + 1] == " ", typed == text.count, row == surface.rows - 1,
            let past = scene.past, past.contains(row)
        else { return nil }
        let bar = surface.background(span.lowerBound, row - 1)
        let isBelowBar =
            bar != surface.background(span.lowerBound, row)
            && span.allSatisfy { surface.background($0, row - 1) == bar }
        var end = span.upperBound
        while end > span.lowerBound, past.scalar(end - 1, row) == 0x20 { end -= 1 }
        let hasGrown =
            end > span.lowerBound + close && end < span.lowerBound + typed
            && (span.lowerBound..<end).allSatisfy { past.scalar($0, row) == surface.scalar($0, row) }
        return isBelowBar && hasGrown ? close + 2 : nil
    }
}
