@_spi(Lunch) import LunchWire
import Testing

@testable import LunchTest

/// The names of the cases of a test, by which another process finds the records of their green runs.
@Suite struct CaseNameTests {
    @Test(arguments: ["Lunch", "Dinner $7f0e7ac0e35c"]) func aCaseHasTheSameNameInEachProcess(_ meal: String) throws {
        let (test, testCase) = (try #require(Test.current), try #require(Test.Case.current))
        let name = try #require(TestCaseName(test.id, testCase).text)
        #expect(name.contains(meal))
        // The library's own words hold the address of a private type, which the system chooses for each process.
        let told = String(describing: testCase)
        let other = told.replacing(#/\(unknown context at \$[0-9a-f]+/#, with: "(unknown context at $7fd72a80e35c")
        #expect(told != other, "this run proves nothing: \(told)")
        #expect(TestCaseName.lasting(other) == name)
    }

    @Test(arguments: [1, 2, 2]) func casesHaveDifferentNames(_ number: Int) throws {
        let test = try #require(Test.current)
        let name = TestCaseName(test.id, Test.Case.current)
        Self.names.withLock { #expect($0.insert(name).inserted) }
    }

    private static let names = Lock<Set<TestCaseName>>([])
}
