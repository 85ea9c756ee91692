import LunchDriver
@_spi(Lunch) import LunchWire
import Testing

/// The name that tells a case of a test of Swift Testing apart from all others.
struct TestCaseName: Hashable {
    private let test: Test.ID
    /// The arguments and the number of the case, which the library tells in its description only.
    let text: String?

    init(_ test: Test.ID, _ testCase: Test.Case?) {
        self.test = test
        text = testCase.flatMap { $0.isParameterized ? Self.lasting(String(describing: $0)) : nil }
    }

    /// The description without the addresses of private types, which are others in each process.
    static func lasting(_ description: String) -> String {
        description.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }
}

/// The numbers of the cases that this process has run.
enum TestNumbers {
    private struct Numbers {
        var last = 0
        var named: [TestCaseName: Int] = [:]
    }

    private static let numbers = Lock(Numbers())

    /// The number of a case that has begun.
    static func next() -> Int {
        numbers.withLock { numbers in
            numbers.last += 1
            return numbers.last
        }
    }

    /// The number of a case whose beginning nobody tells of.
    static func number(of name: TestCaseName) -> Int {
        numbers.withLock { numbers in
            if let known = numbers.named[name] { return known }
            numbers.last += 1
            numbers.named[name] = numbers.last
            return numbers.last
        }
    }
}

extension TUITest {
    /// A case of a test of Swift Testing.
    ///
    /// - Parameter scope: the number of the case, if it has the trait.
    init(_ test: Test, _ testCase: Test.Case?, scope: Int?) {
        let name = TestCaseName(test.id, testCase)
        self.init(
            id: scope ?? TestNumbers.number(of: name), name: test.name, identifier: "\(test.id)",
            library: .swiftTesting,
            place: TUISourceLocation(test.sourceLocation), arguments: name.text)
    }
}

extension TUISourceLocation {
    /// A place in a test as the library has it.
    init(_ place: SourceLocation) {
        self.init(fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
}
