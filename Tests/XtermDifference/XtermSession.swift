import Foundation

/// The xterm around this process: what is written to standard output it takes, what it answers comes from standard input.
struct XtermSession {
    static let columns = 20
    static let rows = 8

    /// A question that nothing else asks, and its answer: all before it has been answered.
    private static let mark = "\u{1B}[?7777$p"
    private static let marked = Array("\u{1B}[?7777;0$y".utf8)
    /// The beginning of a comparison: a terminal as after a reset.
    private static let beginning =
        "\u{18}\u{1B}\\\u{1B}[64;1\"p\u{1B}[?1049h\u{1B}[2J\u{1B}[?1049l\u{1B}c\u{1B}[?18;19;69l\u{1B}[!p\u{1B}]104\u{1B}\\\u{1B}[H\u{1B}[2J\u{1B}[0#y"
    /// The end of a sequence that was cut short by another.
    static let ending = "\u{18}"
    static let cursorQuestion = "\u{1B}[1$w"

    enum Problem: Error {
        /// Nothing came within the time that `stty` set, or xterm has ended.
        case silence(after: String)
    }

    /// Writes to xterm and returns what it answers.
    private func ask(_ text: String) throws -> String {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + Self.mark).utf8))
        } catch {
            throw Problem.silence(after: text)
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            // A file handle would trap where the terminal is gone.
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            guard count > 0 else { throw Problem.silence(after: text) }
            bytes += buffer[..<count]
            guard bytes.suffix(Self.marked.count).elementsEqual(Self.marked) else { continue }
            return String(decoding: bytes.dropLast(Self.marked.count), as: UTF8.self)
        }
    }

    func state(after input: String) throws -> ScreenState {
        _ = try ask(Self.beginning)
        var state = ScreenState()
        state.answers = try ask(input)
        _ = try ask(Self.ending)
        state.cursor = Self.cursor(in: try ask(Self.cursorQuestion))
        // Sums of single cells are their code points, if neither the sign nor attributes nor bits are changed.
        _ = try ask("\u{1B}[64;1\"p\u{1B}[?6l\u{1B}[51#y")
        for row in 1...Self.rows {
            let cells = (1...Self.columns).map { "\(row);\($0);\(row);\($0)" }
            let sums = try ask(cells.map { "\u{1B}[1;1;\($0)*y" }.joined())
            state.text.append(Self.text(of: sums))
            let styles = try ask(cells.map { "\u{1B}[\($0)#|" }.joined())
            state.styles.append(styles.split(separator: "m").map { String($0.dropFirst(2)) })
        }
        state.forgetForegroundsOfBlanks()
        return state
    }

    private static func text(of answers: String) -> String {
        var text = ""
        for answer in answers.components(separatedBy: "\u{1B}\\") {
            guard let digits = answer.components(separatedBy: "!~").last, let value = UInt32(digits, radix: 16) else {
                continue
            }
            text.unicodeScalars.append(value == 0xFFFF ? "." : value == 0 ? " " : Unicode.Scalar(value) ?? "?")
        }
        return text
    }

    /// The part of DECCIR that tells the cursor.
    static func cursor(in report: String) -> String {
        report.components(separatedBy: "$u").last?.components(separatedBy: ";").prefix(6).joined(separator: ";") ?? ""
    }
}
