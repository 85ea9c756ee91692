/// A test suite, or any other value, that is about one screen.
public protocol ScreenTestable {
    /// The identifier of the screen, as the app's `Creatable` knows it.
    var screenName: String { get }
}
