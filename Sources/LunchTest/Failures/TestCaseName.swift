import LunchDriver
@_spi(Lunch) import LunchWire
import Synchronization
import Testing

/// The unique name of a case of a test of Swift Testing.
struct TestCaseName: Hashable {
    private let test: Test.ID
    /// The arguments and the number of the case, which the library contains only in its description.
    let text: String?

    init(_ test: Test.ID, _ testCase: Test.Case?) {
        self.test = test
        text = testCase.flatMap { $0.isParameterized ? Self.lasting(String(describing: $0)) : nil }
    }

    /// The description without the addresses of private types, which are others in each process.
    static func lasting(_ description: String) -> String {
        guard description.contains("(unknown context at $") else { return description }
        return description.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }
}

/// The numbers of the cases that this process has run.
enum TestNumbers {
    private static let last = Atomic(0)

    /// The number of a case that has begun.
    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }

    /// The number of a case whose beginning is unknown, far above the numbers that are counted.
    ///
    /// Each step of a test without the trait asks for it, so that a table with a lock would have tests wait for each other.
    static func number(of name: TestCaseName) -> Int { 1 << 62 | name.hashValue & (1 << 62 - 1) }
}

extension TUITest {
    /// A case of a test of Swift Testing.
    ///
    /// - Parameter scope: the number of the case, if it has the trait.
    init(_ test: Test, _ testCase: Test.Case?, scope: Int?, trace: TUITracePolicy? = nil) {
        let name = TestCaseName(test.id, testCase)
        self.init(
            id: scope ?? TestNumbers.number(of: name), name: test.name, identifier: "\(test.id)",
            library: .swiftTesting,
            place: TUISourceLocation(test.sourceLocation), arguments: name.text, trace: trace)
    }
}

extension TUISourceLocation {
    /// A place in a test, in the library's type.
    init(_ place: SourceLocation) {
        self.init(fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
}
