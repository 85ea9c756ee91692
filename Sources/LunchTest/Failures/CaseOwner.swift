import LunchDriver
import XCTest

/// A case of XCTest, which takes failures only as long as it runs.
struct CaseOwner: LaunchOwner {
    let test: TUITest
    let id: LaunchOwnerID

    /// `XCUIApplication().launch()` keeps no app, and `XCUIApplication()` means it ever after.
    var keepsApps: Bool { true }

    init(_ testCase: XCTestCase) {
        test = TUITest(
            id: TestNumbers.next(), name: testCase.name, identifier: Self.identifier(of: testCase), library: .xctest)
        id = LaunchOwnerID(ObjectIdentifier(testCase))
    }

    func expectation(of value: String, toBe other: String) -> String { "XCTAssertEqual(\(value), \(other))" }

    /// Called after the case has finished: until then the case that runs takes every failure.
    func record(_ failure: TUIFailure) {
        RunningCase.noteLateFailure()
        LateFailures.add(failure, of: test)
    }

    /// The name of a case in an option `--filter` of `swift test`.
    private static func identifier(of testCase: XCTestCase) -> String {
        let method = testCase.name.split { ". ]".contains($0) }.last ?? ""
        return "\(String(reflecting: type(of: testCase)))/\(method)"
    }
}

/// Distinguishes XCTest cases, for code that keeps something for each.
package enum RunningCaseID {
    /// The case that is running; nil while none does.
    package static var current: ObjectIdentifier? { RunningCase.current.map { ObjectIdentifier($0) } }
}
