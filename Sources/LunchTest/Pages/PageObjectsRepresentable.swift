public import LunchDriver

/// A page object: a type that names the elements of one screen, so that tests do not contain queries.
///
/// ```swift
/// struct BreakfastPage: PageObjectsRepresentable {
///     static let screenName: String? = "Breakfast"
///     let app: TUIApplication
///     var menuLabel: TUIElement { app.staticTexts["menuLabel"] }
/// }
/// ```
public protocol PageObjectsRepresentable {
    /// The identifier of the page's screen; nil, which is the default, for a page that is not opened directly.
    static var screenName: String? { get }

    /// The app that shows the page.
    var app: TUIApplication { get }

    /// Creates the page from the app that shows it.
    init(app: TUIApplication)
}

extension PageObjectsRepresentable {
    /// The default value: nil, for a page that is not opened directly.
    public static var screenName: String? { nil }
}
