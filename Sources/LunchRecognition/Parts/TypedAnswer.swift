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
        let head = end - span.lowerBound
        guard head >= 2, head < text.count,
            (span.lowerBound..<end).allSatisfy({ past.scalar($0, row) == scene.surface.scalar($0, row) })
        else { return nil }
        let blanks = text[head...].prefix { $0 == " " }.count
        guard (1...longestGap).contains(blanks),
            ":?>".contains(text[head - 1]) || Prompt.asks(text[..<head]) || Prompt.offersChoice(text[..<head])
        else { return nil }
        return head + blanks
    }

    /// The most blanks between a question and its answer.
    private static let longestGap = 3

    /// The length of a prompt as `i> ` in the first row of a screen, above a blank one, that the last input has written to.
    static func topLine(_ text: [Character], _ scene: Scene, _ span: Range<Int>, typed: Int) -> Int? {
        guard scene.isFullScreen, scene.cursor.row == 0, span.lowerBound == 0, scene.past?.contains(0) ?? false,
            let mark = text.firstIndex(where: { !$0.isLetter }), mark > 0, text[mark] == ">", mark + 1 < text.count,
            text[mark + 1] == " ", (typed...typed + 1).contains(scene.cursor.column),
            scene.surface.trimmed(span, 1) == nil
        else { return nil }
        return mark + 2
    }

    /// True if all of the last row of a screen or a pane, below a bar from edge to edge, is what somebody types: the last input has
    /// written more at its end, where the cursor is, and there is no question in it.
    static func isLine(_ scene: Scene, _ span: Range<Int>) -> Bool {
        let row = scene.cursor.row
        let surface = scene.surface
        guard scene.isFullScreen, row == surface.rows - 1, row >= 2, span.upperBound == surface.columns,
            let text = surface.trimmed(span, row), text.lowerBound == span.lowerBound, hasGrown(scene, span)
        else { return false }
        let bar = surface.background(span.lowerBound, row - 1)
        let isBelowBar =
            bar != surface.background(span.lowerBound, row) && bar != scene.background(of: 0)
            && span.allSatisfy { surface.background($0, row - 1) == bar }
        let isQuestion = text.contains {
            ":>?])".contains(Character(surface.scalar($0, row))) && surface.isBlank($0 + 1, row)
        }
        return isBelowBar && !isQuestion
    }

    /// True if the last input has written more at the end of the text in some columns of the cursor's row, where the cursor is.
    static func hasGrown(_ scene: Scene, _ span: Range<Int>) -> Bool {
        let row = scene.cursor.row
        guard let past = scene.past, past.contains(row), let text = scene.surface.trimmed(span, row),
            text.upperBound == scene.cursor.column
        else { return false }
        var end = text.upperBound
        while end > text.lowerBound, past.scalar(end - 1, row) == 0x20 { end -= 1 }
        return text.lowerBound < end && end < text.upperBound
            && (text.lowerBound..<end).allSatisfy { past.scalar($0, row) == scene.surface.scalar($0, row) }
            && (text.upperBound..<span.upperBound).allSatisfy { past.scalar($0, row) == 0x20 }
    }

    /// The length of a question on a background of its own, or in bold, behind which the last input has written more in another
    /// style.
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
        guard look.background != scene.background(of: 0) || !scene.isFullScreen && look.attributes.contains(.bold),
            let label = surface.trimmed(stretch, row), label.count >= 4,
            label.upperBound < typed, let value = surface.trimmed(label.upperBound..<typed, row),
            value.lowerBound == label.upperBound + 1,
            ":?])>".contains(Character(surface.scalar(label.upperBound - 1, row)))
                || !scene.isFullScreen && look.attributes.contains(.bold),
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
