public import LunchWire

/// A type that builds an app's screens from their identifiers, so that each of them can be launched directly.
///
/// Declare the screens once in a `Catalogue`, which is a `Creatable`, or conform a type of your own:
///
/// ```swift
/// struct Screens: Creatable {
///     func create(_ identifier: String, userInfo: UserInfo) throws -> (any Screen)? {
///         switch identifier {
///         case "Breakfast": BreakfastScreen(menu: try userInfo.mock())
///         case "Lunch": LunchScreen()
///         default: nil
///         }
///     }
/// }
/// ```
public protocol Creatable<Screen> {
    /// The type of the app's own screens.
    associatedtype Screen

    /// Builds the screen of an identifier; returns nil if there is no such screen.
    ///
    /// - Throws: any error of building the screen, for example an error of `userInfo`.
    func create(_ identifier: String, userInfo: UserInfo) throws -> Screen?

    /// The descriptions of the screens that can be built; empty if the app does not list them.
    var screens: [LaunchScreenDescription] { get }
}

extension Creatable {
    /// No screens, for an app that does not list them.
    public var screens: [LaunchScreenDescription] { [] }
}
