public import LunchDriver

/// A page object: the elements of one screen by names of their own, so that tests do not spell queries.
///
/// ```swift
/// struct BreakfastPage: PageObjectsRepresentable {
///     static let screenName: String? = "Breakfast"
///     let app: TUIApplication
///     var menuLabel: TUIElement { app.staticTexts["menuLabel"] }
/// }
/// ```
public protocol PageObjectsRepresentable {
    /// The identifier of the screen; nil, unless it is given, for a page that is not opened directly.
    static var screenName: String? { get }

    /// The app that shows the page.
    var app: TUIApplication { get }

    /// Creates the page of an app that shows it.
    init(app: TUIApplication)
}

extension PageObjectsRepresentable {
    /// No screen: the page is reached from another.
    public static var screenName: String? { nil }
}
