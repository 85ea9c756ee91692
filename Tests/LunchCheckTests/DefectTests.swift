import LunchCheck
import LunchDriver
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Each planted defect is found by the check that is about it, with its cause, and by no check that is not.
@Suite(.waiting) struct DefectTests {
    /// Limits for an app that does at once what it does at all.
    private static let limits = {
        var limits = TimeLimits()
        limits.inaction = .seconds(4)
        limits.stillness = .milliseconds(120)
        limits.hangUp = .milliseconds(500)
        return limits
    }()

    /// Nightly, each defect meets all checks; else those that are about it.
    @Test(arguments: PlantedDefect.all)
    func aDefectIsFoundAndNamed(_ defect: PlantedDefect) throws {
        let results = Checked.results(
            "Defects", ["\(defect.number)"], only: Nightly.isOn ? [] : defect.met, limits: Self.limits)
        let complaints = results.complaints
        let complaint = try #require(complaints[defect.check], "\(defect.check) finds nothing; \(results.failures)")
        #expect(complaint.cause.contains(defect.cause), "\(results.failures)")
        #expect(!complaint.seen.isEmpty && !complaint.change.isEmpty)
        let unrelated = Set(complaints.keys).subtracting([defect.check]).subtracting(defect.others)
        #expect(unrelated.isEmpty, "\(results.failures)")
    }

    /// All checks are made, so that none is about something else and blames an app that has nothing wrong.
    @Test func theAppWithoutADefectPasses() {
        let results = Checked.results("Defects", ["0"])
        #expect(results.isPassed, "\(results.failures)")
        #expect(results.count == ProtocolCheck.all.count)
        // Its trees are small and without marks, and it takes messages.
        #expect(Set(results.reasons.keys) == ["tree.large", "tree.marks", "count.promise"], "\(results.reasons)")
    }

    /// An app may take messages and stay on its screen.
    @Test func showIsOptional() {
        let results = Checked.results("Defects", ["26"], only: ["show"])
        #expect(results.isPassed, "\(results.failures)")
        let reason = "the app can't go to another screen while it runs; only app.show(…) needs this"
        #expect(results.reasons == ["show.screen": reason, "show.unknown": reason])
    }

    @Test func aCrashAtMuchInputIsReportedWithStandardError() throws {
        let results = Checked.results("Defects", ["84"], only: ["input.bulk"], limits: Self.limits)
        let seen = try #require(results.complaints["input.bulk"]?.seen)
        #expect(seen.contains("SIGABRT"), "\(seen)")
        #expect(seen.contains("It wrote to standard error: the note is too long"), "\(seen)")
    }

    @Test func anAppThatIsStillWorkingIsNotBlamed() {
        var limits = TimeLimits()
        limits.inaction = .milliseconds(300)
        let results = Checked.results(
            "Defects", ["\(PlantedDefect.computesLong)"], only: ["input.bulk"], limits: limits)
        #expect(results.isPassed && results.reasons.isEmpty, "\(results.map(\.text))")
    }

    @Test func anAppThatGoesOnForLongIsLeftAlone() throws {
        var limits = TimeLimits()
        limits.inaction = .milliseconds(100)
        limits.work = .milliseconds(300)
        // It computes until the check ends it: a tester that gets no processor for two seconds would find it done.
        let results = Checked.results(
            "Defects", ["\(PlantedDefect.computesLong)", "3600"], only: ["input.bulk"], limits: limits)
        let reason = try #require(results.reasons["input.bulk"], "\(results.map(\.text))")
        #expect(reason.hasPrefix("it is slow: ") && reason.hasSuffix("and it continued"))
    }

    /// A screen that shows nothing of what is typed or chosen.
    @Test func checksThatLookAtNothingSaySo() {
        let results = Checked.results("Defects", ["0"], only: ["order", "tree", "messages.ascii", "screen.file"]) {
            $0.screen = "Blank"
        }
        #expect(results.isPassed, "\(results.failures)")
        let reasons = results.reasons
        for check in ["order.behind", "order.late", "tree.current"] {
            #expect(reasons[check]?.hasPrefix("no key that was tried changes the screen (a, b, ") == true, "\(reasons)")
        }
        #expect(reasons["tree.labels"] == "no element has a frame and a text that is drawn in it")
        #expect(reasons["tree.identifiers"] == "no element has an identifier")
        #expect(reasons["messages.ascii"] == "the app has published no text beyond ASCII, not even when é was typed")
        #expect(reasons["screen.file"] == "the screen \"Blank\" shows the same without the user info {}")
    }
}
