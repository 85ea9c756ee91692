/// A case of a test, as its test library knows it.
public struct TUITest: Hashable, Sendable, Identifiable {
    /// A test library.
    public enum Library: String, Hashable, Sendable {
        /// Swift Testing.
        case swiftTesting
        /// XCTest.
        case xctest
    }

    /// The number of the case in this process, counted from 1; it tells the cases of a parameterised test apart.
    public let id: Int

    /// The name of the test in its library: `showsTheMenu()`, `BreakfastTests.testShowsTheMenu`.
    public let name: String

    /// The library that runs the test.
    public let library: Library

    /// The location of the test's declaration; nil if the library does not report it, as XCTest does not.
    public let place: TUISourceLocation?

    package init(id: Int, name: String, library: Library, place: TUISourceLocation? = nil) {
        self.id = id
        self.name = name
        self.library = library
        self.place = place
    }
}
