public import LunchDriver

/// A type whose values are page objects. A page object gives names to the elements of one screen of an app.
///
/// Tests use these names instead of element queries. If a test passes the type to `Launcher.launch(_:mock:)`, the app
/// is launched on the screen, and the test receives a page object.
///
/// ```swift
/// struct BreakfastPage: PageObjectsRepresentable {
///     static let screenName = "Breakfast"
///     let app: TUIApplication
///     var menuLabel: TUIElement { app.staticTexts["menuLabel"] }
/// }
/// ```
public protocol PageObjectsRepresentable {
    /// The type of the screen's identifier: `String`, or `String?` for a screen that may have none.
    associatedtype ScreenName: TUIScreenNaming = String?

    /// The identifier of the page object's screen, as the app declares it. A page object of a screen that tests reach only
    /// from another screen leaves it out.
    ///
    /// If it is left out or nil, `Launcher.launch(_:mock:)` opens the launcher's screen, and `TUIApplication.show(_:mock:)` throws
    /// `TUIError`.
    static var screenName: ScreenName { get }

    /// The app that shows the screen.
    var app: TUIApplication { get }

    /// Creates the page object for an app that shows the screen.
    init(app: TUIApplication)
}

extension PageObjectsRepresentable where ScreenName == String? {
    /// The default value: nil, for a screen that tests reach only from another screen.
    public static var screenName: String? { nil }
}

/// A type that the `screenName` of a page object may have: `String` or `String?`.
public protocol TUIScreenNaming {
    /// The identifier; nil if there is none.
    var _screenName: String? { get }
}

extension String: TUIScreenNaming {
    public var _screenName: String? { self }
}

extension String?: TUIScreenNaming {
    public var _screenName: String? { self }
}
