public import LunchWire

/// A type that builds an app's screens by their identifiers, so that a launch can open any screen directly.
///
/// Declare the screens in a `Catalog`, which conforms to this protocol, or write a conforming type. In this example,
/// `AppScreen` is a protocol of the app, to which the app's types `BreakfastScreen` and `LunchScreen` conform:
///
/// ```swift
/// struct Screens: Creatable {
///     func create(_ identifier: String, userInfo: UserInfo) throws -> (any AppScreen)? {
///         switch identifier {
///         case "Breakfast": BreakfastScreen(menu: try userInfo.mock())
///         case "Lunch": LunchScreen()
///         default: nil
///         }
///     }
/// }
/// ```
public protocol Creatable<Screen> {
    /// The common type of the screens, such as `any AppScreen` if `AppScreen` is a protocol of the app.
    associatedtype Screen

    /// Builds the screen with the given identifier; returns nil if the app has no such screen.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the screen.
    ///   - userInfo: the data for the screen; empty if the launch provides none.
    /// - Throws: any error that prevents the screen from being built, for example a `LaunchError` that a function of
    ///   `userInfo` throws.
    func create(_ identifier: String, userInfo: UserInfo) throws -> Screen?

    /// The descriptions of the available screens.
    ///
    /// An app that does not list its screens returns an empty array. This is the default.
    var screens: [LaunchScreenDescription] { get }
}

extension Creatable {
    /// The default value: an empty array, for an app that does not list its screens.
    public var screens: [LaunchScreenDescription] { [] }
}
