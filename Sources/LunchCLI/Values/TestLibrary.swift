/// The library that a test is written for.
enum TestLibrary: String, CaseIterable, Sendable {
    case testing = "swift-testing"
    case xctest
}
