import TestSupport
import Testing

/// A failure of an element fails the run of the test library that is running, at the caller's line.
///
/// Each test runs this very bundle once more, with one failing test that is otherwise skipped.
@Suite(.waiting) struct CountedFailureTests {
    private static let kinds = ["absent", "ambiguous", "disabled", "gone"]

    private static let ofXCTest = kinds.map { kind in
        NestedCase(
            "FailingXCTests/test\(kind.prefix(1).uppercased())\(kind.dropFirst())",
            says: [
                "Executed 1 test, with 1 failure",
                "FailingTests.swift:\(FailingXCTests.lines[kind] ?? 0): error:", FailingXCTests.messages[kind] ?? "?",
            ])
    }

    private static let ofSwiftTesting = kinds.map { kind in
        NestedCase(
            "FailingSwiftTests",
            says: [
                "Test run with 1 test in 1 suite failed", "with 1 issue.",
                FailingXCTests.messages[kind]?.split(separator: "\n").first.map(String.init) ?? "?",
                "FailingTests.swift:\(FailingWay.lines[kind] ?? 0)",
            ], way: kind)
    }

    private static let onAForeignThread = NestedCase(
        "FailingSwiftTests", says: ["No element matches app.buttons[\"sned\"]."], way: "foreignThread")

    @Test(arguments: ofXCTest + ofSwiftTesting + [onAForeignThread])
    func theTestLibraryCountsIt(_ failing: NestedCase) throws { try failing.check() }
}
