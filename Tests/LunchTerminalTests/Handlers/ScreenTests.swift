import LunchTerminal
import Testing

@Suite struct ScreenTests {
    @Test func `1049 saves the cursor, clears, and comes back`() {
        let shown = outcome("ab\(csi)?1049h\(csi)Hx")
        #expect(shown.lines == ["x"])
        #expect(shown.modes.isAlternateScreen)
        let back = outcome("ab\(csi)?1049h\(csi)4;4Hx\(csi)?1049lc")
        #expect(back.lines == ["abc"])
        #expect(!back.modes.isAlternateScreen)
    }

    @Test func `47 keeps the alternate screen, 1047 clears it on leaving`() {
        #expect(outcome("\(csi)?47hx\(csi)?47l\(csi)?47h").lines == ["x"])
        #expect(outcome("\(csi)?1047hx\(csi)?1047l\(csi)?1047h").lines == [])
    }

    @Test func `the alternate screen has no scrollback`() {
        let result = outcome("1\r\n2\r\n3\r\n4\r\n5\(csi)?1049h\r\n\n\n\n\n\n")
        #expect(result.scrollback == ["1"])
    }

    @Test func `a reset clears all`() {
        let result = outcome("\(csi)?1049hab\(csi)31m\(csi)?1h\(esc)]2;t\(st)\(esc)cx")
        #expect(result.lines == ["x"])
        #expect(result.cells[0][0].style == TUIStyle())
        #expect(!result.modes.applicationCursorKeys && !result.modes.isAlternateScreen)
        #expect(result.title == "")
    }

    @Test func `a soft reset keeps the screen`() {
        let result = outcome("ab\(csi)31m\(csi)4h\(csi)?25l\(csi)!px")
        #expect(result.lines == ["abx"])
        #expect(result.cells[0][2].style == TUIStyle())
        #expect(result.cursor.isVisible)
    }

    @Test func `tabs`() {
        #expect(outcome("a\tb", columns: 20).lines == ["a       b"])
        #expect(outcome("\(csi)3g\(csi)1;4H\(esc)H\r\tx", columns: 20).lines == ["   x"])
        #expect(outcome("\(csi)2Ix\(csi)Zy", columns: 20).lines == ["                y"])
        #expect(outcome("\t\t\t\tx", columns: 20).position == [19, 0])
        #expect(outcome("\(csi)1;9H\(csi)g\r\tx", columns: 20).position == [17, 0])
        #expect(outcome("\(csi)2147483647Z\(csi)2147483647I", columns: 20).position == [19, 0])
    }

    @Test func `line drawing and shifts`() {
        #expect(outcome("\(esc)(0lqk\(esc)(Bq").lines == ["┌─┐q"])
        #expect(outcome("\(esc))0a\u{0E}q\u{0F}q").lines == ["a─q"])
        #expect(outcome("\(esc)*0\(esc)Nqq").lines == ["─q"])
        #expect(outcome("\(esc)(A#").lines == ["£"])
    }

    @Test func `titles`() {
        #expect(outcome("\(esc)]0;Hallo Ü\u{07}").title == "Hallo Ü")
        #expect(outcome("\(esc)]2;a\(st)\(csi)22t\(esc)]2;b\(st)\(csi)23t").title == "a")
        #expect(outcome("\(esc)]2;a\u{18}\(esc)]1;b\(st)").title == "")
    }

    @Test func `the bell is counted`() {
        #expect(outcome("\u{07}\u{07}").bellCount == 2)
    }
}
