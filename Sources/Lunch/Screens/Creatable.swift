public import LunchWire

/// Builds an app's screens from their identifiers, so that any of them can be launched directly.
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

    /// Builds the screen of that name, or returns nil where there is none.
    ///
    /// - Throws: what kept the screen from being built, for example an error of `userInfo`.
    func create(_ identifier: String, userInfo: UserInfo) throws -> Screen?

    /// The screens that can be built; empty where the app does not list them.
    var screens: [LaunchScreenDescription] { get }
}

extension Creatable {
    /// No screen: an app need not list what it can build.
    public var screens: [LaunchScreenDescription] { [] }
}
