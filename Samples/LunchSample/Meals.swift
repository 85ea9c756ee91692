import Lunch
import SampleKit

/// The screens of the app, declared once: for building, for listing, and for the tab bar.
struct Meals: Creatable {
    typealias Screen = any SampleKit.Screen

    private let catalog: Catalog<Screen>

    init(locale: LaunchLocale) {
        catalog = Catalog {
            ScreenEntry("Breakfast", title: "Breakfast", mock: Menu.self, variants: ["bread": Menu(menu: "Bread")]) {
                BreakfastScreen(menu: $0)
            }
            ScreenEntry("Lunch", title: "Lunch") { LunchScreen() }
            ScreenEntry("Dinner", title: "Dinner") { DinnerScreen() }
            ScreenEntry("Locale", title: "Locale") { LocaleScreen(locale: locale) }
        }
    }

    var screens: [LaunchScreenDescription] { catalog.screens }

    /// Builds the screen of that name, in its tab.
    func create(_ identifier: String, userInfo: UserInfo) throws -> Screen? {
        try catalog.create(identifier, userInfo: userInfo).map(tabs)
    }

    /// The screens in a tab bar: the given one is shown, and stands in its tab.
    func tabs(showing screen: Screen) throws -> TabScreen {
        let tabs = try catalog.screens.compactMap { description in
            let isShown = description.identifier == screen.identifier
            let screen = try isShown ? screen : catalog.create(description.identifier, userInfo: .empty)
            return screen.map { TabScreen.Tab(description.title, screen: $0) }
        }
        return TabScreen(tabs, selection: tabs.firstIndex { $0.screen.identifier == screen.identifier } ?? 0)
    }
}
