public import LunchDriver

/// A type whose values are page objects. A page object gives names to the elements of one screen of an app.
///
/// Tests use these names instead of element queries. If a test passes the type to `Launcher.launch(_:mock:)`, the app
/// is launched on the screen, and the test receives a page object.
///
/// ```swift
/// struct BreakfastPage: PageObjectsRepresentable {
///     static let screenName: String? = "Breakfast"
///     let app: TUIApplication
///     var menuLabel: TUIElement { app.staticTexts["menuLabel"] }
/// }
/// ```
public protocol PageObjectsRepresentable {
    /// The identifier of the page object's screen, as the app declares it; nil (the default) for a screen that tests
    /// reach only from another screen.
    ///
    /// If it is nil, `Launcher.launch(_:mock:)` opens the launcher's screen, and `TUIApplication.show(_:mock:)` throws
    /// `TUIError`.
    static var screenName: String? { get }

    /// The app that shows the screen.
    var app: TUIApplication { get }

    /// Creates the page object for an app that shows the screen.
    init(app: TUIApplication)
}

extension PageObjectsRepresentable {
    /// The default value: nil, for a screen that tests reach only from another screen.
    public static var screenName: String? { nil }
}
