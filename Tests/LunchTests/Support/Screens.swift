import Lunch

/// The data of a screen.
struct Menu: Codable, Hashable {
    struct Item: Codable, Hashable {
        var name: String
        var price: Int
    }

    var menu: String
    var items: [Item]?
}

/// A screen as text.
typealias TextScreen = String

/// The reason why a screen could not be built.
struct OutOfBread: Error, CustomStringConvertible {
    var description: String { "the bread is sold out" }
}

/// Screens that are declared in a catalog.
var catalog: Catalog<TextScreen> {
    Catalog {
        ScreenEntry("Breakfast", title: "First meal", mock: Menu.self, variants: ["bread": Menu(menu: "Bread")]) {
            menu in
            "Breakfast: \(menu?.menu ?? "nothing")"
        }
        ScreenEntry("Lunch") { "Lunch" }
        ScreenEntry("Dinner") { () throws -> TextScreen in throw OutOfBread() }
    }
}

/// Screens that a switch builds, and that are not listed.
struct HandwrittenScreens: Creatable {
    func create(_ identifier: String, userInfo: UserInfo) throws -> TextScreen? {
        switch identifier {
        case "Breakfast": "Breakfast: \(try userInfo.mock(Menu.self).menu)"
        case "Counter": "\(try userInfo.decode(Int.self, forKey: "count"))"
        case "Dinner": throw OutOfBread()
        default: nil
        }
    }
}
