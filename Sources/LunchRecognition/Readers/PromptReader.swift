import LunchTerminal
import LunchWire

/// Finds the field on the cursor's row after the prompt of a shell, a question, or the label of a filter.
///
/// The row is cut into a label and a value at each place where a label can end. The cut with the best evidence is reported, the last of
/// several. A label and its place never suffice: the last input shows that the value was typed, or nothing is there.
enum PromptReader {
    /// Adds the field at the cursor; lists that are already among the findings are evidence of a filter.
    static func find(in scene: Scene, _ findings: inout Findings) {
        guard let row = PromptRow(scene, findings) else { return }
        var best: (cut: PromptCut, sum: Int)?
        for cut in row.cuts {
            let sum = evidence.sum(for: cut, in: scene)
            if sum >= evidence.threshold, sum >= best?.sum ?? 0 { best = (cut, sum) }
        }
        if let cut = best?.cut { cut.report(&findings) }
    }

    private static let evidence = Evidence<PromptCut>(
        threshold: 10,
        facts: [
            // The label.
            .init("the head of a shell's prompt", 8) { $0.head == .shell },
            .init("a name with a mark", 5) { $0.head == .word },
            .init("a mark alone", 2) { $0.head == .mark && !$0.isLeading },
            .init("asks for an answer", 4) { $0.head == nil && $0.asks },
            .init("ends with a bracket or an equals sign", 3) { $0.head == nil && !$0.asks && $0.isClosed },
            .init("the name of a key", 4) { $0.isKey },
            .init("a sign at the start of the last row", 4) { $0.isLeading },
            .init("drawn otherwise than the value and all other rows", 5) { $0.isDrawn },
            // The value.
            .init("nothing is there", 5) { $0.isEmpty },
            .init("the last input wrote all of it", 5) { $0.isTyped },
            .init("the last input continued it", 2) { $0.isContinued },
            .init("a single word", 1) { $0.isContinued && $0.isWord },
            .init("the rows of a list have its letters", 5) { $0.isFilter },
            // The place.
            .init("at the end of the text", 3) { $0.row.place == .end },
            .init("at the bottom of the screen", 4) { $0.row.place == .bottom },
            .init("beside a list", 3) {
                $0.row.isBesideList && $0.row.place == .amid && ($0.head != nil || !$0.isEmpty)
            },
            // Facts that deny.
            .init("nothing shows a label", -20) {
                $0.head == nil && !$0.asks && !$0.isClosed && !$0.isKey && !$0.isDrawn && !$0.isLeading
            },
            .init("the program wrote the value", -20) {
                !$0.isEmpty && !$0.isTyped && !$0.isContinued && !$0.isFilter && $0.head != .shell
            },
            .init("progress is written", -20) { $0.isProgress },
            .init("the cursor was elsewhere before", -20) { ($0.isTyped || $0.isContinued) && !$0.row.hasWaited },
            .init("other text comes after the cursor", -20) { $0.row.rest == .unknown },
            .init("amid the text of a whole screen", -20) {
                $0.row.place == .amid && $0.row.scene.isPainted && !$0.row.isBesideList && !$0.isDrawn
            },
            .init("a key may answer it", -20) {
                $0.isEmpty && $0.asks && $0.label.last != ":" && $0.row.scene.isPainted
            },
            .init("a page ends with the sign", -20) { $0.isEmpty && $0.label.elementsEqual(":") && !$0.row.isOpened },
            .init("a line of a chat", -20) { $0.isLeading && $0.label.first == "/" && $0.row.hasOtherGround },
            .init("asks for a key", -20) { Question.waitsForKey($0.label) },
        ])
}

/// The cursor's row, as far as it can have a prompt.
struct PromptRow {
    /// The text after the cursor.
    enum Rest {
        /// Nothing, or a text far away, or a count.
        case none
        /// A text that the program suggests.
        case suggestion
        /// A text that may have been typed.
        case unknown
    }

    let scene: Scene
    /// The number of the region around the cursor.
    let region: Int
    /// The columns from the first text to the end of the line.
    let span: Range<Int>
    /// The characters up to the cursor, one for each column.
    let text: [Character]
    let place: PromptPlace
    let rest: Rest
    /// The text that the last input has written before the cursor.
    let begun: BegunAnswer?
    /// The labels of the rows of the only list in the region.
    let listed: [String]
    /// True if a list is in the region, and the row is at the edge of the region or of the list.
    let isBesideList: Bool

    /// The number of the row.
    var number: Int { scene.cursor.row }

    /// Nil if the cursor can't be in a field.
    init?(_ scene: Scene, _ findings: Findings) {
        let (surface, cursor) = (scene.surface, scene.cursor)
        guard cursor.isVisible, let region = scene.layout.region(cursor.column, cursor.row),
            !findings.isClaimed(max(0, cursor.column - 1)..<cursor.column + 1, cursor.row), !scene.isCovered(region)
        else { return nil }
        let line = scene.layout.span(around: cursor.column, cursor.row)
        let start = surface.trimmed(line, cursor.row)?.lowerBound ?? line.lowerBound
        guard start <= cursor.column, cursor.column - start <= Self.longest else { return nil }
        (self.scene, self.region) = (scene, region)
        span = start..<line.upperBound
        text = (start..<cursor.column).map { Character(surface.scalar($0, cursor.row)) }
        rest = Self.rest(scene, span)
        begun = BegunAnswer(scene, span)
        let tables = findings.elements.filter { $0.region == region && $0.node.attributes.type == .table }
        let hasListBelow = tables.contains { $0.node.attributes.frame.origin.row > cursor.row }
        place = hasListBelow ? .amid : PromptPlace(scene, line, region, findings)
        listed = tables.count == 1 ? tables[0].node.children.map { $0.attributes.label.lowercased() } : []
        let lines = scene.lines(of: region)
        isBesideList =
            !tables.isEmpty
            && (cursor.row == lines.first?.row || cursor.row == lines.last?.row
                || tables.contains {
                    let frame = $0.node.attributes.frame
                    return (frame.origin.row - 2..<frame.origin.row + frame.size.rows + 2).contains(cursor.row)
                })
    }

    /// The most columns before the cursor.
    private static let longest = 400
    /// The blanks after the cursor beyond which a text isn't typed.
    private static let reach = 8

    /// The kind of text after the cursor.
    private static func rest(_ scene: Scene, _ span: Range<Int>) -> Rest {
        let (surface, cursor) = (scene.surface, scene.cursor)
        guard span.contains(cursor.column), let text = surface.trimmed(cursor.column..<span.upperBound, cursor.row)
        else { return .none }
        let isFar =
            text.lowerBound >= cursor.column + reach
            || text.lowerBound > cursor.column && FilterCount.isCount(text, cursor.row, surface)
        if isFar { return .none }
        // The last input doesn't type after the cursor.
        if text.count > 1, !surface.isBlank(cursor.column - 1, cursor.row), let past = scene.past,
            past.contains(cursor.row),
            text.allSatisfy({ past.scalar($0, cursor.row) == 0x20 })
        {
            return .suggestion
        }
        let look = surface.look(text.lowerBound, cursor.row)
        let isOne = text.allSatisfy { surface.isBlank($0, cursor.row) || surface.look($0, cursor.row) == look }
        return isOne && look.isGray && surface.look(cursor.column - 1, cursor.row) != look ? .suggestion : .unknown
    }

    /// True if the cursor was after the text that was there before the last input.
    var hasWaited: Bool {
        guard let begun, !scene.isCursorDrawn else { return true }
        return scene.pastColumn.map { $0 >= begun.head && $0 <= begun.value.lowerBound } ?? false
    }

    /// True if the last input has changed the row, and few others.
    var isOpened: Bool {
        guard let past = scene.past, past.contains(number) else { return false }
        return (0..<scene.surface.rows).count { past.contains($0) } <= 2
    }

    /// True if the row begins with another background than most rows.
    var hasOtherGround: Bool { scene.surface.background(span.lowerBound, number) != scene.background(of: 0) }

    /// The cuts at each place where a label can end.
    var cuts: [PromptCut] {
        var cuts: [PromptCut] = []
        for end in 1..<max(1, text.count + 1) where end == text.count || text[end] != " " {
            guard scene.work.spend(text.count) else { break }
            if let cut = PromptCut(self, length: end) { cuts.append(cut) }
        }
        return cuts
    }
}

/// One way to cut the cursor's row into a label and a value.
struct PromptCut {
    let row: PromptRow
    /// The label without the blanks at its end.
    let label: ArraySlice<Character>
    /// The columns of the text after it, up to the cursor.
    let value: Range<Int>
    /// The kind of the label as the head of a prompt.
    let head: PromptHead.Kind?
    /// True if the label asks for an answer.
    let asks: Bool

    /// The most blanks between a label and a value.
    private static let longestGap = 3

    /// Nil if a label can't end after so many characters.
    init?(_ row: PromptRow, length: Int) {
        let label = row.text[..<length].reversed().drop { $0 == " " }.reversed()
        let gap = length - label.count
        self.row = row
        self.label = row.text[..<label.count]
        guard !label.isEmpty else { return nil }
        head = PromptHead.kind(of: self.label)
        asks = Question.asks(self.label)
        guard head != nil || gap <= Self.longestGap else { return nil }
        let isEmpty = length == row.text.count
        let start = gap > 0 && (head != nil || isEmpty) ? label.count + 1 : length
        value = row.span.lowerBound + start..<row.scene.cursor.column
        // Without a blank, the label is a sign, or ends with a colon and the cursor has waited right after it.
        guard
            gap > 0
                || (label.count == 1
                    ? label.first.map("/?:=>".contains) ?? false : asks && label.last == ":" && isTyped)
        else {
            return nil
        }
    }

    private var surface: Surface { row.scene.surface }
    /// The column after the label.
    private var labelEnd: Int { row.span.lowerBound + label.count }
    /// The characters of the value.
    private var typed: ArraySlice<Character> { row.text[(value.lowerBound - row.span.lowerBound)...] }

    // MARK: - Label

    /// True if the label ends with a bracket or an equals sign; a name in angle brackets is a key.
    var isClosed: Bool {
        label.count > 2 && label.last.map(")]=>".contains) ?? false && label.first != "<"
            && label.contains(where: \.isLetter)
    }
    /// True if the label is the name of a key with a modifier.
    var isKey: Bool { label.contains("-") && KeyName(String(label)) == .strong }
    /// True if the label is a sign that opens a command or a search in the last row.
    var isLeading: Bool {
        label.count == 1 && label.first.map("/?:=".contains) ?? false && value.lowerBound == row.span.lowerBound + 1
            && (row.place == .bottom || row.place == .end)
            && row.span.lowerBound == 0 && row.scene.isPainted
    }

    /// True if the label is drawn in one way, the value in another, and no other row begins like the label and continues differently.
    var isDrawn: Bool {
        guard label.count >= 4, !value.isEmpty else { return false }
        let (first, number) = (row.span.lowerBound, row.number)
        let look = surface.look(first, number)
        guard
            (first..<first + label.count).allSatisfy({ surface.isBlank($0, number) || surface.look($0, number) == look }
            ),
            look.background != row.scene.background(of: 0) || !row.scene.isPainted && look.attributes.contains(.bold),
            value.allSatisfy({ surface.look($0, number) != look })
        else { return false }
        return (0..<surface.rows).allSatisfy { other in
            guard other != number, let text = surface.trimmed(row.span, other),
                surface.look(text.lowerBound, other) == look
            else {
                return true
            }
            return text.allSatisfy { surface.look($0, other) == look }
        }
    }

    // MARK: - Value

    /// True if nothing is before the cursor.
    var isEmpty: Bool { typed.allSatisfy { $0 == " " } }
    /// True if the last input has written the whole value.
    var isTyped: Bool { row.begun?.head == labelEnd }
    /// True if the last input has written the end of the value.
    var isContinued: Bool { row.begun.map { $0.head > labelEnd } ?? false }
    var isWord: Bool { !typed.contains(" ") }
    /// True if the value is a row of signs or a percentage, as programs show their progress.
    var isProgress: Bool { !isEmpty && (typed.last == "%" || typed.count > 1 && typed.allSatisfy(".#=-█▓".contains)) }

    /// True if all rows of the list beside it have the letters of the value in their order.
    var isFilter: Bool {
        guard row.isBesideList, !row.listed.isEmpty, !isEmpty, row.scene.work.spend(row.listed.count) else {
            return false
        }
        let letters = String(typed).lowercased()
        return row.listed.allSatisfy { label in
            var left = letters[...]
            for character in label where character == left.first { left.removeFirst() }
            return left.isEmpty
        }
    }

    // MARK: - Report

    /// Adds the field and claims the cells of its label.
    func report(_ findings: inout Findings) {
        let (scene, number) = (row.scene, row.number)
        let isOpen = surface.trimmed(scene.cursor.column..<max(scene.cursor.column, row.span.upperBound), number) == nil
        let end = isOpen ? row.span.upperBound : scene.cursor.column + (row.rest == .none ? 1 : 0)
        var start = row.span.lowerBound
        // The words of a bar before the question don't belong to it, but brackets and the end of a sentence do.
        for index in label.indices.dropLast().dropFirst() where label[index] == " " && label[index - 1] == " " {
            if label[index + 1] == "(" || label[index + 1] == "[" || index > 1 && label[index - 2] == "." { continue }
            start = row.span.lowerBound + index + 1
        }
        let cells = start..<row.span.lowerBound + label.count
        var text = surface.text(cells, number)
        if label.count > 3, let sign = text.last, Question.pointers.contains(sign) { text = String(text.dropLast(2)) }
        let node = AccessibilityNode.inferred(
            .textField, FieldLabel(text).text,
            value: surface.trimmed(value, number).map { surface.text($0, number) } ?? "",
            frame: CellRect(value.lowerBound..<max(end, value.lowerBound + 1), number), hasFocus: focus(findings))
        findings.add(node, to: row.region)
        findings.claim(CellRect(cells, number))
    }

    /// True if the field has the focus; false below an open menu, nil if a box is over the screen.
    private func focus(_ findings: Findings) -> Bool? {
        guard row.scene.layout.regions[row.region].isScreen else { return true }
        if findings.count(of: .menuBar, in: 0) > 0 { return false }
        let isCovered = row.scene.layout.regions.contains { $0.box.map { !$0.isWhole } ?? false }
        return isCovered || MenuReader.mayBeOpen(row.scene) ? nil : true
    }
}
