/// A test that a test library runs, or one case of a parameterized test.
public struct TUITest: Hashable, Sendable, Identifiable {
    /// A test library.
    public enum Library: String, Hashable, Sendable {
        /// Swift Testing.
        case swiftTesting
        /// XCTest.
        case xctest
    }

    /// The number of the case in this process, counted from 1. The cases of a parameterized test have different numbers.
    public let id: Int

    /// The name that the library gives the test, such as `showsTheMenu()` or `BreakfastTests.testShowsTheMenu`.
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
