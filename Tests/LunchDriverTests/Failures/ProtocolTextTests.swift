import LunchWire
import Testing

@testable import LunchDriver

/// A violation of the protocol is told with its likely cause.
@Suite struct ProtocolTextTests {
    private static let printing = """
        .
        Other output of the app went into the message: a print, a log, another thread. Write it with write(_:) of its \
        AccessibilityPublisher, or to standard error.
        """
    private static let versions = ".\nIts framework and this test may use different versions of Lunch."

    @Test(
        arguments: [
            (
                .unreadable(kind: "frame", .torn(expected: 100, found: 103)),
                "sent a frame message that could not be read: it has 103 bytes, but was written with 100" + printing
            ),
            (
                .unreadable(kind: "error", .malformed("the end", line: 1, column: 9)),
                "sent an error message that could not be read: line 1, column 9: found the end" + printing
            ),
            (
                .unreadable(kind: "frame", .missing(key: "size", path: "frame")),
                "sent a frame message that could not be read: frame has no \"size\"" + versions
            ),
            (
                .unreadable(
                    kind: "frame",
                    .tooFar(path: "node.frame", owner: "button \"save\"", numbers: "[40, 0, 9, 1]", limit: 8)),
                """
                sent a frame message that could not be read: node.frame of button "save" is [40, 0, 9, 1], with a number \
                beyond ±8.
                Is it computed from a width or a height that is not known yet, or not limited?
                """
            ),
            (.unknownKind("sync"), "sent a message of the unknown kind \"sync\"" + versions),
            (.otherVersion("2"), "sent a message of version 2 of the protocol; this test uses version 1" + versions),
            (
                .cutOff(kind: "hello"),
                "sent a hello message that was cut off by something else that it wrote" + printing
            ),
            (.cutOff(kind: nil), "sent a message that was cut off by something else that it wrote" + printing),
            (
                .tooLong(kind: "frame"),
                """
                sent a frame message of more than 16777216 bytes, which no test reads.
                Does it contain a very long text? Rows of a long list that are far out of view can be left out.
                """
            ),
            (
                .unsentInput(mark: 6, sent: 5),
                """
                acknowledged 6 bytes of input, but 5 have been sent to it.
                Does receive(_:) of its AccessibilityPublisher get anything other than the bytes read from the terminal, or \
                the same bytes twice?
                """
            ),
            (
                .ahead(now: 3_000_000_000, moment: 1_500_000_000),
                """
                reports that 3 s of virtual time have passed, but the test has advanced it by 1500 ms.
                The clock of its frames must begin at 0 with the launch, and advance only with the test. Does it publish \
                another clock?
                """
            ),
            (
                .lostMarks(identifier: "save"),
                """
                has put marks into its text, but none of them has reached its terminal: the text of "save" is on the screen \
                without them.
                Its framework drops characters without a width, as frameworks do that store the screen as cells. Put a mark \
                after each character: in Swift, set markForm of its AccessibilityPublisher to .onEachCharacter before marking \
                the first text.
                """
            ),
            (.unpublished("It is too much."), "could not publish a frame: It is too much."),
        ] as [(ProtocolViolation, String)])
    func everyViolationIsReported(_ violation: ProtocolViolation, _ text: String) {
        #expect(ProtocolText.broken("App", [violation]) == "App \(text)")
    }

    @Test(arguments: [
        (3, 1, "sent frame 3 after frame 1: frame 2 is missing"),
        (9, 1, "sent frame 9 after frame 1: frames 2 to 8 are missing"),
        (2, 0, "sent frame 2 first: frame 1 is missing"), (4, 0, "sent frame 4 first: frames 1 to 3 are missing"),
    ])
    func whatIsMissingIsNamed(_ revision: Int, _ last: Int, _ text: String) {
        #expect(
            ProtocolText.broken("App", [.outOfOrder(revision: revision, last: last)]) == """
                App \(text).
                Other output of the app went into the missing message: a print, a log, another thread. Write it with \
                write(_:) of its AccessibilityPublisher, or to standard error.
                """)
    }

    @Test(arguments: [(1, 1), (1, 7), (6, 7)])
    func whatComesAgainIsNamed(_ revision: Int, _ last: Int) {
        #expect(
            ProtocolText.broken("App", [.outOfOrder(revision: revision, last: last)]) == """
                App sent frame \(revision) after frame \(last).
                Each AccessibilityPublisher counts its own frames: has the app made more than one?
                """)
    }

    @Test func ofManyTheFirstAreReported() {
        let violations: [ProtocolViolation] = [
            .unknownKind("a"), .unknownKind("b"), .cutOff(kind: nil), .unknownKind("d"),
        ]
        #expect(
            ProtocolText.broken("App", violations) == """
                App sent a message of the unknown kind "a"; it sent a message of the unknown kind "b"; it sent a message \
                that was cut off by something else that it wrote.
                Its framework and this test may use different versions of Lunch.
                """)
    }

    @Test func ofLongWordsTheBeginningIsReported() {
        let long = String(repeating: "x", count: 10_000)
        let start = "sent a message of the unknown kind \"\(long.prefix(40))…\""
        #expect(ProtocolText.words(.unknownKind(long)) == start)
        #expect(ProtocolText.words(.unpublished(long)).count == "could not publish a frame: ".count + 2001)
        let error = WireError.malformed(long, line: 1, column: 1)
        #expect(ProtocolText.words(.unreadable(kind: long, error)).count < 520)
    }
}
