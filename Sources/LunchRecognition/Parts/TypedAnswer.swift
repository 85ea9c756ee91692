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
        guard head >= 1, head < text.count,
            (span.lowerBound..<end).allSatisfy({ past.scalar($0, row) == scene.surface.scalar($0, row) })
        else { return nil }
        let blanks = text[head...].prefix { $0 == " " }.count
        // A sign alone, as editors of lines have it.
        if head == 1 { return !scene.isPainted && blanks == 0 && ":/?>".contains(text[0]) ? 1 : nil }
        // Behind a default in brackets and a colon there may be no blank.
        let isDefault = blanks == 0 && head >= 4 && text[head - 1] == ":" && text[head - 2] == "]"
        if Question.confirmed(text) == head + blanks { return head + blanks }
        guard (1...longestGap).contains(blanks) || isDefault,
            ":?>".contains(text[head - 1]) || Question.asks(text[..<head]) || Question.offersChoice(text[..<head])
                || Question.offersDefault(text[..<head])
        else { return nil }
        return head + blanks
    }

    /// The length of a question behind a mark, as `? Your name:` or `[?] Your name:`, or of one in words, behind which the last input has
    /// written more.
    static func marked(_ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        guard !scene.isPainted || scene.isBare, hasGrown(scene, span) else { return nil }
        if let own = ownMark(text, scene, span) { return own }
        let mark = ["? ", "[?] "].first { text.starts(with: $0) }?.count ?? 0
        if mark == 0, let choice = Question.choiceEnd(text) ?? Question.confirmed(text) { return choice }
        if mark > 0, let end = pointer(behind: mark, text, scene, span) { return end }
        let signs = mark > 0 ? "?:" : "?"
        guard
            let end = text.indices.dropFirst(mark + 2).dropLast().first(where: {
                signs.contains(text[$0]) && text[$0 + 1] == " "
            })
        else { return nil }
        // Words alone, and no command in which a question mark stands for a letter.
        let isQuestion =
            mark > 0 || Question.offersChoice(text[..<end])
            || Question.isNamed(text[..<end]) && text[(end + 2)...].allSatisfy(\.isLetter)
            || text[..<end].allSatisfy { $0.isLetter || $0 == " " || $0 == "," || $0 == "'" }
        guard isQuestion else { return nil }
        return mark > 0 ? pointed(end + 2, text, scene, span) : end + 2
    }

    /// The signs that point from a question to its answer.
    static let pointers: Set<Character> = ["›", "»", "…", "❯", "·", "‣"]

    /// The length of a question with a colon or a question mark behind a sign of the program's own, as `* Your name: `: the sign, the
    /// words and the answer are drawn in three ways.
    private static func ownMark(_ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        guard let sign = text.first, !sign.isLetter, !sign.isNumber, !"()[]{}<>'\"?".contains(sign),
            text.dropFirst().first == " "
        else { return nil }
        return drawn(text, scene, span)
    }

    /// The length of a question with a colon or a question mark behind a sign, if the sign, the words and the answer are drawn in three
    /// ways.
    private static func drawn(_ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        let (surface, row, start) = (scene.surface, scene.cursor.row, span.lowerBound)
        guard
            let end = text.indices.dropFirst(4).dropLast(2).first(where: {
                "?:".contains(text[$0]) && text[$0 + 1] == " "
            }), text[2].isLetter, text[end + 2] != " "
        else { return nil }
        let look = surface.look(start + 2, row)
        let isOne = (start + 2...start + end).allSatisfy {
            surface.isBlank($0, row) || surface.look($0, row) == look
        }
        return isOne && surface.look(start, row) != look && surface.look(start + end + 2, row) != look ? end + 2 : nil
    }

    /// The length of a question behind a mark, as `? How many? `, whose answer a message in a colour refuses: the last input has written
    /// it below, where nothing was, and has left the answer.
    static func refused(_ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        let (surface, row) = (scene.surface, scene.cursor.row)
        guard !scene.isPainted, let past = scene.past, row + 1 < surface.rows, past.contains(row + 1),
            Question.isMarked(row, at: span.lowerBound, surface),
            surface.trimmed(span, row)?.upperBound == scene.cursor.column,
            span.allSatisfy({ !past.contains(row) || past.scalar($0, row) == surface.scalar($0, row) }),
            span.allSatisfy({ past.scalar($0, row + 1) == 0x20 }), let message = surface.trimmed(span, row + 1),
            message.lowerBound == span.lowerBound,
            surface.look(message.lowerBound, row + 1) != surface.looks[0],
            (row + 2..<max(row + 2, surface.rows)).allSatisfy({ surface.trimmed(span, $0) == nil })
        else { return nil }
        return drawn(text, scene, span)
    }

    /// The length of words behind a mark with the sign behind them that points to the answer, as `? Secret ‣ `: the words are drawn in
    /// one way, and the sign in another.
    private static func pointer(behind mark: Int, _ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        let (surface, row) = (scene.surface, scene.cursor.row)
        guard
            let sign = text.indices.dropFirst(mark + 2).dropLast(2).first(where: {
                pointers.contains(text[$0]) && text[$0 - 1] == " " && text[$0 + 1] == " "
            })
        else { return nil }
        let look = surface.look(span.lowerBound + mark, row)
        let words = span.lowerBound + mark..<span.lowerBound + sign - 1
        let isOne = words.allSatisfy { surface.isBlank($0, row) || surface.look($0, row) == look }
        return isOne && surface.look(words.upperBound + 1, row) != look ? sign + 2 : nil
    }

    /// The length of a question with the sign behind it that points to the answer, as `? Which town? › `: it is drawn otherwise than
    /// what was typed.
    private static func pointed(_ length: Int, _ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int {
        let (surface, row, sign) = (scene.surface, scene.cursor.row, span.lowerBound + length)
        guard length + 2 < text.count, pointers.contains(text[length]), text[length + 1] == " ",
            text[length + 2] != " ", surface.look(sign, row) != surface.look(sign + 2, row)
        else { return length }
        return length + 2
    }

    /// The length of a label with a colon, at the end of what a program writes line after line, behind which a single word goes on: the
    /// last input has written letters, and the cursor has waited where they begin.
    static func continued(_ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        let row = scene.cursor.row
        guard !scene.isPainted, hasGrown(scene, span), let past = scene.past, let before = scene.pastColumn,
            before > span.lowerBound, before - span.lowerBound < text.count,
            past.scalar(before, row) == 0x20,
            let colon = text.indices.dropLast().first(where: { text[$0] == ":" && text[$0 + 1] == " " }), colon >= 2,
            text[..<colon].contains(where: \.isLowercase), !text[colon - 1].isNumber,
            text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || " ()[],/.-_'".contains($0) })
        else { return nil }
        // Behind a default in brackets an address or a number may be as well; elsewhere it may be what the program tells.
        let isDefault = text[colon - 1] == "]" && text[..<colon].contains("[")
        let added = text[(before - span.lowerBound)...]
        guard added.allSatisfy({ $0.isLetter || isDefault && ($0.isNumber || ".-_@/".contains($0)) }) else {
            return nil
        }
        let blanks = text[(colon + 1)...].prefix { $0 == " " }.count
        let start = Question.remarkEnd(text, behind: colon + 1 + blanks) ?? colon + 1 + blanks
        guard blanks <= longestGap, start < before - span.lowerBound, !text[start...].contains(" ") else { return nil }
        return start
    }

    /// The blanks behind the cursor beyond which a text is no part of what is typed.
    private static let reach = 8

    /// The most blanks between a question and its answer.
    static let longestGap = 3

    /// The length of a prompt as `i> ` in the first row of a screen, above a blank one, that the last input has written to.
    static func topLine(_ text: [Character], _ scene: Scene, _ span: Range<Int>, typed: Int) -> Int? {
        guard scene.isPainted, scene.cursor.row == 0, span.lowerBound == 0, scene.past?.contains(0) ?? false,
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
        guard scene.isPainted, row == surface.rows - 1, row >= 2, span.upperBound == surface.columns,
            let text = surface.trimmed(span, row), text.lowerBound == span.lowerBound
        else { return false }
        // One word that was written where the cursor has waited in an empty row is no message, and neither is what is below the bar
        // of a chat.
        let begun = BegunAnswer(scene, span).flatMap { begun in
            begun.value == text && begun.head == span.lowerBound && scene.pastColumn == span.lowerBound
                && (text.allSatisfy { !surface.isBlank($0, row) } || Prompt.isChat(scene, span)) ? begun : nil
        }
        guard begun != nil || hasGrown(scene, span) else { return false }
        // A sign before it may be that of a prompt.
        let first = Character(surface.scalar(text.lowerBound, row))
        guard first.isLetter || first.isNumber || first == "/" || begun != nil else { return false }
        let bar = surface.ink(of: span, row - 1)
        let ground = scene.background(of: 0)
        let isBelowBar = bar != nil && bar != surface.background(span.lowerBound, row) && bar != ground
        let isInBar = begun != nil && surface.ink(of: span, row).map { $0 != ground } ?? false
        let isQuestion = text.contains {
            ":>?])".contains(Character(surface.scalar($0, row))) && surface.isBlank($0 + 1, row)
        }
        return (isBelowBar || isInBar) && !isQuestion
    }

    /// The question in the row above the last row of the screen, which is empty but for the cursor at its beginning, below a bar from
    /// edge to edge.
    static func questionAbove(_ scene: Scene, _ span: Range<Int>) -> (text: String, columns: Range<Int>)? {
        let surface = scene.surface
        let row = scene.cursor.row
        guard scene.isPainted, row == surface.rows - 1, row >= 3, scene.cursor.column == 0,
            span == 0..<surface.columns, surface.trimmed(span, row) == nil,
            let question = surface.trimmed(span, row - 1), question.lowerBound == 0
        else { return nil }
        let bar = surface.ink(ofRow: row - 2)
        // The cell of the cursor may have the background of the bar.
        let isBelowBar =
            bar != nil && span.allSatisfy { surface.background($0, row - 1) != bar }
            && span.dropFirst().allSatisfy { surface.background($0, row) != bar }
        let last = Character(surface.scalar(question.upperBound - 1, row - 1))
        let asks =
            ":?".contains(last)
            || scene.isCursorDrawn && question.contains { Character(surface.scalar($0, row - 1)) == ":" }
        guard isBelowBar, asks else { return nil }
        return (FieldLabel(surface.text(question, row - 1)).text, question)
    }

    /// The question in the bar above the last row of the screen, in which nothing stands but what was typed, before the cursor.
    static func questionInBar(_ scene: Scene, _ span: Range<Int>) -> (text: String, columns: Range<Int>)? {
        let surface = scene.surface
        let row = scene.cursor.row
        guard scene.isFullScreen, row == surface.rows - 1, row >= 3, span == 0..<surface.columns,
            let bar = surface.ink(ofRow: row - 1), bar != surface.background(surface.columns - 1, row - 2),
            surface.ink(ofRow: row) != bar,
            let question = surface.trimmed(span, row - 1),
            ":?".contains(Character(surface.scalar(question.upperBound - 1, row - 1))),
            scene.cursor.column == surface.trimmed(span, row)?.upperBound ?? 0
        else { return nil }
        return (FieldLabel(surface.text(question, row - 1)).text, question)
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

    /// True if the last input has written more right before the cursor, and has left all else in the cursor's row as it was.
    static func hasGrownAtCursor(_ scene: Scene, _ span: Range<Int>) -> Bool {
        let (surface, row, end) = (scene.surface, scene.cursor.row, scene.cursor.column)
        guard let past = scene.past, past.contains(row), span.contains(end), end > span.lowerBound,
            !surface.isBlank(end - 1, row)
        else { return false }
        var start = end
        while start > span.lowerBound, past.scalar(start - 1, row) == 0x20 { start -= 1 }
        return start > span.lowerBound && start < end
            && span.allSatisfy { $0 >= start && $0 < end || past.scalar($0, row) == surface.scalar($0, row) }
    }

    /// The length of a question on a background of its own, or in bold, or of a label at the end of the screen that ends with a colon,
    /// behind which the last input has written more in another style.
    ///
    /// In an editor, words may be drawn so as well: no other row begins in this style and goes on otherwise.
    static func styled(_ scene: Scene, _ span: Range<Int>, typed: Int, isAtEnd: Bool) -> Int? {
        let row = scene.cursor.row
        let surface = scene.surface
        // Far behind the cursor something else may stand, as what would complete a word.
        let isFar =
            scene.cursor.column + reach < typed && span.contains(scene.cursor.column + reach)
            && surface.trimmed(scene.cursor.column..<scene.cursor.column + reach, row) == nil
        let typed = isFar ? scene.cursor.column : typed
        guard let past = scene.past, past.contains(row), (typed...typed + 1).contains(scene.cursor.column) else {
            return nil
        }
        let look = surface.look(span.lowerBound, row)
        let stretch = surface.stretch(around: span.lowerBound, row, in: span) { $0 == look }
        guard let label = surface.trimmed(stretch, row), label.count >= 4,
            label.upperBound < typed, let value = surface.trimmed(label.upperBound..<typed, row)
        else { return nil }
        let last = Character(surface.scalar(label.upperBound - 1, row))
        let isOwn = look.background != scene.background(of: 0)
        let isBold = !scene.isPainted && look.attributes.contains(.bold)
        let isLabel = isAtEnd && scene.isPainted && ":=".contains(last) && value.lowerBound == label.upperBound
        guard isLabel || isOwn && ":?])>".contains(last) || isBold, isLabel || value.lowerBound == label.upperBound + 1,
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

    /// The length of a prompt in a style of its own, with the blank behind it, that stands above as well before other words, and
    /// behind which the last input has written more in another style.
    static func repeated(_ scene: Scene, _ span: Range<Int>) -> Int? {
        let surface = scene.surface
        let row = scene.cursor.row
        let look = surface.look(span.lowerBound, row)
        let stretch = surface.stretch(around: span.lowerBound, row, in: span) { $0 == look }
        guard look != surface.looks[0], let label = surface.trimmed(stretch, row), label.count >= 3,
            ":?])>$#%".contains(Character(surface.scalar(label.upperBound - 1, row))), hasGrown(scene, span),
            let text = surface.trimmed(label.upperBound..<span.upperBound, row),
            (label.upperBound...label.upperBound + 1).contains(text.lowerBound),
            text.allSatisfy({ surface.look($0, row) != look })
        else { return nil }
        let isAbove = (0..<row).contains { other in
            label.allSatisfy {
                surface.scalar($0, other) == surface.scalar($0, row) && surface.look($0, other) == look
            } && surface.look(text.lowerBound, other) == surface.look(text.lowerBound, row)
                && !surface.isBlank(text.lowerBound, other)
        }
        let past = scene.past.map { $0.scalar(text.lowerBound, row) }
        return isAbove && past == 0x20 ? text.lowerBound - span.lowerBound : nil
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
        let isBelowBar = surface.ink(of: span, row - 1).map { $0 != surface.background(span.lowerBound, row) } ?? false
        var end = span.upperBound
        while end > span.lowerBound, past.scalar(end - 1, row) == 0x20 { end -= 1 }
        let hasGrown =
            end > span.lowerBound + close && end < span.lowerBound + typed
            && (span.lowerBound..<end).allSatisfy { past.scalar($0, row) == surface.scalar($0, row) }
        return isBelowBar && hasGrown ? close + 2 : nil
    }
}
