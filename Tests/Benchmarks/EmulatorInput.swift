/// One of the five inputs of the emulator's benchmark; the same for the same size, on every machine.
struct EmulatorInput {
    static let names = ["plain", "color", "redraw", "unicode", "regions"]

    let columns: Int
    let rows: Int
    private(set) var bytes = ContiguousArray<UInt8>()
    private var random = Generator()

    /// The input of a name, for a screen of a size; empty when there is none of that name.
    init(name: String, columns: Int, rows: Int, size: Int) {
        self.columns = columns
        self.rows = rows
        guard Self.names.contains(name) else { return }
        bytes.reserveCapacity(size + (1 << 20))
        while bytes.count < size {
            switch name {
            case "plain": addPlainLine()
            case "color": addColorFrame()
            case "redraw": addRedraw()
            case "unicode": addUnicodeLine()
            default: addRegions()
            }
        }
        bytes.removeLast(bytes.count - size)
    }

    // MARK: - The five inputs

    /// Adds what a compiler or a log writes: lines of words, some longer than the screen is wide.
    private mutating func addPlainLine() {
        addWords(random.number(in: 1...columns * 5 / 4))
        add("\r\n")
    }

    /// An image in half blocks: every cell has a foreground and a background of its own.
    private mutating func addColorFrame() {
        add("\u{1B}[H")
        let shift = random.number(in: 0...255)
        for row in 0..<rows {
            for column in 0..<columns {
                let red = (column * 3 + shift) & 255
                let green = (row * 5 + shift) & 255
                let blue = (column + row + shift * 2) & 255
                add("\u{1B}[38;2;\(red);\(green);\(blue);48;2;\(blue);\(red);\(green)m▀")
            }
            add(row + 1 < rows ? "\u{1B}[m\r\n" : "\u{1B}[m")
        }
    }

    /// A full-screen program: a frame, fields at places of their own, single cells that change.
    private mutating func addRedraw() {
        add("\u{1B}[?25l\u{1B}[H\u{1B}[1;44m")
        addWords(columns / 2)
        add("\u{1B}[K\u{1B}[m")
        for row in 2..<rows {
            add("\u{1B}[\(row);1H│\u{1B}[\(30 + row % 8)m")
            addWords(columns / 4)
            add("\u{1B}[39m\u{1B}[\(row);\(columns / 2)H\u{1B}[7m")
            addWords(random.number(in: 2...12))
            add("\u{1B}[27m\u{1B}[K\u{1B}[\(row);\(columns)H│")
        }
        for _ in 0..<rows * 2 {
            let (row, column) = (random.number(in: 2...rows - 1), random.number(in: 2...columns - 10))
            add("\u{1B}[\(row);\(column)H\u{1B}[38;5;\(random.number(in: 16...231))m")
            addWords(random.number(in: 1...3))
            add("\u{1B}[\(random.number(in: 1...4))C\u{1B}[A*\u{1B}[B\u{8}+\u{1B}[m")
        }
        add("\u{1B}[\(rows);1H└")
        for _ in 0..<columns - 2 { add("─") }
        add("┘\u{1B}[?25h")
    }

    /// Lines of Chinese, Japanese and Korean, accents, emoji and what is joined out of many code points.
    private mutating func addUnicodeLine() {
        var left = columns / 2
        while left > 0 {
            add(Self.phrases[random.number(in: 0...Self.phrases.count - 1)])
            left -= 4
        }
        add("\r\n")
    }

    /// A pager in a region: it scrolls both ways, inserts and deletes lines.
    private mutating func addRegions() {
        let top = random.number(in: 1...rows / 3)
        let bottom = random.number(in: rows * 2 / 3...rows)
        add("\u{1B}[\(top);\(bottom)r\u{1B}[\(bottom);1H")
        for _ in 0..<rows {
            addWords(random.number(in: 10...columns - 2))
            add("\r\n")
        }
        add("\u{1B}[\(top);1H")
        for _ in 0..<rows / 2 {
            add("\u{1B}M")
            addWords(random.number(in: 10...columns - 2))
            add("\r")
        }
        add("\u{1B}[\(random.number(in: 1...3))L")
        addWords(columns / 3)
        add("\u{1B}[\(random.number(in: 1...3))M\u{1B}[2S\u{1B}[T\u{1B}[r")
    }

    // MARK: - Parts

    private static let words = [
        "the", "terminal", "of", "lines", "error:", "0x7f3a", "build", "and", "Sources/Main.swift:42:", "a", "in",
        "warning", "cell", "(null)", "--verbose", "100%", "scrolls", "to", "[info]", "packet", "is", "received", "=>",
    ]

    private static let phrases = [
        "日本語の文章", "漢字かな", "你好，世界", "终端模拟器", "한국어 문장", "안녕하세요", "cafe\u{301} ", "n\u{303}o ",
        "a\u{308}o\u{308}u\u{308} ", "Ünïcödé ", "Привет ", "Ελληνικά ", "😀😃", "👍🏽", "👨‍👩‍👧‍👦", "❤️", "🇩🇪🇯🇵",
        "🏳️‍🌈", "हिन्दी ", "ไทย ", "plain ", "中文 text ",
    ]

    /// As many characters of words.
    private mutating func addWords(_ count: Int) {
        let end = bytes.count + count
        while bytes.count < end {
            add(Self.words[random.number(in: 0...Self.words.count - 1)])
            bytes.append(0x20)
        }
        bytes.removeLast(bytes.count - end)
    }

    private mutating func add(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Numbers that look random: xorshift64.
    private struct Generator {
        private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

        mutating func number(in range: ClosedRange<Int>) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return range.lowerBound + Int((state >> 16) % UInt64(range.count))
        }
    }
}
