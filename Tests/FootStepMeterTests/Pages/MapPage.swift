import LunchTest

struct MapPage: PageObjectsRepresentable {
    static let screenName = "Map"
    let app: TUIApplication

    var routeLabel: TUIElement { app.staticTexts["routeLabel"] }
    var map: TUIElement { app.images["routeMap"] }
}
