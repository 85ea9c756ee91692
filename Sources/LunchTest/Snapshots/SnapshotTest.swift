import LunchDriver
import Testing
import XCTest

/// The test that expects a snapshot.
struct SnapshotTest {
    /// The unique name of the test and its case.
    let identity: String
    /// The name of the test in messages.
    let name: String
    /// The types that contain the test, and the test itself, without parentheses.
    let components: [String]
    /// The number of the run of the test; nil if its end is not reported.
    let number: Int?
    /// True if the test has arguments, so that its name does not distinguish its cases.
    let hasArguments: Bool
    let hasFailed: Bool

    /// The test that runs here; nil if none does.
    static var current: SnapshotTest? {
        if let testCase = RunningCase.current { return SnapshotTest(testCase) }
        return Test.current.map { SnapshotTest($0, .current) }
    }

    init(_ testCase: XCTestCase) {
        components = RunName(testCase).components
        name = components.joined(separator: ".")
        identity = "\(String(reflecting: type(of: testCase))).\(components.last ?? "")"
        number = RunningCase.run?.test.id
        hasArguments = false
        hasFailed = RunningCase.run?.hasFailed ?? false
    }

    init(_ test: Test, _ testCase: Test.Case?) {
        let scope = TestScope.current
        let isOne = testCase?.isParameterized == true
        identity = "\(test.id)" + (isOne ? testCase.map { String(describing: $0) } ?? "" : "")
        name = (test.id.nameComponents).joined(separator: ".")
        components = RunName(test).components
        number = scope?.context.test.id
        hasArguments = isOne
        hasFailed = scope?.run.hasFailed ?? false
    }

    /// The reason why nothing is recorded in the test; nil if that is possible.
    var refusal: String? {
        if number == nil {
            return "Lunch can't see whether this test fails for other reasons: give it, or its suite, the trait .lunch"
        }
        return hasFailed ? SnapshotAdvice.failed : nil
    }

    /// The name of the file of a snapshot of this test.
    ///
    /// - Parameters:
    ///   - file: the name of the file of the test, which is a folder's name already.
    ///   - name: the name that the test gives the snapshot, or its number if that is not 1.
    func fileName(in file: String, _ name: String?) -> String {
        let parts = components.first == file ? components.dropFirst() : components[...]
        return RunName.joined(parts) + (name.map { ".\($0)" } ?? "")
    }
}
