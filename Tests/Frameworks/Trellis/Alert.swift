/// A question above the screen, with a button for each answer.
public final class Alert: View {
    private let title: String
    private let message: String?
    private var answers: [(title: String, action: (() -> Void)?)] = []
    private lazy var panel = makePanel()

    public init(_ title: String, message: String? = nil) {
        self.title = title
        self.message = message
    }

    /// Adds a button, which dismisses the alert and then performs an action.
    public func addAnswer(_ title: String, action: (() -> Void)? = nil) {
        answers.append((title, action))
    }

    /// Shows the alert.
    public func present() {
        add(panel)
        App.shared.present(self)
    }

    private func makePanel() -> Stack {
        let buttons = answers.map { answer in
            Button(answer.title) {
                App.shared.dismissAlert()
                answer.action?()
            }
        }
        return Stack(.vertical, spacing: 1, padding: 2, [Label(message), Stack(.horizontal, spacing: 2, buttons)])
    }

    public override func fittingSize(in available: Size) -> Size {
        let wanted = panel.fittingSize(in: available)
        return Size(
            width: min(max(wanted.width, title.columns + 6), available.width),
            height: min(wanted.height, available.height))
    }

    public override func draw(on canvas: Canvas) {
        canvas.clear()
        canvas.drawBorder(title: title)
    }

    public override func handle(_ key: Key) -> Bool {
        guard key == .escape else { return false }
        App.shared.dismissAlert()
        return true
    }
}
