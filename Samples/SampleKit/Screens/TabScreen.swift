import Lunch

/// Several screens, of which a tab bar shows one.
public final class TabScreen: Screen {
    /// A screen with the title of its tab.
    public struct Tab {
        /// The text on the tab.
        public let title: String

        /// The screen that it leads to.
        public let screen: any Screen

        /// Creates a tab; without a title it is called as its screen is.
        public init(_ title: String? = nil, screen: any Screen) {
            self.title = title ?? screen.title
            self.screen = screen
        }
    }

    private let tabs: [Tab]
    private let bar: TabBar
    private let stack: Stack

    /// Creates the screen; `selection` is the index of the tab that is shown first.
    public init(_ tabs: [Tab], selection: Int = 0) {
        self.tabs = tabs
        bar = TabBar(tabs.map(\.title), selection: selection)
        stack = Stack([bar], spacing: 1)
        bar.onSelect = { [unowned self] _ in update() }
        update()
    }

    /// The identifier of the screen that is shown.
    public var identifier: String { shown?.screen.identifier ?? "" }

    /// The title of the tab that is shown.
    public var title: String { shown?.title ?? "" }

    /// The tab bar, and the screen that is shown below it.
    public var view: View { stack }

    public func appear() { shown?.screen.appear() }

    private var shown: Tab? { tabs.indices.contains(bar.selection) ? tabs[bar.selection] : nil }

    private func update() {
        appear()
        stack.views = [bar] + (shown.map { [$0.screen.view] } ?? [])
    }
}
