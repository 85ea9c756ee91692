public import LunchDriver

/// A page object: a type that names the elements of one screen, so that tests need no element queries.
///
/// Pass a conforming type to `Launcher.launch(_:mock:)` to launch the app on this screen and to create the page object.
///
/// ```swift
/// struct BreakfastPage: PageObjectsRepresentable {
///     static let screenName: String? = "Breakfast"
///     let app: TUIApplication
///     var menuLabel: TUIElement { app.staticTexts["menuLabel"] }
/// }
/// ```
public protocol PageObjectsRepresentable {
    /// The identifier of the screen that a launch opens for this page; nil if tests reach the page only from another
    /// page.
    ///
    /// The default is nil.
    static var screenName: String? { get }

    /// The app that shows the page.
    var app: TUIApplication { get }

    /// Creates the page object for an app that shows the page.
    init(app: TUIApplication)
}

extension PageObjectsRepresentable {
    /// The default value: nil, for a page that tests reach only from another page.
    public static var screenName: String? { nil }
}
