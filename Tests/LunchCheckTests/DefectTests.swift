import LunchCheck
import TestSupport
import Testing

/// Each planted defect is found by the check that is about it, with its cause, and by no check that is not.
@Suite(.waiting) struct DefectTests {
    @Test(arguments: PlantedDefect.all)
    func aDefectIsFoundAndNamed(_ defect: PlantedDefect) throws {
        let results = Checked.results("Defects", ["\(defect.number)"])
        let complaints = results.complaints
        let complaint = try #require(complaints[defect.check], "\(defect.check) finds nothing; \(results.failures)")
        #expect(complaint.cause.contains(defect.cause))
        #expect(!complaint.seen.isEmpty && !complaint.change.isEmpty)
        let unrelated = Set(complaints.keys).subtracting([defect.check]).subtracting(defect.others)
        #expect(unrelated.isEmpty, "\(results.failures)")
    }

    @Test func theAppWithoutADefectPasses() {
        let results = Checked.results("Defects", ["0"])
        #expect(results.isPassed, "\(results.failures)")
        // Its trees are small, and it takes messages.
        #expect(Set(results.reasons.keys) == ["tree.large", "count.promise"], "\(results.reasons)")
    }
}
