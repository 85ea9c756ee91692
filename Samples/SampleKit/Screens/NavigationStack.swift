import Lunch

/// Screens that lead from one to the next; Escape or the button "Back" leads back.
public final class NavigationStack: Screen {
    private let first: any Screen
    private var others: [any Screen]
    private let titleLabel = Label(style: .bold)
    private let backButton = Button("Back", shortcut: .escape)
    private let stack: Stack

    /// Creates the stack from its first screen and those that were opened from there; the last one is shown.
    public init(_ first: any Screen, _ others: [any Screen] = []) {
        self.first = first
        self.others = others
        let bar = Stack([backButton, titleLabel], axis: .horizontal, type: .toolbar, spacing: 1)
        stack = Stack([bar, first.view], spacing: 1)
        backButton.isNavigation = true
        backButton.onPress = { [unowned self] in pop() }
        update()
    }

    /// The identifier of the screen that is shown.
    public var identifier: String { top.identifier }

    /// The title of the screen that is shown.
    public var title: String { top.title }

    /// A bar with the title, and the screen that is shown below it.
    public var view: View { stack }

    public func appear() { top.appear() }

    /// Opens a screen over the one that is shown.
    public func push(_ screen: any Screen) {
        others.append(screen)
        update()
    }

    /// Leads back to the screen before; the first one stays.
    public func pop() {
        _ = others.popLast()
        update()
    }

    private var top: any Screen { others.last ?? first }

    private func update() {
        appear()
        titleLabel.text = top.title
        backButton.isHidden = others.isEmpty
        stack.views[1] = top.view
    }
}
