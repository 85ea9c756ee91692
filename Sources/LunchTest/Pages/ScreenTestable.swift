/// A test suite, or any other value, that belongs to one screen.
public protocol ScreenTestable {
    /// The identifier of the screen, as in the app's `Creatable`.
    var screenName: String { get }
}
