import LunchTerminal
import Testing

@Suite struct ScreenTests {
    private static let cases: [Case] = [
        Case(
            "1049 clears", "ab\(csi)?1049h\(csi)Hx", .lines("x"), .is(\.modes.isAlternateScreen, true)),
        Case(
            "1049 saves the cursor and comes back", "ab\(csi)?1049h\(csi)4;4Hx\(csi)?1049lc", .lines("abc"),
            .is(\.modes.isAlternateScreen, false)),
        Case("47 keeps the alternate screen", "\(csi)?47hx\(csi)?47l\(csi)?47h", .lines("x")),
        Case("1047 clears it on leaving", "\(csi)?1047hx\(csi)?1047l\(csi)?1047h", .lines()),
        Case(
            "the alternate screen has no scrollback", "1\r\n2\r\n3\r\n4\r\n5\(csi)?1049h\r\n\n\n\n\n\n",
            .is(\.scrollback, ["1"])),
        Case(
            "a reset clears all", "\(csi)?1049hab\(csi)31m\(csi)?1h\(esc)]2;t\(st)\(esc)cx", .lines("x"), .plain(0, 0),
            .is(\.modes.applicationCursorKeys, false), .is(\.modes.isAlternateScreen, false), .is(\.title, "")),
        Case(
            "a soft reset keeps the screen", "ab\(csi)31m\(csi)4h\(csi)?25l\(csi)!px", .lines("abx"), .plain(2, 0),
            .is(\.cursor.isVisible, true)),
        Case("a tab", "a\tb", .lines("a       b"), columns: 20),
        Case("a tab is set", "\(csi)3g\(csi)1;4H\(esc)H\r\tx", .lines("   x"), columns: 20),
        Case("tabs forward and back", "\(csi)2Ix\(csi)Zy", .lines("                y"), columns: 20),
        Case("beyond the last tab", "\t\t\t\tx", .at(19, 0), columns: 20),
        Case("a tab is cleared", "\(csi)1;9H\(csi)g\r\tx", .at(17, 0), columns: 20),
        Case("too many tabs", "\(csi)2147483647Z\(csi)2147483647I", .at(19, 0), columns: 20),
        Case("a title", "\(esc)]0;Hallo Ü\u{07}", .is(\.title, "Hallo Ü")),
        Case("a title that was saved", "\(esc)]2;a\(st)\(csi)22t\(esc)]2;b\(st)\(csi)23t", .is(\.title, "a")),
        Case("no title", "\(esc)]2;a\u{18}\(esc)]1;b\(st)", .is(\.title, "")),
        Case("the bell is counted", "\u{07}\u{07}", .is(\.bellCount, 2)),
    ]

    @Test(arguments: cases) func `screens, tabs and titles`(_ row: Case) { row.check() }
}
