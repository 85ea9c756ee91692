import LunchDriver
import LunchInput

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SettleSubject {
    /// Programs that people use. What would end one of them, or change anything outside its folder, is left out.
    static let programs =
        shells + viewers + [less, vim, nano, htop, mc, fzf, dialog, whiptail, python3, tmux]
        + (textual.map { [$0] } ?? [])

    static func program(
        _ name: String, _ executable: String, needs: String? = nil, _ arguments: [String], _ phrases: [SettlePhrase]
    ) -> Self {
        Self(
            name: name, executable: .command(executable), arguments: arguments, delay: nil, phrases: phrases,
            needs: needs)
    }

    private static let less = program(
        "less", "less", ["--mouse", Workplace.textName],
        [
            " ", "b", "j", "k", "g", "G", "/line 7\n", "n", "N", "100g", "-S\n", "F\u{3}", "\u{C}", "50%",
            .keys(.escape) + "u", .keys(.up, .down, .pageDown, .pageUp, .home, .end), .click(10, 5), .click(0, 23),
        ])

    private static let vim = program(
        "vim", "vim",
        [
            "-u", "NONE", "-N", "-i", "NONE", "-n", "-c", "set mouse=a ttymouse=sgr ruler showcmd incsearch",
            Workplace.textName,
        ],
        [
            "ihello" + .keys(.escape), "onew line" + .keys(.escape), "dd", "u", "\u{12}", "/line 7\n", "n", "gg", "G",
            ":set number!\n", ":s/i/I/\n", "Vjjy", "p", .keys(.escape), .keys(.escape, .escape), "\u{6}\u{2}", "2w",
            .keys(.up, .down, .left, .right), .click(10, 5), .click(40, 12), .paste("pasted\ntext\n") + .keys(.escape),
            "A" + .paste("pasted") + .keys(.escape),
        ])

    private static let nano = program(
        "nano", "nano", ["--ignorercfiles", "--mouse", Workplace.textName],
        [
            "hello ", "\n", "\u{B}", "\u{15}", "\u{17}line 7\n", "\u{3}", "\u{1}\u{5}", "\u{19}\u{16}",
            .keys(.delete, .delete), .keys(.escape, .escape), .keys(.escape) + "a" + .keys(.escape) + "a",
            .keys(.alt("u")),
            .keys(.up, .down, .pageDown, .pageUp, .home, .end), .click(10, 5), .click(40, 12), .paste("pasted\ntext\n"),
        ])

    private static let htop = program(
        "htop", "htop", ["--readonly"],
        [
            "t", "t", "H", "K", "M", "P", "T", "I", " ", "U", "+", "-", "/ht" + .keys(.escape), "\\ht\n",
            "\\" + .keys(.escape), .keys(.F5), .keys(.F6, .escape), .keys(.F1) + " ",
            .keys(.F2, .down, .right, .escape),
            "u" + .keys(.down, .escape), .keys(.up, .down, .pageDown, .pageUp, .home, .end), .keys(.escape),
            .click(10, 12),
            .click(40, 15),
        ])

    private static let mc = program(
        "mc", "mc", [],
        [
            .keys(.down, .down, .up), .keys(.tab), .keys(.return), .keys(.home, .return), .keys(.end, .pageUp),
            .keys(.insert), .keys(.F1, .escape, .escape), .keys(.F3, .F3), .keys(.F9, .right, .down, .escape, .escape),
            "\u{F}\u{F}", "\u{13}fo" + .keys(.escape, .escape), "abc\u{15}", .keys(.escape, .escape), .keys(.alt("t")),
            .click(10, 5), .click(50, 7), .paste("pasted") + "\u{15}", "\u{12}",
        ])

    private static let fzf = program(
        "fzf", "sh", needs: "fzf",
        [
            "-c", "seq 1 20000 | fzf --multi --bind 'esc:clear-query,double-click:ignore,enter:toggle,ctrl-c:ignore'",
        ],
        [
            "1", "2", "77", "\u{15}", "\u{17}", "12345", .keys(.delete), .keys(.up, .up, .down), .keys(.tab),
            .keys(.return),
            .keys(.escape), .keys(.pageUp, .pageDown), .keys(.left, .right), .click(10, 5), .click(4, 20), .paste("42"),
        ])

    private static let dialog = program(
        "dialog", "sh", needs: "dialog", ["-c", boxes("dialog")],
        [
            .keys(.down), .keys(.up), .keys(.tab), " ", "\n", "abc", .keys(.delete), .keys(.left, .right),
            .keys(.escape),
            .keys(.end, .home), .click(30, 10), .click(35, 15), .keys(.pageDown),
        ])

    private static let whiptail = program(
        "whiptail", "sh", needs: "whiptail", ["-c", boxes("whiptail")],
        [
            .keys(.down), .keys(.up), .keys(.tab), " ", "\n", "abc", .keys(.delete), .keys(.left, .right),
            .keys(.escape),
            .keys(.end, .home), .keys(.pageDown), .keys(.F1),
        ])

    /// Boxes one after the other for ever, since each ends with an answer.
    private static func boxes(_ program: String) -> String {
        """
        while true; do
          \(program) --menu Choose 15 50 6 a Apple b Banana c Cherry d Date
          \(program) --inputbox 'Your name' 10 40 somebody
          \(program) --checklist Several 15 50 5 a Apple on b Banana off c Cherry off
          \(program) --yesno 'Go on?' 8 40
          \(program) --radiolist One 15 50 5 a Apple on b Banana off c Cherry off
        done
        """
    }

    private static let python3 = program(
        "python3", "python3", ["-q"],
        [
            "1+1\n", "'a' * 30\n", "for i in range(3): print(i)\n\n", "import time; time.sleep(0.1); print('slept')\n",
            "import threading; threading.Timer(0.3, print, ['late']).start()\n", "(1,\n2)\n", "1/0\n", "im\t\u{15}",
            .keys(.up, .up, .down) + "\u{15}", .keys(.escape), .keys(.left, .home, .end), "\u{12}1\n", "\u{3}",
            .paste("print('pasted')\n"), .paste("1 + 2") + "\n",
        ])

    private static let tmux = program(
        "tmux", "tmux",
        ["-f", "/dev/null", "new-session", "bash --norc --noprofile", ";", "set", "-g", "mouse", "on"],
        [
            "echo hi\n", "seq 1 30\n", "sleep 0.1; echo slept\n", "\u{2}c", "\u{2}n", "\u{2}p", "\u{2}%", "\u{2}o",
            "\u{2}z",
            "\u{2}[" + .keys(.up, .pageUp) + "q", "\u{2}?q", "\u{2}:" + .keys(.escape), "\u{2}t" + .keys(.escape),
            "\u{2}w" + "q",
            "\u{2}q", "\u{2}\"", "\u{2} ", .keys(.escape), .click(10, 5), .click(70, 20), .paste("echo pasted"),
            "\u{15}",
        ])

    /// A Textual app, if somebody says which Python can run one.
    private static let textual: Self? = {
        guard let python = ProcessInfo.processInfo.environment["LUNCH_TEXTUAL"] else { return nil }
        let script = #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Apps/textual_app.py"
        return Self(
            name: "textual", executable: .path(python), arguments: [script], delay: nil,
            phrases: [
                .keys(.tab), .keys(.backTab), "abc", .keys(.delete), .keys(.return), " ", .keys(.down), .keys(.up),
                .keys(.escape), .keys(.home, .end), .click(6, 3), .click(6, 6), .click(6, 9), .click(40, 14),
                .paste("pasted text"), .keys(.pageDown),
            ])
    }()
}
