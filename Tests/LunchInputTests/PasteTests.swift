import LunchTerminal
import TestSupport
import Testing

@testable import LunchInput

/// The bytes of pasted text and of a change of the focus.
@Suite struct PasteTests {
    @Test(arguments: [
        ("bread", "bread"), ("a\nb", "a CR b"), ("a\r\nb\rc", "a CR b CR c"), ("a\tb", "a TAB b"), ("é漢👩‍👩‍👧", "é漢👩‍👩‍👧"),
        // xterm's disallowedPasteControls, "converting each into a space".
        ("\0a\u{4}b\u{5}c\u{8}d\u{1B}e\u{7F}", "SP a SP b SP c SP d SP e SP"),
        // "Other C0 controls are pasted without change."
        ("\u{1}\u{3}\u{7}\u{C}\u{1A}", "^A ^C ^G ^L ^Z"),
        // A sequence that would end the brackets, or begin another, is text.
        ("a\u{1B}[201~b", "a SP [ 201 ~ b"), ("\u{1B}[200~", "SP [ 200 ~"), ("", ""),
    ])
    func pastedText(_ text: String, _ bytes: String) {
        #expect(Spelled(Paste(text).bytes(for: TUIModes(after: ""))) == Spelled(bytes))
        #expect(
            Spelled(Paste(text).bytes(for: TUIModes(after: "\u{1B}[?2004h")))
                == Spelled("ESC [ 200 ~ \(bytes) ESC [ 201 ~"))
    }

    @Test func whatIsPastedIsNotTyped() {
        let modes = TUIModes(after: "\u{1B}[>31u\u{1B}[20h")
        #expect(Spelled(Paste("A\n").bytes(for: modes)) == Spelled("A CR"))
    }

    /// "it causes xterm to send CSI I when the terminal gains focus, and CSI O when it loses focus" (1004).
    @Test func theFocusIsReportedWhereItIsAskedFor() {
        #expect(Spelled(FocusChange.gained.bytes(for: TUIModes(after: "\u{1B}[?1004h"))) == Spelled("ESC [ I"))
        #expect(Spelled(FocusChange.lost.bytes(for: TUIModes(after: "\u{1B}[?1004h"))) == Spelled("ESC [ O"))
        for change in [FocusChange.gained, .lost] {
            #expect(change.bytes(for: TUIModes(after: "")).isEmpty)
            #expect(change.bytes(for: TUIModes(after: "\u{1B}[?1004h\u{1B}[?1004l")).isEmpty)
        }
    }
}
