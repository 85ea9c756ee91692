import LunchCommands
import LunchElements
import LunchWire

/// An input as a value.
struct InputValue: Sendable {
    /// The input if it is not secret.
    var open: TUICommand.Action

    /// The input if what is typed is secret.
    var secret: TUICommand.Action

    /// The hint that may show later that some of it went to a secure field; nil if nothing can.
    var hint: SecretHint?

    /// The cell at which the mouse was used; nil if it was not.
    var cell: CellPoint?

    init(
        _ open: TUICommand.Action, secret: TUICommand.Action? = nil, hint: SecretHint? = nil, at cell: CellPoint? = nil
    ) {
        (self.open, self.secret, self.hint, self.cell) = (open, secret ?? open.hidden, hint, cell)
    }
}

/// The hint that an input has gone to a secure field in part: a field that is full may hand the focus on in the meantime.
enum SecretHint {
    /// Such a field holds more than before.
    case growth
    /// Such a field holds more than before, or has the focus, to which no key of the input has led.
    case growthOrFocus

    /// The hint of a text; nil of one letter, which cannot go to two fields.
    init?(_ text: Substring) {
        if text.dropFirst().isEmpty { return nil }
        self = TypedParts.leads(text) ? .growth : .growthOrFocus
    }
}
