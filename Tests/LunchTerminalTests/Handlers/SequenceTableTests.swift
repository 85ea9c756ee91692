import Foundation
import LunchTerminal
import Testing

/// The table of control functions in the documentation, held against what the terminal does.
@Suite struct SequenceTableTests {
    /// One row of the table.
    struct Row: CustomTestStringConvertible, Sendable {
        var function: String
        var sequence: String
        var state: String

        var testDescription: String { "\(function): \(sequence)" }
    }

    static let rows: [Row] = {
        let page = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appending(path: "Sources/LunchTerminal/LunchTerminal.docc/Sequences.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { row(String($0)) }
    }()

    /// The row that a line is; nil for a line of another table or of none.
    private static func row(_ line: String) -> Row? {
        let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces) }
        guard cells.count == 6, cells[2].hasPrefix("`") else { return nil }
        let isDouble = cells[2].hasPrefix("``")
        return Row(
            function: cells[1], sequence: String(cells[2].dropFirst(isDouble ? 3 : 1).dropLast(isDouble ? 3 : 1)),
            state: cells[3])
    }

    /// An example of a sequence as the table writes it.
    private func example(_ sequence: String) -> String {
        sequence.split(separator: " ").map { part in
            switch part {
            case "ESC": esc
            case "CSI": "\(esc)["
            case "OSC": "\(esc)]"
            case "DCS": "\(esc)P"
            case "APC": "\(esc)_"
            case "PM": "\(esc)^"
            case "SOS": "\(esc)X"
            case "ST": "\(esc)\\"
            case "SP": " "
            case "Pn", "Ps", "Pm": "1"
            case "Pt": "text"
            default:
                part.hasPrefix("0x")
                    ? UInt8(part.dropFirst(2), radix: 16).map { String(UnicodeScalar($0)) } ?? "" : String(part)
            }
        }.joined()
    }

    @Test func `the table is there`() {
        #expect(Self.rows.count > 200 && Set(Self.rows.map(\.state)) == ["supported", "ignored", "not yet"])
    }

    @Test(arguments: rows)
    func `only functions that are not yet implemented are counted as unknown`(row: Row) {
        let isKnown = row.state != "not yet"
        var terminal = TUITerminal(columns: 80, rows: 24)
        let bytes = Array(example(row.sequence).utf8)
        let count = terminal.feed(bytes.span)
        let unknown = terminal.grid.unknownSequences.count
        #expect(count == bytes.count && unknown == (isKnown ? 0 : 1))

        // The bytes that follow are text again: the sequence was whole.
        terminal.feedAll("\u{1B}[H\u{1B}[mTEXT")
        terminal.endSynchronizedUpdate()
        #expect(terminal.grid.text(row: 0).contains("T"))
    }
}
