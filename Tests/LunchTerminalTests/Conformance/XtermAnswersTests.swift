import LunchTerminal
import Testing

/// The answers and screens of xterm 379 (Debian's), as it was run at 20 × 8 with `decTerminalID: 420`.
///
/// `.ci/xterm` runs it again, on random sequences.
@Suite struct XtermAnswersTests {
    @Test(arguments: [
        // A blank counts if it is the first cell of the rectangle, and a written one anywhere.
        ("\(csi)2J\(csi)1;0;1;1;1;1*y", "FFE0"), ("\(csi)1;0;1;1;1;1*y", "FFE0"), (" \(csi)1;0;1;1;1;1*y", "FFE0"),
        ("A\(csi)1;1;1;1;1;3*y", "FFBF"), ("A \(csi)1;1;1;1;1;3*y", "FF9F"), (" A \(csi)1;1;1;1;1;3*y", "FF7F"),
        ("A\(csi)1;1;1;1;2;3*y", "FFBF"), ("A\(csi)1;1*y", "FFBF"), ("ABC\(csi)1;0*y", "FF3A"),
        // Cells that EL blanked up to the cursor count as written, those that it blanked to the end do not.
        ("ABC\(csi)1K\(csi)1;0;1;1;1;3*y", "FFA0"), ("ABC\(csi)2K\(csi)1;0;1;1;1;3*y", "FFE0"),
        ("ABC\(csi)1G\(csi)2X\(csi)1;0;1;1;1;4*y", "FF7D"), ("ABC\(csi)1G\(csi)2@\(csi)1;0;1;1;1;5*y", "FEFA"),
        ("ABC\(csi)1G\(csi)2P\(csi)1;0;1;1;1;5*y", "FFBD"), ("ABC\(csi)1;1;1;3$z\(csi)1;0;1;1;1;5*y", "FFA0"),
        // Protection does not count.
        ("\(csi)1\"qa \(csi)0\"q \(csi)1;0;1;1;1;1*y", "FF9F"), ("\(csi)1\"qa\(csi)0\"q\(csi)1;0;1;1;1;1*y", "FF9F"),
        ("\(csi)1\"q \(csi)0\"q\(csi)1;0;1;1;1;1*y", "FFE0"), ("\(esc)VA\(esc)W\(csi)1;1;1;1;1;1*y", "FFBF"),
        // Bold, blink, inverse and a single underline do; concealed text is blanks.
        ("\(csi)1mA\(csi)1;1;1;1;1;1*y", "FF3F"), ("\(csi)1m \(csi)1;1;1;1;1;1*y", "FF60"),
        ("\(csi)5mA\(csi)1;1;1;1;1;1*y", "FF7F"), ("\(csi)7mA\(csi)1;1;1;1;1;1*y", "FF9F"),
        ("\(csi)4mA\(csi)1;1;1;1;1;1*y", "FFAF"), ("\(csi)21mA\(csi)1;1;1;1;1;1*y", "FFBF"),
        ("\(csi)8mA\(csi)1;1;1;1;1;1*y", "FFE0"), ("\(csi)2;3;9;31mA\(csi)1;1;1;1;1;1*y", "FFBF"),
        // Of a character, the lowest eight bits of its first code point; of a wide one, 0xFF for its second half.
        ("é日\(csi)1;1;1;1;1;1*y", "FF17"), ("é日\(csi)1;1;1;2;1;2*y", "FF1B"), ("é日\(csi)1;1;1;3;1;3*y", "FF01"),
        ("x\u{301}\(csi)1;1;1;1;1;1*y", "FF88"), ("\(csi)1;1;9;9;1;1*y", "0000"),
        ("\(csi)44m\(csi)2J\(csi)1;1;1;1;1;2*y", "FFC0"),
    ])
    func `DECRQCRA`(input: String, sum: String) {
        #expect(outcome(input, columns: 20, rows: 8).answers == "\(esc)P1!~\(sum)\(st)")
    }

    @Test(arguments: [
        ("\(csi)?6n", "\(csi)?1;1;1R"), ("\(csi)2;3H\(csi)?6n", "\(csi)?2;3;1R"),
        ("\(esc)P$qm\(st)", "\(esc)P1$r0m\(st)"), ("\(csi)31;42m\(esc)P$qm\(st)", "\(esc)P1$r0;31;42m\(st)"),
        ("\(csi)21m\(esc)P$qm\(st)", "\(esc)P1$r0;21m\(st)"), ("\(csi)7m\(esc)P$qm\(st)", "\(esc)P1$r0;7m\(st)"),
        ("\(csi)38;5;123;48;5;7m\(esc)P$qm\(st)", "\(esc)P1$r0;38:5:123;47m\(st)"),
        ("\(csi)38;2;1;2;3m\(esc)P$qm\(st)", "\(esc)P1$r0;38:2::1:2:3m\(st)"),
        ("\(csi)91;102m\(esc)P$qm\(st)", "\(esc)P1$r0;91;102m\(st)"),
        ("\(csi)1;2;3;4;5;7;8;9m\(esc)P$qm\(st)", "\(esc)P1$r0;1;4;5;7;8;2;3;9m\(st)"),
        ("\(csi)?18$p\(csi)?19$p", "\(csi)?18;2$y\(csi)?19;2$y"),
        ("\(csi)?18h\(csi)?18$p\(csi)?19h\(csi)?19$p", "\(csi)?18;1$y\(csi)?19;1$y"),
        // A wrap that is pending stays so.
        ("\(csi)1;20HA\(csi)Z\(csi)6n", "\(csi)1;17R"), ("\(csi)1;20HA\(csi)ZB\(csi)6n", "\(csi)2;2R"),
        // The region has shrunk since DECSC.
        ("\(csi)2;7r\(csi)?6h\(csi)6;5H\(esc)7\(csi)3;4r\(esc)8x\(csi)6n", "\(csi)2;6R"),
        ("\(csi)?69h\(csi)3;15s\(csi)?6h\(csi)1;13H\(esc)7\(csi)5;8s\(esc)8\(csi)6n", "\(csi)1;4R"),
    ])
    func `answers`(input: String, answer: String) {
        #expect(outcome(input, columns: 20, rows: 8).answers == answer)
    }

    @Test(arguments: [
        // Outside the left and right margins autowrap does not scroll.
        (
            "\(csi)?69h\(csi)5;10s\(csi)8;5Hbot\(csi)8;20HAB",
            ["", "", "", "", "", "", "", "    Bot            A"]
        ),
        (
            "\(csi)?69h\(csi)5;10s\(csi)2;6r\(csi)6;5Hbot\(csi)6;20HAB",
            ["", "", "", "", "", "    Bot            A"]
        ),
        ("\(csi)?69h\(csi)5;10s\(csi)3;20HAB", ["", "", "                   A", "    B"]),
        ("\(csi)?69h\(csi)5;10s\(csi)3;1H12345678901234", ["", "", "1234567890", "    1234"]),
        // Outside the left and right margins IRM does not insert.
        ("abcd\(csi)?69h\(csi)2;17s\(csi)4hx", ["xbcd"]), ("abcd\(csi)?69h\(csi)2;17s\(csi)1;2H\(csi)4hx", ["axbcd"]),
        // DECSCA and SPA: the later decides; DECSTR and DECSCL end both.
        ("\(esc)Vc\(esc)W\(csi)2J", ["c"]), ("\(esc)Vc\(esc)W\(csi)?2J", ["c"]),
        ("\(esc)Vc\(esc)W\(csi)!p\(csi)2J", []), ("\(esc)Vc\(csi)!pd\(csi)2J", []),
        ("\(esc)Vc\(esc)W\(csi)64;1\"p\(csi)2J", []), ("\(csi)1\"qcd\(csi)!p\(csi)?2J", []),
        ("\(esc)Vc\(esc)W\(csi)!p\(esc)Vd\(esc)W\(csi)2J", ["cd"]),
        ("\(esc)Vc\(csi)1\"q\(csi)2J", []), ("\(esc)Vc\(esc)W\(csi)1\"q\(csi)0\"q\(csi)2J", []),
        ("\(csi)1\"qd\(csi)0\"q\(esc)V\(csi)2J", ["d"]), ("\(esc)Vcd\(esc)W\(csi)1;1;1;2$z", []),
        ("\(csi)1\"qcd\(csi)0\"q\(csi)1;1;1;2${", ["cd"]), ("\(esc)Vcd\(esc)W\(csi)1;1;1;2${", []),
        ("\(esc)Vcd\(esc)W\(csi)1G\(csi)2X", ["cd"]), ("\(esc)Vcd\(esc)W\(csi)1G\(csi)P", ["d"]),
        // SD with 0 or with several parameters is xterm's highlight tracking.
        ("a\r\nb\(csi)0T", ["a", "b"]), ("a\r\nb\(csi)T", ["", "a", "b"]), ("a\r\nb\(csi)1;1T", ["a", "b"]),
        ("a\r\nb\(csi);T", ["a", "b"]), ("a\r\nb\(csi)2T", ["", "", "a", "b"]), ("a\r\nb\(csi)0^", ["", "a", "b"]),
    ])
    func `the screen`(input: String, lines: [String]) {
        #expect(outcome(input, columns: 20, rows: 8).lines == lines)
    }

    private static let others: [Case] = {
        let margins = "\(csi)?69h\(csi)3;8s\(csi)2;4r\(csi)?6h\(csi)2;3H"
        // xterm 379 knows neither HPB nor VPB; ECMA-48 8.3.58 and 8.3.159 do.
        return [
            Case("HPB", "\(csi)3;5H\(csi)2j", .at(2, 2)), Case("HPB and VPB", "\(csi)3;5H\(csi)9j\(csi)2k", .at(0, 0)),
            Case("HPB and VPB within margins", "\(margins)\(csi)9j\(csi)9k", .at(2, 1)),
        ]
            // xterm 379 does not know 4:3 to 4:5.
            + ["4", "4:2", "4:3", "4:4", "4:5"].map {
                Case("SGR 21 underlines doubly", "\(csi)\($0)m\(csi)21mx", .style(0, 0, \.underline, .double))
            }
    }()

    @Test(arguments: others) func `what xterm 379 does not know`(_ row: Case) { row.check() }
}
