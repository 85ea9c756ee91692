import LunchTerminal
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The table of the page about profiles, which lists each fact of each profile with its source, against the terminal.
@Suite struct ProfileTableTests {
    /// A request of a program, and the words for what the terminal does.
    private struct Fact {
        let name: String
        let input: String
        /// The words in the table, made of the terminal after the input and of its answers.
        let words: @Sendable (borrowing TUITerminal, _ answers: String) -> String

        init(
            _ name: String, _ input: String,
            _ words: @escaping @Sendable (borrowing TUITerminal, _ answers: String) -> String
        ) { (self.name, self.input, self.words) = (name, input, words) }

        /// A fact that is an answer.
        init(_ name: String, answersTo input: String) { self.init(name, input) { $1.isEmpty ? "silent" : "`\($1)`" } }

        /// A fact that a terminal has or lacks.
        init(_ name: String, _ input: String, has: @escaping @Sendable (borrowing TUITerminal) -> Bool) {
            self.init(name, input) { terminal, _ in has(terminal) ? "yes" : "no" }
        }
    }

    private static let facts: [Fact] = [
        Fact("DA1", answersTo: "\(csi)c"),
        Fact("DA2", answersTo: "\(csi)>c"),
        Fact("XTVERSION", answersTo: "\(csi)>q"),
        Fact("DECRQM of mode 2026", answersTo: "\(csi)?2026$p"),
        Fact("OSC 10", answersTo: "\(esc)]10;?\(st)"),
        Fact("OSC 11", answersTo: "\(esc)]11;?\(st)"),
        Fact("the cursor's place (DSR 6)", answersTo: "\(csi)6n"),
        Fact("the color scheme (DSR 996)", answersTo: "\(csi)?996n"),
        Fact("the size (XTWINOPS 18)", answersTo: "\(csi)18t"),
        Fact("DECRQSS of SGR", answersTo: "\(esc)P$qm\(st)"),
        Fact("kitty's keyboard query", answersTo: "\(csi)?u"),
        Fact("kitty's keyboard protocol", "\(csi)>1u") { !$0.modes.keyboard.isEmpty },
        Fact("modifyOtherKeys", "\(csi)>4;2m") { $0.modes.modifyOtherKeys == 2 },
        Fact("mouse (mode 1000)", "\(csi)?1000h") { $0.modes.mouseTracking == .button },
        Fact("mouse in numbers (mode 1006)", "\(csi)?1006h") { $0.modes.mouseEncoding == .sgr },
        Fact("bracketed paste (mode 2004)", "\(csi)?2004h") { $0.modes.bracketedPaste },
        Fact("focus events (mode 1004)", "\(csi)?1004h") { $0.modes.focusEvents },
        Fact("synchronized output (mode 2026)", "\(csi)?2026h") { $0.isHoldingGrid },
        Fact("size reports (mode 2048)", "\(csi)?2048h") { $0.modes.inBandResize },
        Fact("alternate screen (mode 1049)", "\(csi)?1049h") { $0.modes.isAlternateScreen },
        Fact("title (OSC 2)", "\(esc)]2;t\(st)") { $0.grid.title == "t" },
        Fact("links (OSC 8)", "\(esc)]8;;http://a\(st)x") { $0.grid[0, 0].link != nil },
        Fact("line drawing (`ESC ( 0`)", "\(esc)(0q") { $0.grid[0, 0].text == "─" },
        Fact("color 1 (SGR 31)", "\(csi)31mx") { terminal, _ in "\(terminal.grid[0, 0].style.foreground)" },
        Fact("color 12 (SGR 94)", "\(csi)94mx") { terminal, _ in "\(terminal.grid[0, 0].style.foreground)" },
        Fact("color 208 (SGR 38;5)", "\(csi)38;5;208mx") { terminal, _ in "\(terminal.grid[0, 0].style.foreground)" },
        Fact("color #fa8000 (SGR 48;2)", "\(csi)48;2;250;128;0mx") { terminal, _ in
            "\(terminal.grid[0, 0].style.background)"
        },
        Fact("cells of `👨‍👩‍👧`", "👨‍👩‍👧") { terminal, _ in "\(terminal.grid.cursor.column)" },
        Fact("cells of `±`", "±") { terminal, _ in "\(terminal.grid.cursor.column)" },
        Fact("cluster mode (mode 2027)", "\(csi)?2027h") { $0.modes.graphemeClusters },
    ]

    /// The name and the cells of a row, as the page has them.
    private static func row(_ name: String, _ cells: [String]) -> String {
        "| \(name) | \(cells.joined(separator: " | ")) |"
    }

    private static func words(of fact: Fact, on profile: TUITerminalProfile) -> String {
        var terminal = TUITerminal(columns: 20, rows: 5, profile: profile)
        _ = terminal.feed(Array(fact.input.utf8).span)
        let answers = String(decoding: terminal.takeAnswers(), as: UTF8.self)
            .replacing("\(esc)\\", with: " ST").replacing(esc, with: "ESC ").replacing("\u{7}", with: " BEL").replacing(
                "|", with: "\\|")
        return fact.words(terminal, answers)
    }

    private static func environment(of profile: TUITerminalProfile, _ name: String) -> String {
        profile.environment[name].map { "`\($0)`" } ?? "not set"
    }

    /// The rows of the table without the column of sources.
    private static var rows: [String] {
        let all = TUITerminalProfile.all
        var rows = [row("", all.map { "`\($0.name)`" })]
        rows += ["TERM", "COLORTERM", "NO_COLOR"].map { name in
            row("`\(name)`", all.map { environment(of: $0, name) })
        }
        rows += facts.map { fact in row(fact.name, all.map { words(of: fact, on: $0) }) }
        rows.append(
            row(
                "lines are wrapped again",
                all.map { profile in
                    var terminal = TUITerminal(columns: 10, rows: 5, profile: profile)
                    _ = terminal.feed(Array("0123456789".utf8).span)
                    terminal.resize(columns: 5, rows: 5)
                    return terminal.grid.text(row: 1) == "56789" ? "yes" : "no"
                }))
        return rows
    }

    @Test func eachFactOfEachProfileIsOnThePage() throws {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let page = package.appending(path: "Sources/LunchTest/LunchTest.docc/TerminalProfiles.md")
        let lines = String(decoding: try Data(contentsOf: page), as: UTF8.self).split(separator: "\n")
        let missing = Self.rows.filter { row in !lines.contains { $0.hasPrefix(row) } }
        #expect(missing == [], "\(missing.joined(separator: "\n"))")
    }

    @Test func namesAreUnique() {
        #expect(Set(TUITerminalProfile.all.map(\.name)).count == 9)
        #expect(TUITerminalProfile.all.allSatisfy { TUITerminalProfile(named: $0.name) == $0 })
        #expect(TUITerminalProfile(named: "xterm") == nil)
    }
}
