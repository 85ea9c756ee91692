import Lunch
import SampleKit

/// The screens of the app, declared once: for building, for listing, and for the tab bar.
struct Meals {
    let catalogue: Catalogue<any Screen>

    init(locale: LaunchLocale) {
        catalogue = Catalogue {
            ScreenEntry("Breakfast", title: "Breakfast", mock: Menu.self, variants: ["bread": Menu(menu: "Bread")]) {
                BreakfastScreen(menu: $0)
            }
            ScreenEntry("Lunch", title: "Lunch") { LunchScreen() }
            ScreenEntry("Dinner", title: "Dinner") { DinnerScreen() }
            ScreenEntry("Locale", title: "Locale") { LocaleScreen(locale: locale) }
        }
    }

    /// The screens in a tab bar: the given one is shown, and stands in its tab.
    func tabs(showing screen: any Screen) throws -> TabScreen {
        let tabs = try catalogue.screens.compactMap { description in
            let isShown = description.identifier == screen.identifier
            let screen = try isShown ? screen : catalogue.create(description.identifier, userInfo: .empty)
            return screen.map { TabScreen.Tab(description.title, screen: $0) }
        }
        return TabScreen(tabs, selection: tabs.firstIndex { $0.screen.identifier == screen.identifier } ?? 0)
    }
}
