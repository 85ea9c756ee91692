import Testing

@testable import LunchMarbles

/// The meaning of a timeline, and the words about one that cannot be read.
@Suite struct TimelineMarbleTests {
    private func read(_ text: String) throws -> [String] {
        try MarbleTimeline(text, frame: .milliseconds(100)).entries.map { "\($0.key.text) \($0.time.seconds)" }
    }

    @Test func aKeyStandsAtTheFrameOfItsFirstColumn() throws {
        #expect(try read("e----------ft------") == ["e 0", "ft 1.1"])
        #expect(try MarbleTimeline("--e", frame: .seconds(2)).entries.first?.time == .seconds(4))
    }

    @Test func keysInParenthesesShareAnInstant() throws {
        #expect(try read("-(a,b,|)--") == ["a 0.1", "b 0.1", "| 0.1"])
        #expect(try read("(a)-b") == ["a 0", "b 0.4"])
    }

    @Test func anErrorAndTheEndAreLast() throws {
        #expect(try read("-a#") == ["a 0.1", "# 0.2"])
        #expect(try read("-a#no---") == ["a 0.1", "#no 0.2"])
        #expect(try read("-a|-") == ["a 0.1", "| 0.2"])
    }

    @Test func nothingMayHappen() throws {
        #expect(try read("") == [])
        #expect(try read("---") == [])
    }

    @Test func aTimelineCanBeWrittenOut() throws {
        #expect(try read("false@0.4s, true@1.6s") == ["false 0.4", "true 1.6"])
    }

    @Test func writtenOutKeysMayShareAnInstantAndEnd() throws {
        #expect(try read("a b@0s,-1@400ms , c@400ms, #1@1.25s") == ["a b 0", "-1 0.4", "c 0.4", "#1 1.25"])
        #expect(try read("|@12.5ms") == ["| 0.0125"])
    }

    @Test(arguments: [
        ("e--ft)--", 5, #"")" without a "(" before it."#),
        ("e--(f,t--", 7, #""-" inside parentheses, where no time passes."#),
        ("e--(f,t", 3, #""(" without a ")" behind it."#),
        ("e--(", 3, #""(" without a ")" behind it."#),
        ("(f,(t))", 3, #""(" inside parentheses."#),
        ("()", 1, #"there is no key before ")"."#),
        ("(a,,b)", 3, #"there is no key before ","."#),
        ("(a,-)", 3, #""-" inside parentheses, where no time passes."#),
        ("(a|)", 2, "separate keys in parentheses with a comma."),
        ("a,b", 1, #"","; put keys at the same time in parentheses."#),
        ("a- -b", 2, #"a space; time passes with "-"."#),
        ("a-|-b", 4, "nothing follows an error or the end."),
        ("a-#1--|", 6, "nothing follows an error or the end."),
        ("a@1s, b@0.5s", 8, "time goes back, from 1 s to 0.5 s."),
        ("a@1s, b", 6, #"write a key with its time, as in "key@0.4s"."#),
        ("a@1s,", 5, #"write a key with its time, as in "key@0.4s"."#),
        ("@1s", 0, #"there is no key before "@"."#),
        ("a@1", 2, #"a time is seconds or milliseconds, as in "0.4s" or "400ms"."#),
        ("a@-1s", 2, #"a time is seconds or milliseconds, as in "0.4s" or "400ms"."#),
        ("a@.5s", 2, #"a time is seconds or milliseconds, as in "0.4s" or "400ms"."#),
        ("a@9999999999999s", 2, #"a time is seconds or milliseconds, as in "0.4s" or "400ms"."#),
        ("|@1s, b@2s", 6, "nothing follows an error or the end."),
    ])
    func aMalformedTimelineIsPointedAt(_ text: String, _ column: Int, _ problem: String) {
        let error = #expect(throws: TimelineError.self) { try MarbleTimeline(text, frame: .milliseconds(100)) }
        #expect(
            error?.description == """
                The timeline cannot be read at column \(column): \(problem)
                  \(text)
                  \(String(repeating: " ", count: column))^
                """)
    }

    @Test func anUnknownKeyIsPointedAt() {
        let scheduler = TestScheduler()
        let line = #line + 1
        let body = { scheduler.hot("e---fx-", values: ["e": "", "ft": "feed"]).bind { (_: String) in } }
        expectFailures(
            [
                """
                The timeline cannot be read at column 4: no value is called "fx"; there are "e", "ft".
                  e---fx-
                      ^
                """
            ], at: line, body)
    }

    @Test func anUnknownErrorIsPointedAt() {
        let scheduler = TestScheduler()
        expectFailures([
            """
            The timeline cannot be read at column 2: no error is called "#2"; there is "#1".
              --#2
                ^
            """
        ]) { scheduler.cold("--#2", errors: ["#1": CancellationError()]).bind {} }
    }

    @Test func aKeyWithoutAValueIsPointedAt() {
        let scheduler = TestScheduler()
        expectFailures([
            """
            The timeline cannot be read at column 1: "x" is not a value of Bool.
              -x
               ^
            """,
            """
            The timeline cannot be read at column 1: "x" has no value. Add one: ["x": …].
              -x
               ^
            """,
        ]) {
            scheduler.hot("-x").bind { (_: Bool) in }
            scheduler.hot("-x").bind { (_: Double) in }
        }
    }
}
