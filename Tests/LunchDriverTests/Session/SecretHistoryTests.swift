import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// What is typed is not told once it turns out to have run into a secure field.
@Suite struct SecretHistoryTests {
    private static let token = "t0ken"
    private static let size = CellSize(columns: 20, rows: 3)

    /// A form of a field and a secure field.
    private func message(
        _ revision: Int, isSecretFocused: Bool = false, secret: String = ""
    ) -> [UInt8] {
        let root = AccessibilityNode(
            .application,
            children: [
                AccessibilityNode(.textField, identifier: "name", hasFocus: !isSecretFocused),
                AccessibilityNode(.secureTextField, identifier: "password", value: secret, hasFocus: isSecretFocused),
            ])
        let frame = FrameMessage(
            revision: revision, screen: "S", size: Self.size, mark: 0, dropped: 0, busy: [], timers: 0,
            tree: .whole(root))
        return AppMessage.frame(frame).envelope(token: Self.token).bytes
    }

    /// How the history reads after a form, an input with a hint, and another frame of the form.
    private func told(_ hint: SecretHint?, then next: [UInt8]) -> String {
        var state = Session.State(terminal: TUITerminal(columns: 20, rows: 3), size: Self.size)
        state.terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        _ = state.receive(message(1).span, token: Self.token)
        state.history.note(InputWords("open", secret: "covered", hint: hint), isSecret: false)
        _ = state.receive(next.span, token: Self.token)
        return state.history.text ?? ""
    }

    @Test func aSecureFieldThatGrowsHasGotSomeOfIt() {
        for hint in [SecretHint.growth, .growthOrFocus] {
            #expect(told(hint, then: message(2, secret: "•")).hasPrefix("Sent last: covered;"), "\(hint)")
        }
    }

    @Test func aSecureFieldThatGetsTheFocusHasGotSomeOfItIfNoKeyLedThere() {
        #expect(told(.growthOrFocus, then: message(2, isSecretFocused: true)).hasPrefix("Sent last: covered;"))
        #expect(told(.growth, then: message(2, isSecretFocused: true)).hasPrefix("Sent last: open;"))
    }

    @Test func whatLeadsToNoSecretIsTold() {
        #expect(told(.growthOrFocus, then: message(2)).hasPrefix("Sent last: open;"))
        #expect(told(nil, then: message(2, isSecretFocused: true, secret: "•")).hasPrefix("Sent last: open;"))
    }
}
