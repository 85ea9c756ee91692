import LunchTest

/// The screen `Map` of FootStepMeter.
///
/// Written by `lunch page FootStepMeter Map --variant walk --locale en_US`.
struct MapPage: PageObjectsRepresentable {
    static let screenName = "Map"
    let app: TUIApplication

    var home: TUIElement { app.tabs["Home"] }
    var map: TUIElement { app.tabs["Map"] }
    var export: TUIElement { app.tabs["Export"] }
    var settings: TUIElement { app.tabs["Settings"] }
    var routeLabel: TUIElement { app.staticTexts["routeLabel"] }
    var routeMap: TUIElement { app.images["routeMap"] }
}
