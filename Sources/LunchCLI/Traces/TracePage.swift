import LunchElements
import LunchSnapshots
import LunchTerminal
import LunchTrace
import LunchWire

/// A page with the steps of a test and the screen at each of them. It runs no emulator: its frames are cells.
struct TracePage {
    /// A step of the page.
    struct Step: Sendable {
        var number: Int
        var depth: Int
        /// The step as it would be written in a test, and its place there.
        var code: String
        /// The same without the app, for a narrow list.
        var shortCode: String
        var place: String
        var answer: String
        var time: String
        /// The certainty that the app had settled.
        var grade: String
        /// The message of the failure; empty if there was none.
        var failure: String
        /// The input that was sent during the step.
        var input: String
        /// The frame after the step; nil if there is none.
        var frame: TUIFrame?
        /// A line for each element of the frame.
        var elements: [String]

        init(
            number: Int, depth: Int = 0, code: String, shortCode: String? = nil, place: String = "",
            answer: String = "", time: String = "",
            grade: String = "", failure: String = "", input: String = "", frame: TUIFrame? = nil,
            elements: [String] = []
        ) {
            (self.number, self.depth, self.code, self.place) = (number, depth, code, place)
            self.shortCode = shortCode ?? code
            (self.answer, self.time, self.grade, self.failure) = (answer, time, grade, failure)
            (self.input, self.frame, self.elements) = (input, frame, elements)
        }
    }

    private let title: String
    private let summary: String
    private let notes: [String]
    private let steps: [Step]
    private let different: Int?

    /// - Parameters:
    ///   - title: the name of the test.
    ///   - summary: the verdict, the number of steps and the time.
    ///   - notes: further facts, for example the first difference from the last green run, and issues.
    ///   - different: the number of the step at which the test first differs from the last green run; nil if it does nowhere.
    init(title: String, summary: String, notes: [String] = [], _ steps: [Step], different: Int? = nil) {
        (self.title, self.summary, self.notes) = (title, summary, notes)
        (self.steps, self.different) = (steps, different)
    }

    var text: String {
        var tables = TracePageTables()
        let data = tables.data(of: steps, different: different)
        let list = steps.prefix(Self.listed).map { step in
            let answer = step.answer.isEmpty ? "" : " → \(step.answer)"
            let failure = step.failure.isEmpty ? "" : "\n\(step.failure)"
            return "\(step.number)  \(step.place)  \(step.code)\(answer)\(failure)"
        }
        let notes = notes.map(Self.markup(ofNote:)).joined()
        let body = """
            <header>
            <h1>\(PlainText.markup(title))</h1>
            <p>\(PlainText.markup(summary))</p>
            \(notes)<p><label>Search <input id="search" type="search" placeholder="steps, screens, elements"></label>
            <button id="failure" type="button">Failure (f)</button>
            <button id="difference" type="button">First difference (d)</button>
            <output id="count"></output></p>
            </header>
            <main>
            <nav aria-label="Steps"><div id="steps" role="listbox" tabindex="0" aria-label="Steps"></div></nav>
            <section aria-live="polite">
            <h2 id="head"></h2>
            <pre id="message"></pre>
            <div id="strip" aria-hidden="true"></div>
            <div id="screens"></div>
            <h3>Elements</h3>
            <pre id="elements"></pre>
            </section>
            </main>
            <noscript><pre>\(PlainText.lines(list.joined(separator: "\n")))</pre></noscript>
            <script type="application/json" id="data">\(data)</script>

            """
        return WebPage(title: title, style: Self.style + tables.style, body: body, script: Self.script).text
    }

    /// A note; of a long one the first line is shown, and the rest on request.
    private static func markup(ofNote note: String) -> String {
        let lines = note.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard lines.count > 1, note.count(where: \.isNewline) > 2 else {
            return "<pre class=\"note\">\(PlainText.lines(note))</pre>\n"
        }
        let head = PlainText.markup(lines[0])
        return "<details><summary>\(head)</summary><pre class=\"note\">\(PlainText.lines(lines[1]))</pre></details>\n"
    }

    /// The number of steps that a page lists without a script.
    private static let listed = 2_000
}

/// The rows, the lines and the styles of a page, each once.
struct TracePageTables {
    /// The rows as JSON: lists of texts and numbers of styles.
    private var rows: [String: Int] = [:]
    private var rowList: [String] = []
    private var lines: [String: Int] = [:]
    private var lineList: [String] = []
    private var styles: [String: Int] = [:]
    private var styleList: [String] = []
    /// The cells that were drawn.
    private(set) var cells = 0

    /// The cells that a page draws: 8,738 screens of 80×24, or the rows that changed of as many more. Later screens are left out.
    let limit: Int

    init(limit: Int = 1 << 24) { self.limit = limit }

    mutating func data(of steps: [TracePage.Step], different: Int?) -> String {
        var list: [String] = []
        var last: (frame: TUIFrame, rows: [Int])?
        var lastElements: [String] = []
        for step in steps {
            var writer = JSONWriter()
            writer.raw("{\"n\":\(step.number),\"p\":\(step.depth)")
            let texts = [
                ("c", step.code), ("w", step.place), ("a", step.answer), ("t", step.time), ("g", step.grade),
                ("f", step.failure), ("i", step.input),
            ]
            for (name, text) in texts where !text.isEmpty {
                writer.raw(",\"\(name)\":")
                writer.write(PlainText.cleanedLines(text))
            }
            if let frame = step.frame, let numbers = rowNumbers(of: frame, last) {
                if numbers != last?.rows { writer.raw(",\"r\":[\(Self.list(numbers))]") }
                last = (frame, numbers)
                if step.elements != lastElements {
                    writer.raw(",\"e\":[\(Self.list(step.elements.map { number(ofLine: $0) }))]")
                    lastElements = step.elements
                }
                let cursor = frame.grid.cursor
                if cursor.isVisible { writer.raw(",\"k\":[\(cursor.column),\(cursor.row)]") }
            } else {
                writer.raw(",\"x\":1")
            }
            writer.raw("}")
            list.append(String(decoding: writer.bytes, as: UTF8.self))
        }
        var writer = JSONWriter()
        writer.raw("{\"different\":\(different.map(String.init) ?? "null"),\"lines\":[")
        for (index, line) in lineList.enumerated() {
            if index > 0 { writer.raw(",") }
            writer.write(line)
        }
        let all =
            "\(String(decoding: writer.bytes, as: UTF8.self))],\"rows\":[\(rowList.joined(separator: ","))],\"steps\":[\(list.joined(separator: ","))]}"
        // Nothing in a string of JSON may end the element of the page.
        return all.replacing("<", with: "\\u003c")
    }

    private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }

    private mutating func number(ofLine line: String) -> Int {
        let line = PlainText.line(line)
        if let number = lines[line] { return number }
        lines[line] = lineList.count
        lineList.append(line)
        return lineList.count - 1
    }

    /// The numbers of the rows of a frame; nil if it has too many cells to be drawn as well.
    private mutating func rowNumbers(of frame: TUIFrame, _ last: (frame: TUIFrame, rows: [Int])?) -> [Int]? {
        let grid = frame.grid
        var numbers: [Int]
        var changed = Array(0..<grid.rows)
        if let last, last.frame.grid.columns == grid.columns, last.frame.grid.rows == grid.rows {
            (numbers, changed) = (last.rows, grid.rows(unlike: last.frame.grid))
        } else {
            numbers = Array(repeating: 0, count: grid.rows)
        }
        guard cells + changed.count * grid.columns <= limit else { return nil }
        cells += changed.count * grid.columns
        let looks = (PictureColors(grid, theme: .light), PictureColors(grid, theme: .dark))
        for row in changed { numbers[row] = number(ofRow: row, in: grid, looks) }
        return numbers
    }

    private mutating func number(
        ofRow row: Int, in grid: TUIGrid, _ looks: (light: PictureColors, dark: PictureColors)
    ) -> Int {
        var writer = JSONWriter()
        writer.raw("[")
        var column = 0
        var isFirst = true
        let end = grid.shownColumns(row: row)
        var cell = column < end ? grid[column, row] : TUICell()
        while column < end {
            let style = cell.style
            var text = ""
            while column < end, cell.style == style {
                if cell.width > 0 { text += cell.text.isEmpty ? " " : PlainText.cleaned(cell.text) }
                column += 1
                if column < end { cell = grid[column, row] }
            }
            writer.raw(isFirst ? "" : ",")
            isFirst = false
            writer.write(text)
            writer.raw(",\(number(of: style, looks))")
        }
        writer.raw("]")
        let json = String(decoding: writer.bytes, as: UTF8.self)
        if let number = rows[json] { return number }
        rows[json] = rowList.count
        rowList.append(json)
        return rowList.count - 1
    }

    private mutating func number(of style: TUIStyle, _ colors: (light: PictureColors, dark: PictureColors)) -> Int {
        let rule = Self.rule(colors.light.look(of: style), colors.dark.look(of: style))
        if let number = styles[rule] { return number }
        styles[rule] = styleList.count
        styleList.append(rule)
        return styleList.count - 1
    }

    private static func rule(_ light: CellLook, _ dark: CellLook) -> String {
        func pair(_ color: (CellLook) -> UInt32) -> String {
            "light-dark(\(hex(color(light))),\(hex(color(dark))))"
        }
        let attributes = light.attributes
        var rule = "color:\(pair(\.foreground));background:\(pair(\.background))"
        if attributes.contains(.bold) { rule += ";font-weight:bold" }
        if attributes.contains(.italic) { rule += ";font-style:italic" }
        if attributes.contains(.hidden) { rule += ";color:transparent" }
        var lines: [String] = light.underline == .none ? [] : ["underline"]
        if attributes.contains(.strikethrough) { lines.append("line-through") }
        if attributes.contains(.overline) { lines.append("overline") }
        if !lines.isEmpty { rule += ";text-decoration:\(lines.joined(separator: " "))" }
        return rule
    }

    private static func hex(_ color: UInt32) -> String {
        "#" + String(0x100_0000 | color, radix: 16).dropFirst()
    }

    /// The rules of the styles.
    var style: String { styleList.enumerated().map { ".s\($0.offset){\($0.element)}\n" }.joined() }
}
