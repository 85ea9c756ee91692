public import Lunch

/// A message over everything else that waits for an answer; `App.present(_:)` shows it.
public final class Alert: View {
    /// An answer to an alert.
    public struct Action {
        let title: String
        let isCancel: Bool
        let handler: () -> Void

        /// Creates an answer.
        ///
        /// - Parameters:
        ///   - title: the title of its button.
        ///   - isCancel: true if the Escape key gives this answer.
        ///   - handler: called once the alert is gone.
        public init(_ title: String, isCancel: Bool = false, handler: @escaping () -> Void = {}) {
            self.title = title
            self.isCancel = isCancel
            self.handler = handler
        }
    }

    /// The title of the alert.
    public let title: String

    private let text: Stack
    private let buttons: Stack

    /// Called when an answer is given, before its handler: takes the alert away.
    var onAnswer: () -> Void = {}

    /// Creates an alert; one without actions has "OK".
    public init(_ title: String, message: String = "", actions: [Action] = [], identifier: String = "") {
        self.title = title
        let answers = actions.isEmpty ? [Action("OK", isCancel: true)] : actions
        let buttons = answers.map { Button($0.title, shortcut: $0.isCancel ? .escape : nil) }
        let messages = message.isEmpty ? [] : [Label(message)]
        text = Stack([Label(title, style: .bold)] + messages, spacing: 1)
        self.buttons = Stack(buttons, axis: .horizontal, spacing: 1)
        super.init(identifier: identifier)
        for (button, action) in zip(buttons, answers) {
            button.onPress = { [unowned self] in answer(action) }
        }
    }

    public override var subviews: [View] { [text, buttons] }

    public override func size(fitting space: CellSize) -> CellSize {
        let inner = CellSize(columns: max(0, space.columns - 4), rows: max(0, space.rows - 2))
        let (text, buttons) = (text.size(fitting: inner), buttons.size(fitting: inner))
        return CellSize(
            columns: min(space.columns, max(text.columns, buttons.columns) + 4),
            rows: min(space.rows, text.rows + 1 + buttons.rows + 2))
    }

    /// If there is little room, the text is cut, and never the answers.
    public override func layout() {
        let (column, columns) = (frame.origin.column + 2, max(0, frame.size.columns - 4))
        let rows = max(0, frame.size.rows - 2)
        let needed = buttons.size(fitting: CellSize(columns: columns, rows: rows)).rows
        text.place(
            in: CellRect(column: column, row: frame.origin.row + 1, columns: columns, rows: max(0, rows - needed - 1)))
        buttons.place(
            in: CellRect(
                column: column, row: frame.origin.row + 1 + max(0, rows - needed), columns: columns, rows: needed))
    }

    public override func draw(on canvas: inout Canvas) {
        canvas.fill(frame)
        canvas.drawBorder(frame)
    }

    public override var element: AccessibilityNode.Attributes? { .init(.alert, label: title) }

    private func answer(_ action: Action) {
        onAnswer()
        action.handler()
    }
}
