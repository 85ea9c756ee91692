import Testing

@testable import LunchElements

/// The parts of labels that read otherwise a minute later.
@Suite struct ChangingTextTests {
    /// The text that stays, with … in place of each changing part.
    private func stable(_ label: String) -> String {
        ChangingText(label, isFigure: false).parts.joined(separator: "…")
    }

    @Test(arguments: [
        "Item 1", "Chapter 3", "Save", "", "utf8", "x86_64", "F10 Quit", "2nd floor", "1 Apple", "1.2 Setup",
        "MP3 Player",
        "Route 9000", "Route 9000: start", "[1] Open", "file2.txt", "vim 9", "Level 3 Boss", "3D", "42", "h264",
        "Ctrl-1",
        "192.168.1.1",
    ]) func aNumberThatIsPartOfANameStays(_ label: String) {
        #expect(!ChangingText(label, isFigure: false).changes)
    }

    @Test(arguments: [
        ("12:34", "…"), ("at 12:34:56 today", "at … today"), ("Due 2026-11-25", "Due …"), ("25.11.2026 Mail", "… Mail"),
        ("11/25/26 Mail", "… Mail"), ("Nov 25 12:34 notes.txt", "… notes.txt"), ("Wed Nov 25", "…"), ("25 Nov", "…"),
        ("notes.txt 4.0K", "notes.txt …"), ("4096 bytes free", "… free"), ("12 KiB", "…"), ("1.5 MB/s down", "… down"),
        ("/home  1,234 B", "/home  …"), ("CPU 52%", "CPU …"), ("Used: 7 % of disk", "Used: … of disk"),
        ("CPU -52.5%", "CPU …"), ("Inbox (3)", "Inbox (…)"), ("(12) Inbox", "(…) Inbox"),
        ("Step 2 of 5", "Step … of …"), ("Page 1/2", "Page …"),
        ("Total: 42", "Total: …"), ("READY n=0.", "READY n=…."), ("3 files changed", "… file… changed"),
        ("1 file changed", "… file… changed"), ("Route 9000: 1 point", "Route 9000: … point…"), ("up 3 days", "up …"),
        ("took 250ms", "took …"), ("up 1h05m", "up …"), ("updated 5 minutes ago", "updated … ago"),
        ("load 0.52", "load …"),
        ("bash 20 0 0.3 S", "bash … … … S"), ("Battery ~80%", "Battery …"), ("20°", "…"), ("Starts 3pm", "Starts …"),
        ("2026-01-08 09:00 +0000 Ann o Add soup", "… Ann o Add soup"), ("09:00 -0330 leek.txt", "… leek.txt"),
    ]) func whatChangesIsLeftOut(_ label: String, _ stays: String) {
        #expect(stable(label).replacing(/…( ?…)+/, with: "…") == stays.replacing(/…( ?…)+/, with: "…"))
        #expect(ChangingText(label, isFigure: false).changes)
    }

    @Test func aNumberAloneIsAFigureIfItIsNoName() {
        #expect(!ChangingText("7", isFigure: false).changes)
        #expect(ChangingText("7", isFigure: true).changes)
        #expect(!ChangingText("Seat 7", isFigure: true).changes)
    }

    private func code(_ label: String) -> String? {
        StablePart(of: ChangingText(label, isFigure: false)).map { TextPattern($0).code }
    }

    @Test func theStablePartIsARegularExpression() {
        #expect(code("Inbox (3)") == #"/Inbox \(.*/"#)
        #expect(code("-rw-r--r-- 1 root 4.0K Nov 25 12:34 a/b#c") == ##"/-rw-r--r-- .* root.* a\/b\#c/"##)
        #expect(code("12:34  Tea") == "/.* Tea/")
        #expect(code("3 files changed") == "/.* file.* changed/")
        #expect(code("Save") == nil, "nothing changes")
        #expect(code("12:34 x") == nil, "one letter tells nothing")
        #expect(code("12:34\nTea") == nil)
        #expect(code("12:34 e\u{301}te\u{301}") == nil)
        #expect(code("12:34 👩‍👩‍👧 family") == nil)
    }

    @Test(arguments: [
        ("3 files changed", "1 file changed", true), ("Inbox (3)", "Inbox (12)", true),
        ("Inbox (3)", "Outbox (3)", false),
        ("12:34  Tea", "9:05 Tea", true), ("12:34 Tea", "12:34 Tea time", false),
        ("aa 1% bb 2% cc", "aa 9% bb 10% cc", true),
        ("aa 1% bb 2% cc", "aa bb", false), ("aa 1% aa", "aa ", false),
    ]) func itDescribesTheLabelOfLater(_ label: String, _ later: String, _ isSame: Bool) throws {
        let text = ChangingText(label, isFigure: false)
        let part = try #require(StablePart(of: text))
        #expect(part.describes(label))
        #expect(part.describes(later) == isSame)
    }

    /// The printed query is the one that was tried.
    @Test func theExpressionDescribesWhatThePartDescribes() throws {
        let labels = [
            "Inbox (3)", "Inbox (12)", "3 files changed", "1 file changed", "a+b 5% [x]", "a.b 12:34", "$HOME 1.5 GB^",
            "{x} 10/12 | y\\z", "total 4 KB", "wholly 1:2 other", "tea at 5 pm? yes", "tea at 11:15 yes", "a/b#c 7%",
        ]
        for label in labels {
            guard let part = StablePart(of: ChangingText(label, isFigure: false)) else { continue }
            let regex = try Regex(part.pattern)
            for other in labels {
                #expect((other.wholeMatch(of: regex) != nil) == part.describes(other), "\(part.pattern) and \(other)")
            }
        }
    }
}
