#if os(Linux)
    import CLunchThread
    import Testing

    /// The texts with which Linux reports about a thread, read by the same functions for an app and for a test.
    @Suite struct ThreadFactsTests {
        @Test(arguments: ["cat", "", "a) R 1 2 (", ") S 9", "(((", "\u{1B}[2J"])
        func readsAnyName(name: String) throws {
            let numbers = (4...28).map { $0 == 8 ? "-1" : String($0 * 10) }.joined(separator: " ")
            var stat = lunch_stat()
            let text = "7 (\(name)) S \(numbers)\n"
            try text.withCString { bytes in
                try #require(lunch_parse_stat(bytes, &stat) == 0)
                let found = UnsafeRawBufferPointer(start: stat.name, count: Int(stat.name_length))
                #expect(String(decoding: found, as: UTF8.self) == name)
            }
            #expect(stat.state == CChar(UInt8(ascii: "S")))
            #expect([stat.parent, stat.group, stat.session, stat.foreground, stat.threads] == [40, 50, 60, -1, 200])
            #expect(stat.flags == 90)
            #expect([stat.faults, stat.used, stat.started, stat.code, stat.stack] == [220, 290, 220, 260, 280])
        }

        @Test(arguments: [
            "", "7", "7 (cat", "7 cat) S", ")(", "7 (cat)", "7 (cat) ", "7 (cat)S 1 2 3", "7 (cat) S 1 2 3",
            "7 (cat) S 1 x",
        ])
        func refusesOtherText(text: String) {
            var stat = lunch_stat()
            #expect(lunch_parse_stat(text, &stat) == -1)
        }

        @Test func readsCalls() {
            var call = lunch_syscall()
            #expect(lunch_parse_syscall("0 0x1 0x2 0x3 0x4 0x5 0xffffffffffffffff 0x7ffd 0x7f01\n", &call) == 0)
            #expect(call.number == 0)
            #expect(call.arguments.0 == 1 && call.arguments.5 == .max)
            #expect([call.stack, call.next] == [0x7ffd, 0x7f01])
            for text in ["running\n", "-1 0x7ffd 0x7f01\n", ""] { #expect(lunch_parse_syscall(text, &call) == -1) }
        }

        @Test func readsCounts() {
            #expect(lunch_parse_turns("100 200 300\n") == 300)
            #expect(lunch_parse_turns("0 0 0\n") == 0)
            #expect(lunch_parse_turns("") == 0)
            #expect(
                lunch_parse_sleeps("Name:\tx\nvoluntary_ctxt_switches:\t12\nnonvoluntary_ctxt_switches:\t3\n") == 12)
            #expect(lunch_parse_sleeps("Name:\tx\nnonvoluntary_ctxt_switches:\t3\n") == 0)
        }
    }
#endif
