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
    /// The type of the screens, for example `any Screen` for a protocol of the app.
    associatedtype Screen

    /// Builds the screen with an identifier; returns nil if the app has no such screen.
    ///
    /// - Throws: any error of building the screen, for example an error of `userInfo`.
    func create(_ identifier: String, userInfo: UserInfo) throws -> Screen?

    /// The descriptions of the screens that can be built; empty if the app does not list them.
    var screens: [LaunchScreenDescription] { get }
}

extension Creatable {
    /// An empty array, for an app that does not list its screens.
    public var screens: [LaunchScreenDescription] { [] }
}
