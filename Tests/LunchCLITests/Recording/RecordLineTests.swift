import LunchElements
import LunchInput
import Testing

@testable import LunchCLI

/// The line in which a person says what is so.
@Suite struct RecordLineTests {
    private static let claims = [("name", "label"), ("name", "value"), ("total", "label")].map {
        Claim(subject: .text($0.0), property: $0.1, value: #""3""#)
    }

    private func outcome(_ keys: [TUIKeyboardKey], last: String? = "tap order") -> RecordLine.Outcome {
        var line = RecordLine(claims: Self.claims, last: last)
        var outcome = RecordLine.Outcome.stays
        for key in keys {
            #expect(outcome == .stays)
            outcome = line.take(key, opening: .control("]"))
        }
        return outcome
    }

    @Test(
        arguments: [
            (["a", .return], .expect(claims[0])), (["a", .down, .down, .down, .return], .expect(claims[2])),
            (["a", "t", "o", "t", .return], .expect(claims[2])), (["a", .down, .up, .return], .expect(claims[0])),
            (["a", "n", "a", " ", "v", "a", .return], .expect(claims[1])), (["a", "z", .return], .stays),
            (["a", "z", .delete, .return], .expect(claims[0])), (["a", .escape, "e"], .end),
            (["n", "P", "1", .return], .part("P1")),
            (["n", "P", .delete, .return], .part("")), (["u"], .undo), (["e"], .end), (["q"], .leave),
            ([.escape], .closes),
            (["x"], .stays),
            ([.control("]")], .send), (["a", .control("]"), "e"], .end),
            // Nobody who has searched for something means the app.
            (["a", "z", .escape, .control("]"), "e"], .end),
        ] as [([TUIKeyboardKey], RecordLine.Outcome)]) func keysSayIt(
            _ keys: [TUIKeyboardKey], _ expected: RecordLine.Outcome
        )
    {
        #expect(outcome(keys) == expected)
    }

    @Test func whatIsNotThereIsNotTakenBack() { #expect(outcome(["u"], last: nil) == .stays) }

    /// An offer that has the words itself comes before one that only stands beside them.
    @Test func aTextComesBeforeThoseBesideIt() {
        let subjects: [Locator] = [
            .textBeside("run", .below, of: "sshd"), .text("sshd"), .textBeside("sshd 2", .leftOf, of: "init"),
        ]
        let claims = subjects.map { Claim(subject: $0, property: "exists", value: "true") }
        var line = RecordLine(claims: claims, last: nil)
        for key: TUIKeyboardKey in ["a", "s", "s", "h"] { _ = line.take(key, opening: .control("]")) }
        #expect(line.found == [claims[1], claims[2], claims[0]])
    }

    @Test func theChosenClaimIsInView() {
        let many = (0..<50).map { Claim(subject: .text("t\($0)"), property: "exists", value: "true") }
        var line = RecordLine(claims: many, last: nil)
        _ = line.take("a", opening: .control("]"))
        for place in 0..<60 {
            let rows = line.rows(height: 9)
            #expect(rows.texts.count == 9)
            #expect(rows.chosen.map { rows.texts[$0] } == "  text t\(min(place, 49)): exists is true")
            _ = line.take(.down, opening: .control("]"))
        }
    }
}
