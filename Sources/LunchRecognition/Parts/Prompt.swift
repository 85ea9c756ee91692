import LunchTerminal
import LunchWire

/// A prompt on the cursor's row, and what is typed behind it.
struct Prompt {
    var label: String
    /// The cells of the prompt.
    var cells: Range<Int>
    /// The cells behind it, as far as the line goes.
    var value: Range<Int>

    init?(_ scene: Scene, _ span: Range<Int>, _ region: Int, _ findings: Findings) {
        let row = scene.cursor.row
        let column = scene.cursor.column
        guard let first = scene.surface.trimmed(span, row)?.lowerBound else { return nil }
        // In a box, blanks may stand before the prompt, and a few before that of a debugger.
        let isScreen = scene.layout.regions[region].isScreen
        let isIndented = first > span.lowerBound && (!isScreen || !scene.isPainted && first <= span.lowerBound + 4)
        let span = isIndented ? first..<span.upperBound : span
        guard span.count >= 2, span.lowerBound < column else { return nil }
        let place = Place(scene, span, region, findings)
        let text = Array(scene.surface.text(span.lowerBound..<min(column, span.upperBound), row))
        // Each character of a prompt has to have a cell of its own.
        guard text.count == column - span.lowerBound || text.count == span.count else { return nil }
        // In a box, a remark may stand apart from the question that the cursor is behind.
        let hasRemark =
            !isScreen && column + 3 < span.upperBound && scene.surface.trimmed(column..<column + 3, row) == nil
            && scene.surface.trimmed(column..<span.upperBound, row) != nil
        let answer = hasRemark ? span.lowerBound..<column : span
        let typed = scene.surface.trimmed(answer, row)?.upperBound ?? span.lowerBound
        // Below the text of an editor there is something, as a status line.
        let isAlone = place == .last && scene.layout.regions[region].isScreen && Self.isAlone(scene)
        var length = 0
        if let marked = Self.marked(scene, span) {
            length = marked
        } else if place == .bottom || place == .last && (Self.isAlone(scene) || Self.isAboveBar(scene, span)),
            let first = text.first,
            // Behind a divider a line may be one that somebody says.
            "/?:&!".contains(first)
                || "=$%".contains(first) && text.last != first && text[1] != " " && TypedAnswer.hasGrown(scene, span),
            column <= typed + 1,
            PromptMark.hasOpened(text, scene),
            place != .bottom || span.lowerBound == 0,
            scene.isPainted || typed == span.lowerBound + 1, !Self.isChat(scene, span),
            scene.isCursorDrawn || Self.isPlain(span.lowerBound..<column, scene, region)
                || first == ":" && Self.endsAtCursor(span, scene)
                || TypedAnswer.hasGrown(scene, span) && !TypedAnswer.isLine(scene, span)
        {
            length =
                text.starts(with: "&/")
                ? 2 : Question.remark(text) ?? (text.starts(with: ": ") && text.dropFirst(2).contains(" ") ? 0 : 1)
        } else if let shell = Self.shell(text),
            shell.isStrong || shell.length > 3 && Self.isAbove(shell.length, scene, span)
                // Below a command stand those that would complete it.
                ? place != .amid || shell.isStrong && !scene.isPainted
                : place == .end || place == .bottom || isAlone && scene.isCursorBelowBar
                    || Self.isFilter(shell.length, scene, region, findings)
        {
            length = shell.length == 2 ? PromptMark.length(2, text, scene, span) : shell.length
        } else if let label = Self.label(text, scene, span), Self.isFilter(label, scene, region, findings) {
            length = label
        } else if place == .bottom, scene.isCursorDrawn, let named = Self.named(text),
            scene.surface.background(span.lowerBound, row) != scene.background(of: 0)
        {
            length = named
        } else if place == .end || place == .bottom, !scene.isPainted, let sign = Self.sign(text),
            Self.isAbove(sign, scene, span)
        {
            length = PromptMark.length(sign, text, scene, span)
        } else if place == .end || place == .bottom, !scene.isPainted,
            let repeated = TypedAnswer.repeated(scene, span) ?? CountedPrompt.length(text, scene, span)
        {
            length = repeated
        } else if place == .amid, let filter = Self.filter(text, scene, span) ?? TypedAnswer.refused(text, scene, span)
        {
            length = filter
        } else if place == .end || place == .bottom && !scene.isPainted,
            let word = Self.word(text, scene, span, typed: typed - span.lowerBound)
        {
            length = word
        } else if place == .end || place == .bottom || isAlone,
            let answered = place == .bottom && scene.isPainted
                ? TypedAnswer.said(text, scene, span, typed: typed - span.lowerBound)
                    ?? TypedAnswer.answered(text, scene, span)
                : TypedAnswer.answered(text, scene, span) ?? TypedAnswer.marked(text, scene, span)
                    ?? (place == .end ? TypedAnswer.continued(text, scene, span) : nil)
        {
            length = answered
        } else if place == .bottom || place == .end || isAlone || place == .last && !isScreen,
            let question = Question.length(
                text, isBar: place == .bottom && scene.isPainted, typed: typed - span.lowerBound,
                isLive: TypedAnswer.hasGrown(scene, span) || TypedAnswer.hasGrownAtCursor(scene, span)
                    || ReplacedAnswer.isTyped(scene, span)
                    || scene.hasCursorCome || scene.isCursorBelowBar)
        {
            length = question
        }
        if length == 0, place == .bottom { length = BegunAnswer.length(scene, span) ?? 0 }
        if length == 0, scene.isPainted || place == .amid {
            length =
                TypedAnswer.topLine(text, scene, span, typed: typed)
                ?? TypedAnswer.styled(scene, span, typed: typed, isAtEnd: place == .bottom) ?? 0
        }
        length = Question.end(text, of: length, scene, span)
        guard length > 0, column >= span.lowerBound + length else { return nil }
        // Vertical lines that do not go on above or below divide the parts of a status line.
        guard !(span.lowerBound..<column).contains(where: { scene.surface.lines($0, row) == .vertical }) else {
            return nil
        }
        let end = span.lowerBound + length
        guard let cells = scene.surface.trimmed(span.lowerBound..<end, row) else { return nil }
        // The words of a bar before it are no part of the question.
        var start = cells.lowerBound
        for index in cells where scene.surface.isBlank(index, row) && scene.surface.isBlank(index - 1, row) {
            // But what may be answered is, in brackets.
            if scene.surface.scalar(index + 1, row) == 0x28 || scene.surface.scalar(index + 1, row) == 0x5B { continue }
            // A sentence before a question is a part of it, with two blanks behind it.
            if index - 2 > cells.lowerBound, scene.surface.scalar(index - 2, row) == 0x2E { continue }
            start = index + 1
        }
        // Neither is a count of what is left.
        let word = (start..<cells.upperBound).first { scene.surface.isBlank($0, row) } ?? cells.upperBound
        if word < cells.upperBound, scene.surface.scalar(start, row) != 0x28,
            FilterCount.isCount(start..<word, row, scene.surface)
        {
            start = word + 1
        }
        self.cells = start..<cells.upperBound
        label = FieldLabel(Question.unpointed(scene.surface.text(start..<cells.upperBound, row))).text
        guard !Question.waitsForAKey(label), !Question.isCutOff(label) else { return nil }
        value = end..<max(end + 1, hasRemark ? column + 1 : span.upperBound)
        if value.upperBound > span.upperBound { return nil }
    }

    /// The length of a prompt behind which a shell has said that the command begins (OSC 133).
    private static func marked(_ scene: Scene, _ span: Range<Int>) -> Int? {
        let grid = scene.surface.grid
        let start = grid.prompt.inputColumn
        guard grid.prompt.phase == .input, grid.marks(row: scene.cursor.row).contains(.input), span.contains(start),
            scene.cursor.column >= start
        else { return nil }
        return start - span.lowerBound
    }

    /// True if the screen ends with the cursor's row: nothing at all is drawn below it.
    private static func isAlone(_ scene: Scene) -> Bool {
        scene.isPainted
            && (scene.cursor.row + 1..<scene.surface.rows).allSatisfy {
                scene.surface.trimmed(0..<scene.surface.end(ofRow: $0), $0) == nil
            }
    }

    /// True if the cursor's row and the last one, right below it, have two backgrounds of their own from edge to edge.
    private static func isAboveBar(_ scene: Scene, _ span: Range<Int>) -> Bool {
        let (surface, row) = (scene.surface, scene.cursor.row)
        guard row == surface.rows - 2, span == 0..<surface.columns, let own = surface.ink(ofRow: row),
            let bar = surface.ink(ofRow: row + 1)
        else { return false }
        return Set([own, bar, scene.background(of: 0)]).count == 3
    }

    /// True if the row above is the bar of a chat, which begins with the time: a slash below it is what somebody says.
    static func isChat(_ scene: Scene, _ span: Range<Int>) -> Bool {
        let row = scene.cursor.row - 1
        guard row >= 0, let text = scene.surface.trimmed(span, row), text.lowerBound <= span.lowerBound + 1 else {
            return false
        }
        let time = Array(scene.surface.text(text.lowerBound..<min(text.upperBound, text.lowerBound + 7), row))
        return time.count == 7 && time[0] == "[" && time[3] == ":" && time[6] == "]"
            && [1, 2, 4, 5].allSatisfy { time[$0].isNumber }
    }

    /// The most cells of a prompt that filters a list, with the blank behind it.
    private static let longestFilter = 12

    /// The length of a word with a colon, as `Fruit: `, that is drawn in one way, and in another than what is typed behind it.
    private static func label(_ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        guard let colon = text.firstIndex(where: { !$0.isLetter }), colon >= 2, text[colon] == ":",
            colon + 1 < text.count, text[colon + 1] == " "
        else { return nil }
        let (surface, row) = (scene.surface, scene.cursor.row)
        let word = span.lowerBound..<span.lowerBound + colon
        let look = surface.look(word.lowerBound, row)
        guard word.allSatisfy({ surface.look($0, row) == look }), surface.look(word.upperBound + 2, row) != look else {
            return nil
        }
        return colon + 2
    }

    /// True if a mark at the edge of a region, or before a count, is the prompt of what filters the list there.
    private static func isFilter(_ length: Int, _ scene: Scene, _ region: Int, _ findings: Findings) -> Bool {
        let lines = scene.lines(of: region)
        let isEdge = scene.cursor.row == lines.first?.row || scene.cursor.row == lines.last?.row
        return length <= longestFilter && (isEdge || FilterCount(scene) != nil)
            && findings.count(of: .table, in: region) > 0
    }

    /// The length of a prompt as `> ` or `QUERY> ` in the first row of a screen, if the last input has changed rows below it: those
    /// that are left, or the one that is highlighted.
    private static func filter(_ text: [Character], _ scene: Scene, _ span: Range<Int>) -> Int? {
        let isBracketed = text.first == "["
        guard let mark = text.firstIndex(where: { !$0.isLetter && !(isBracketed && "[]".contains($0)) }),
            text[mark] == ">" || text[mark] == "❯", !isBracketed || text[mark - 1] == "]", mark + 1 < text.count,
            text[mark + 1] == " ", let past = scene.past
        else { return nil }
        let row = scene.cursor.row
        let surface = scene.surface
        let length = mark + 2
        guard (0..<row).allSatisfy({ surface.end(ofRow: $0) == 0 }),
            [scene.cursor.column, scene.cursor.column + 1].allSatisfy({ surface.isBlank($0, row) })
        else { return nil }
        let isTyped = past.contains(row)
        if isTyped {
            let isSame = (span.lowerBound..<span.lowerBound + length).allSatisfy {
                past.scalar($0, row) == surface.scalar($0, row)
            }
            guard isSame else { return nil }
        }
        let changed = (row + 1..<max(row + 1, surface.rows - 2)).filter { below in
            guard past.contains(below) else { return false }
            return isTyped
                || span.allSatisfy { past.scalar($0, below) == surface.scalar($0, below) }
        }
        return changed.count >= (isTyped ? 1 : 2) ? length : nil
    }

    /// True if the cells have the background of most rows; a status line is mostly drawn otherwise.
    private static func isPlain(_ columns: Range<Int>, _ scene: Scene, _ region: Int) -> Bool {
        let base = scene.background(of: region)
        return columns.allSatisfy { scene.surface.background($0, scene.cursor.row) == base }
    }

    /// True if a background of its own begins with the row and ends before the cursor, and the last input has changed the row.
    private static func endsAtCursor(_ span: Range<Int>, _ scene: Scene) -> Bool {
        let row = scene.cursor.row
        let ink = scene.surface.background(span.lowerBound, row)
        let stretch = scene.surface.stretch(around: span.lowerBound, row, in: span) { $0.background == ink }
        return stretch.upperBound == scene.cursor.column && scene.past?.contains(row) ?? false
    }

    // MARK: - Kinds

    private static let marks: [Character] = ["$", "#", "%", ">", "❯", "»"]

    /// The length of a shell's prompt at the beginning of a text, with the blank behind it.
    private static func shell(_ text: [Character]) -> (length: Int, isStrong: Bool)? {
        for (index, character) in text.enumerated().prefix(80) {
            guard marks.contains(character), index + 1 >= text.count || text[index + 1] == " " else {
                if character == ".", index == 2, text.count > 3, text.starts(with: "... ") { return (4, true) }
                continue
            }
            guard index + 1 < text.count else { return nil }
            let head = String(text[..<index])
            let length = index + 2
            // A name in angle brackets is that of a key.
            if character == ">", head.first == "<" { return nil }
            if head == ">>" { return (length, true) }
            if head == "...", character == ">" { return (length, false) }
            if head.isEmpty { return (length, false) }
            if PromptHead(text[..<index], mark: character).isStrong { return (length, true) }
            // A percentage or a number sign is no prompt.
            guard ">❯»".contains(character) || head.contains(where: { "@:~/])=".contains($0) }) else { return nil }
            let last = head.last ?? " "
            let isWord = !head.contains(" ") || "~/)]".contains(last)
            return isWord && (last.isLetter || last.isNumber || " ~/)]=:".contains(last)) ? (length, false) : nil
        }
        return searched(text).map { ($0, true) } ?? (counted(text) ?? debugger(text)).map { ($0, false) }
    }

    /// The length of a prompt that is a sign or two, as `? ` and `?- `; marks of rows are none.
    private static func sign(_ text: [Character]) -> Int? {
        guard let first = text.first, "?&@=!;:".contains(first), let blank = text.prefix(4).firstIndex(of: " "),
            text[..<blank].allSatisfy({ "?&@=!->:;".contains($0) })
        else { return nil }
        return blank + 1
    }

    /// The length of the prompt of a shell's history: ``(reverse-i-search)`ls': ``.
    private static func searched(_ text: [Character]) -> Int? {
        guard text.first == "(", let close = text.firstIndex(of: ")"), close + 1 < text.count, text[close + 1] == "`",
            String(text[..<close]).hasSuffix("i-search")
        else { return nil }
        let end: [Character] = ["'", ":", " "]
        return (close + 2..<max(close + 2, text.count - 2)).first { Array(text[$0..<$0 + 3]) == end }.map { $0 + 3 }
    }

    /// The length of a prompt that counts what was entered, as `In [2]: `.
    private static func counted(_ text: [Character]) -> Int? {
        guard let open = text.prefix(20).firstIndex(of: "["), open >= 2, text[open - 1] == " ",
            text[..<(open - 1)].allSatisfy(\.isLetter), let close = text.prefix(28).firstIndex(of: "]"),
            close > open + 1,
            text[(open + 1)..<close].allSatisfy(\.isNumber), close + 2 < text.count, text[close + 1] == ":",
            text[close + 2] == " "
        else { return nil }
        return close + 3
    }

    /// The length of a prompt as `(gdb) `: a name in parentheses, and behind it no sentence that asks for something.
    private static func debugger(_ text: [Character]) -> Int? {
        guard text.first == "(", let close = text.firstIndex(of: ")"), close < 20, close + 1 < text.count,
            text[close + 1] == " ", let first = text[1...].first, first.isLetter,
            text[1..<close].contains(where: \.isLowercase),
            text[1..<close].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        else { return nil }
        let rest = text[(close + 2)...]
        let asks = rest.indices.contains {
            (rest[$0] == "?" || rest[$0] == ":") && ($0 + 1 == rest.endIndex || rest[$0 + 1] == " ")
        }
        return asks ? nil : close + 2
    }

    /// The length of a name of several words in parentheses, as multiplexers have it on a bar before what is typed: `(search up) `.
    private static func named(_ text: [Character]) -> Int? {
        guard text.first == "(", let close = text.firstIndex(of: ")"), close > 3, close + 1 < text.count,
            text[close + 1] == " ", text[1..<close].allSatisfy({ $0.isLetter || $0 == " " })
        else { return nil }
        return close + 2
    }

    /// True if the prompt of the cursor's row begins another row above as well.
    private static func isAbove(_ length: Int, _ scene: Scene, _ span: Range<Int>) -> Bool {
        let row = scene.cursor.row
        let surface = scene.surface
        return (0..<row).contains { other in
            (span.lowerBound..<span.lowerBound + length).allSatisfy {
                surface.scalar($0, other) == surface.scalar($0, row) && surface.look($0, other) == surface.look($0, row)
            }
        }
    }

    /// The length of a prompt that is one word and a mark, as `vm# `, if the screen shows that it is one.
    ///
    /// It is empty, or stands above as well, or the text behind it has grown with the last input.
    private static func word(_ text: [Character], _ scene: Scene, _ span: Range<Int>, typed: Int) -> Int? {
        guard
            let mark = text.firstIndex(where: { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" && $0 != "." }),
            mark > 0, mark + 1 < text.count, text[0].isLetter
        else { return nil }
        // A blank may stand before the mark, if it is above as well.
        if text[mark] == " ", mark + 2 < text.count, "#$%".contains(text[mark + 1]), text[mark + 2] == " " {
            return TypedAnswer.hasGrown(scene, span) && isAbove(mark + 3, scene, span) ? mark + 3 : nil
        }
        guard "#$%".contains(text[mark]), text[mark + 1] == " " else { return nil }
        let length = mark + 2
        if typed <= mark + 1, text.count == length { return length }
        let row = scene.cursor.row
        let start = span.lowerBound
        let surface = scene.surface
        if isAbove(length, scene, span) { return length }
        guard let past = scene.past, past.contains(row) else { return nil }
        let isSame = (start..<start + length).allSatisfy { past.scalar($0, row) == surface.scalar($0, row) }
        let isNew = (max(start + length, scene.cursor.column - 1)..<span.upperBound).allSatisfy {
            past.scalar($0, row) == 0x20
        }
        return isSame && isNew ? length : nil
    }
}
