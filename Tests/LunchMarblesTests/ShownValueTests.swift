import LunchMarbles
import LunchTest
import Testing

/// The values of a recording that a message shows.
@Suite struct ShownValueTests {
    private static let secret = "hunter2"

    @Test func aSecretIsNotShown() throws {
        let app = try Launcher(app: fixture, screen: "Login", clock: .virtual).launch()
        let marbles = try AppMarbles(app)
        let password = app.secureTextFields["password"]
        let value = marbles.record { password.value ?? "" }
        let isFilled = marbles.record { password.value?.isEmpty == false }
        let user = marbles.record { app.textFields["user"].value ?? "" }
        let key: () throws -> Void = { try app.buttons["hide"].tap() }
        marbles.play("-a-b", ["a": { try app.typeText("bob\t") }, "b": { try password.typeText(Self.secret) }])
        let named = message { expect(value, follows: "e-----", values: ["e": "", "h": "hunting"]) }
        expectNoSecret(named)
        #expect(named.contains("?1 = \"•••••••\"\nThe value of a secure field is not shown"), "\(named)")
        #expect(named.hasSuffix("\nThe last action was \"b\", at 0.3 s."), "\(named)")
        expectNoSecret(message { expect(value, follows: "hunting") })
        // The existence of an element, and its other fields, are shown.
        let truth = message { expect(isFilled, follows: "f-----") }
        #expect(truth.contains("recorded  f--t--"), "\(truth)")
        #expect(message { expect(user, follows: "x") }.contains("bob"))
        expectNoSecret(message { marbles.play("------c", ["c": key]) })
    }

    @Test func whatCannotBeSeenIsWrittenOut() throws {
        let app = try Launcher(app: fixture, screen: "Loader", clock: .virtual).launch()
        let marbles = try AppMarbles(app)
        let recording = marbles.record { "\u{1B}[2J" }
        let plain = message { expect(recording, follows: "a") }
        #expect(plain.contains(#"\u{1B}[2J"#) && !plain.contains("\u{1B}"), "\(plain)")
        let named = message { expect(recording, follows: "a", values: ["a": "x\u{202E}"]) }
        #expect(!named.contains("\u{1B}") && !named.contains("\u{202E}"), "\(named)")
    }

    /// The message of the failure that something records.
    private func message(_ body: () -> Void) -> String {
        recordedFailures(body).first?.message ?? ""
    }

    private func expectNoSecret(_ message: String, location: SourceLocation = #_sourceLocation) {
        #expect(!message.isEmpty, sourceLocation: location)
        #expect(!message.contains(Self.secret) && !message.contains("hunt"), sourceLocation: location)
    }
}
