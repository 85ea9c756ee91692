import TestSupport
import Testing

@testable import LunchTerminal

private let huge = "4294967295"
/// Nightly, attacks are ten times as long. They exceed each limit in either case.
private let times = Nightly.isOn ? 10 : 1

private let attacks: [Attack] = [
    Attack("movement beyond every integer") { survival in
        for count in ["18446744073709551616", "1" + String(repeating: "0", count: 40), "-1", "4294967296"] {
            for final in ["A", "B", "C", "D", "E", "F", "G", "H", "a", "d", "e", "f", "`"] {
                survival.feed("\(csi)\(count)\(final)\(csi)\(count);\(count)\(final)")
            }
        }
    },
    Attack("five thousand parameters") { survival in
        for separator in [";", ":"] {
            let parameters = String(repeating: "1\(separator)", count: 5000)
            for final in ["m", "h", "H", "$r", "t", "u", "q", "$x"] { survival.feed("\(csi)\(parameters)\(final)") }
            survival.feed("\(csi)?\(parameters)h\(csi)38\(separator)\(parameters)m\(esc)P\(parameters)q\(st)")
        }
    },
    Attack("marks without end on one cell") { survival in
        survival.feed("e")
        survival.feed(String(repeating: "\u{301}", count: 100_000), times: times)
    },
    Attack("flags and families without end") { survival in
        survival.feed(String(repeating: "🇩", count: 10_000 * times))
        survival.feed(String(repeating: "👩\u{200D}", count: 5000 * times))
        survival.feed(String(repeating: "क्", count: 5000 * times))
    },
    Attack("pictures of any size") { survival in
        survival.feed("\(esc)Pq!2147483647~-!\(huge)~\(st)", times: 100)
        survival.feed("\(esc)Pq\"1;1;\(huge);\(huge)#1~\(st)", times: 100)
        survival.feed("\(esc)Pq" + String(repeating: "!2147483647~-", count: 10_000 * times) + "\(st)")
        survival.feed(
            "\(esc)_Ga=T,f=24,s=\(huge),v=\(huge),c=\(huge),r=\(huge),w=\(huge),h=\(huge);AAAA\(st)", times: 100)
        survival.feed(
            "\(esc)_Ga=T,s=\(huge),v=1,c=\(huge);\(st)\(esc)_Ga=T,s=1,v=\(huge),r=\(huge);\(st)", times: 100)
        survival.feed("\(esc)]1337;File=inline=1;width=\(huge);height=\(huge)px:AAAA\u{07}", times: 100)
        survival.feed("\(esc)]1337;File=inline=1;width=\(huge)%:AAAA\u{07}", times: 100)
        for identifier in 0..<1000 { survival.feed("\(esc)_Gi=\(identifier),s=1,v=1;A\(st)") }
    },
    Attack("stacks") { survival in
        survival.feed("\(esc)]2;\(String(repeating: "t", count: 4000))\u{07}\(csi)22t", times: 200 * times)
        survival.feed("\(csi)>5u", times: 20_000 * times)
        survival.feed("\(csi)#{", times: 2000 * times)
        survival.feed("\(csi)?1049h\(csi)>1u\(csi)?1049l", times: 1000 * times)
        let titles = survival.terminal.emulator.titleStack.count
        let keyboard = survival.terminal.emulator.keyboardStack.count
        #expect([titles, keyboard] == [10, 16])
    },
    Attack("more distinct links than are kept", footprint: 10 << 20) { survival in
        let address = String(repeating: "x", count: 1900)
        for number in 0..<20_000 * times {
            survival.feed("\(esc)]8;;\(number)\(number < 6000 ? address : "")\(st)x")
        }
        #expect(survival.terminal.grid.dropped.links > 0)
    },
    Attack("invalid UTF-8") { survival in
        survival.feed(ContiguousArray((0..<(1 << 15) * times).flatMap { _ in [0xFF, 0xE2, 0x82, 0xC0] as [UInt8] }))
    },
    Attack("answers beyond the bound are dropped and counted") { survival in
        survival.feed("\(csi)c", times: 20_000 * times)
        #expect(survival.terminal.grid.dropped.answers > 19_000 * times - 9000)
        let kept = survival.terminal.takeAnswers().count
        #expect(kept <= 64 << 10 && survival.terminal.takeAnswers().isEmpty)
    },
    Attack("synchronized output that never ends") { survival in
        survival.feed("\(csi)?2026h")
        survival.feed(String(repeating: "abc\r\n\(csi)?2026h", count: 1000), times: 400)
        #expect(survival.terminal.grid.lines[0] == "abc")
    },
    Attack("resetting a color of a negative number") { survival in
        for text in [
            "]104;-7", "]104;-", "]4;-7;?", "]4;99999999999999999999;?", "]104;;;", "]110;-1", "]4;;", "]4",
            "]104;256",
        ] {
            survival.feed("\(esc)\(text)\(st)")
        }
        #expect(survival.terminal.takeAnswers().isEmpty)
    },
    Attack("a flood of messages", footprint: 36 << 20) { survival in
        let message = ContiguousArray("\(esc)]7367;\(String(repeating: "m", count: 1 << 20))\(st)".utf8)
        for _ in 0..<40 * times { #expect(survival.terminal.feed(message.span) == message.count) }
        #expect(survival.terminal.grid.dropped.messages >= 40 * times - 32)
    },
]

/// Input that has hung or crashed emulators: it must end, in bounds, with the terminal still in order.
///
/// Nothing here is measured by a clock. That time is in proportion to the bytes follows from the cells touched, which
/// are counted, and memory from the sizes of what is held.
@Suite struct HostileTests {
    private static let finals = [
        "b", "S", "T", "L", "M", "@", "P", "X", "'}", "'~", "Z", "I", " @", " A", "A", "B", "C", "D", "E", "F", "G",
        "a",
        "d", "e", "H", "$z", "$x", "$v", "$r", "$t", "${", "*y", "<u", "t", "r", "g", "J", "K", "q", "n", "p", "x",
    ]

    @Test(arguments: finals)
    func `counts of 2 to the 31`(final: String) {
        for prelude in ["x", "\(csi)?69h\(csi)3;4s\(csi)2;3r\(csi)?6h\(csi)1;1Hx"] {
            var survival = Survival()
            survival.feed(prelude)
            survival.feed("\(csi)2147483647\(final)", times: 1000)
            survival.feed("日\(csi)2147483647\(final)", times: 100)
            survival.feed("\(csi)2147483647;2147483647;2147483647;2147483647;2147483647\(final)", times: 100)
            survival.feed("\(csi)1;1;2147483647;2147483647;7\(final)", times: 100)
            survival.end()
        }
    }

    /// Several times as much as is kept of any, and of a message, which may be 16 MiB long.
    @Test(arguments: [
        "]0;", "]7367;", "]8;;", "]52;c;", "]1337;File=inline=1:", "P", "P$q", "P+q", "Pq", "_", "_G", "^", "X",
    ])
    func `a string without an end`(opening: String) {
        var survival = Survival()
        survival.feed("\(esc)\(opening)")
        survival.feed(String(repeating: "x", count: 1 << 20), times: opening == "]7367;" ? 64 : 8)
        survival.end(footprint: opening == "]7367;" ? 24 << 20 : 3 << 20)
    }

    @Test func `marks and joiners without end on one cell`() {
        for mark in ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{E0061}", "\u{0BBE}"] {
            for base in ["e", "👩", "日", ""] {
                var survival = Survival()
                survival.feed(base)
                survival.feed(String(repeating: mark, count: 50_000))
                survival.end()
            }
        }
    }

    @Test(arguments: attacks) func `a terminal survives`(_ attack: Attack) {
        var survival = Survival()
        attack.feed(&survival)
        survival.end(footprint: attack.footprint)
    }

    @Test func `sizes of every kind`() {
        var survival = Survival(columns: 65_535, rows: 65_535)
        #expect(survival.terminal.grid.columns == Limits.columns && survival.terminal.grid.rows == Limits.rows)
        for (columns, rows) in [(0, 0), (65_535, 1), (1, 65_535), (-1, .max), (.min, 5), (7, 3)] {
            survival.feed("ab日\(csi)99;99Hx\u{301}\(esc)#6\(csi)?1049h")
            survival.terminal.resize(columns: columns, rows: rows)
            survival.terminal.expectInvariants()
        }
        survival.end(footprint: 4 << 20)
    }

    @Test(arguments: [
        "\(esc)", "\u{07}", "\(csi)c", "\(csi)6n", "\(csi)?1$p", "\(esc)P$qm\(st)", "\(esc)P+q544e\(st)", "\(csi)14t",
        "\(esc)]4;1;?\(st)", "\(csi)1$w", "\(csi)1;1;1;1;9;9*y", "\(esc)]0;title\u{07}", "\(csi)?1049h", "\(esc)7",
        "\(esc)8",
        "\(csi)?u", "\(csi)?996n", "\(esc)]9;n\u{07}", "\(esc)]133;A\u{07}", "\(csi)?2026h", "\(esc)c", "\(esc)#8",
        "\(esc)#6",
        "\(csi)?3h", "\u{9B}", "\u{90}", "\u{0E}", "\n", "\t", "\u{8}", "\(esc)M", "\(csi)9999;1y",
        "\(esc)]4711;x\u{07}",
    ])
    func `floods`(unit: String) {
        var survival = Survival()
        survival.feed(String(repeating: unit, count: 1000), times: 20)
        survival.end()
    }

    /// A line holds what its cells use, also once it has fewer of them: each has a style and a cluster of its own here.
    @Test(arguments: [true, false], ["", "\(esc)#6"])
    func `a narrow line keeps nothing of a wide one`(_ reflows: Bool, _ size: String) {
        var terminal = TUITerminal(columns: 400, rows: 2, scrollbackLimit: 4, reflowsOnResize: reflows)
        let line = (1...199).map { "\(csi)38;5;\($0)m" + "a" + String(repeating: "\u{301}", count: 31) }.joined()
        for _ in 0..<4 { _ = terminal.feed(ContiguousArray("\(size)\(line)\r\n".utf8).span) }
        terminal.resize(columns: 2, rows: 2)
        terminal.expectInvariants()
    }
}
