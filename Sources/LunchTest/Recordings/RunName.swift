import Testing
import XCTest

/// The name of a test in the note about a run, which distinguishes it from tests of other modules and types, but not between
/// its cases.
struct RunName {
    private let module: String
    /// The types that contain the test, and the test itself, without parentheses.
    let components: [String]

    init(_ testCase: XCTestCase) {
        module = String(String(reflecting: type(of: testCase)).prefix { $0 != "." })
        let method = testCase.name.split { ". ]".contains($0) }.last.map(String.init) ?? testCase.name
        components = [String(describing: type(of: testCase)), method]
    }

    init(_ test: Test) {
        module = test.id.moduleName
        components = test.id.nameComponents.map { String($0.prefix { $0 != "(" }).replacing("`", with: "") }
    }

    var text: String { "\(module)/\(Self.joined(components[...]))" }

    static func joined(_ parts: ArraySlice<String>) -> String {
        // A name in back quotes may have anything in it.
        String(parts.joined(separator: ".").map { "/\\".contains($0) ? "_" : $0 })
    }
}
