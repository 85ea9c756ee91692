import LunchCommands
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// Typed text is not told once it turns out to have run into a secure field.
@Suite struct SecretHistoryTests {
    private static let token = "t0ken"
    private static let size = CellSize(columns: 20, rows: 3)

    /// A form of a field and a secure field.
    private static func message(
        _ revision: Int, isSecretFocused: Bool = false, secret: String = ""
    ) -> [UInt8] {
        let root = AccessibilityNode(
            .application,
            children: [
                AccessibilityNode(.textField, identifier: "name", hasFocus: !isSecretFocused),
                AccessibilityNode(.secureTextField, identifier: "password", value: secret, hasFocus: isSecretFocused),
            ])
        let frame = FrameMessage(
            revision: revision, screen: "S", size: size, mark: 0, dropped: 0, busy: [], timers: 0,
            tree: .whole(root))
        return AppMessage.frame(frame).envelope(token: token).bytes
    }

    /// The text of the history after a form, an input with a hint, and another frame of the form.
    ///
    /// - Parameters:
    ///   - isEarly: whether that frame comes before it is known whether the terminal has shown the input.
    ///   - isHidden: whether the terminal has shown nothing of it.
    private func told(
        _ hint: SecretHint?, isEarly: Bool = false, isHidden: Bool = false, then next: [UInt8]
    ) -> String {
        var state = Session.State(terminal: TUITerminal(columns: 20, rows: 3), size: Self.size)
        state.shown.terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        _ = state.receive(Self.message(1).span, token: Self.token)
        state.sent.history.begin(InputValue(.focus(true), secret: .focus(false), hint: hint), isSecret: false)
        if isEarly { _ = state.receive(next.span, token: Self.token) }
        state.sent.history.finish(isHidden: isHidden)
        if !isEarly { _ = state.receive(next.span, token: Self.token) }
        return state.sent.history.text(hasEnded: false) ?? ""
    }

    private static let grown = message(2, secret: "•")
    private static let focused = message(2, isSecretFocused: true)
    private static let both = message(2, isSecretFocused: true, secret: "•")

    @Test(
        arguments: [
            // A secure field that grows has got some of it, and one that gets the focus if no key led there.
            (.growth, grown, "deactivate()"), (.growthOrFocus, grown, "deactivate()"),
            (.growthOrFocus, focused, "deactivate()"),
            (.growth, focused, "activate()"), (.growthOrFocus, message(2), "activate()"), (nil, both, "activate()"),
        ] as [(SecretHint?, [UInt8], String)])
    func inputThatRanIntoASecureFieldIsCovered(_ hint: SecretHint?, _ next: [UInt8], _ text: String) {
        // The app may have handled an input before its test knows whether the terminal has shown it.
        for isEarly in [false, true] {
            #expect(told(hint, isEarly: isEarly, then: next).hasPrefix("Sent last: \(text); settled"))
        }
        #expect(told(hint, isEarly: true, isHidden: true, then: next).hasPrefix("Sent last: deactivate(); settled"))
    }

    /// The frames between its parts come after it, as those between the keys of a text.
    @Test func anInputInPartsIsSentWhenItsFirstPartIs() throws {
        var history = InputHistory()
        history.isHeard = true
        var sent: ContinuousClock.Instant?
        for (part, isContinued) in [("a", false), ("ab", true)] {
            let text = TUICommand.Action.type(TypedText(part), into: [])
            history.begin(InputValue(text), Array(part.utf8), isSecret: false, isContinued: isContinued)
            history.finish(isHidden: false)
            sent = sent ?? .now
        }
        let told = history.takeSent(isOver: true)
        #expect(told.map(\.action) == [.type(TypedText("ab"), into: [])])
        #expect(try #require(told.first).time <= #require(sent))
    }

    @Test func anInputIsReadByNoOneBeforeItIsKnownWhetherItIsShown() {
        var history = InputHistory()
        history.note(.resize(CellSize(columns: 9, rows: 3)))
        history.begin(InputValue(.focus(true), secret: .focus(false)), isSecret: false)
        #expect(history.inputs.map(\.text) == ["resize to 9×3"] && history.settledAfter == nil)
        var shown = history
        shown.finish(isHidden: false)
        #expect(shown.inputs.map(\.text) == ["resize to 9×3", "activate()"])
        history.finish(isHidden: true)
        #expect(history.inputs.map(\.text) == ["resize to 9×3", "deactivate()"])
        history.finish(isHidden: false)
        #expect(history.inputs.map(\.text) == ["resize to 9×3", "deactivate()"], "nothing was begun")
    }
}
