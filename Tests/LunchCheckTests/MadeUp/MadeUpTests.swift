import TestSupport
import Testing

@testable import LunchCheck

/// Each check on made-up transcripts, without a process.
@Suite struct MadeUpTests {
    /// The checks that say nothing of the made-up app: it is small, starts nothing, and asks the terminal nothing.
    private static let skipped: Set = ["tree.marks", "tree.large", "count.answers", "count.promise", "bare.children"]

    @Test(arguments: ProtocolCheck.all.map(\.name))
    func anAppThatKeepsTheProtocolPasses(_ name: String) throws {
        let check = try #require(ProtocolCheck.all.first { $0.name == name })
        let finding = Self.finding(of: check, MadeUpApp())
        guard case .skipped(let reason)? = finding else {
            #expect(finding == nil && !Self.skipped.contains(check.name), "\(String(describing: finding))")
            return
        }
        #expect(Self.skipped.contains(check.name), "\(reason)")
    }

    @Test(arguments: MadeUpDefect.all)
    func aDefectIsFoundInATranscript(_ defect: MadeUpDefect) throws {
        let check = try #require(ProtocolCheck.all.first { $0.name == defect.check })
        var app = MadeUpApp()
        defect.change(&app)
        let finding = Self.finding(of: check, app)
        switch (defect.outcome, finding) {
        case (.fails(let cause), .fails(let complaint)?):
            #expect(complaint.cause.contains(cause), "\(complaint)")
        case (.isOf(let home, let cause), .obstacle(let complaint, home: let found)?):
            #expect(found == home && complaint.cause.contains(cause), "\(complaint)")
        case (.skipped(let words), .skipped(let reason)?): #expect(reason.contains(words))
        case (.passes, nil): break
        default: Issue.record("\(defect): \(String(describing: finding))")
        }
    }

    /// A check without a row here could say anything.
    @Test func everyCheckFindsSomethingMadeUp() {
        let found = MadeUpDefect.all.filter { defect in
            switch defect.outcome {
            case .fails, .isOf: true
            case .passes, .skipped: false
            }
        }
        #expect(Set(ProtocolCheck.all.map(\.name)).subtracting(found.map(\.check)) == [])
    }

    private static func finding(of check: ProtocolCheck, _ app: MadeUpApp) -> Finding? {
        do throws(Finding) {
            try check.run(app.checked)
            return nil
        } catch {
            return error
        }
    }
}
