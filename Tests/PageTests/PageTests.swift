import Foundation
import LunchTest
import LunchWire
import TestSupport
import Testing

/// The page objects that `lunch page` writes for each screen of the samples: they are as recorded, compile, and hold.
///
/// The folder `Pages` has them. With `LUNCH_RECORD=1` in the environment, they are written again, and the tests fail. A
/// new screen takes two such runs.
@Suite(.waiting) struct PageTests {
    @Test(arguments: SampleScreen.apps) func theCommandWritesThePagesThatAreRecorded(app: String) throws {
        for screen in try SampleScreen.all() where screen.app == app {
            let page = try screen.page()
            // A member that the list does not find would be looked at by nobody.
            let lists = RecordedPages.rows(of: page).count
            #expect(RecordedPages.members(of: page).count + 2 * lists == page.ranges(of: "TUIElement").count)
            for (suffix, text) in [("", page), ("+Members", RecordedPages.list(of: page, named: screen.pageName))] {
                let problem = try RecordedPages.problem("\(app)/\(screen.pageName)\(suffix).swift", text)
                #expect(problem == nil, "\(problem ?? "")")
            }
        }
    }

    @Test func everyScreenOfTheSamplesHasItsPage() throws {
        let problem = try RecordedPages.problem("AllPages.swift", RecordedPages.list(of: SampleScreen.all()))
        #expect(problem == nil, "\(problem ?? "")")
        #expect(AllPages.pages.count > 13)
    }

    @Test(arguments: AllPages.pages.keys.sorted()) func everyMemberOfAPageIsThere(path: String) throws {
        let parts = path.split(separator: "/").map(String.init)
        let page = try #require(AllPages.pages[path])
        try look(at: page, SampleScreen(app: parts[0], screen: parts[1]))
    }

    private func look<Page: MemberedPage>(at type: Page.Type, _ screen: SampleScreen) throws {
        #expect(Page.screenName as? String == screen.screen)
        // An app that keeps data keeps others from it.
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-page-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let launcher = Launcher(
            app: .product(screen.app), locale: SampleScreen.locale, environment: ["XDG_DATA_HOME": folder])
        let page = try launcher.launch(type, mock: .userInfo(screen.userInfo()))
        let members = page.pageMembers
        #expect(!members.isEmpty)
        for member in members {
            // It throws unless there is exactly one.
            let snapshot = try member.element.snapshot()
            #expect(snapshot.exists, "\(member.name)")
        }
        for (name, rows, row) in page.pageRows {
            let labels = rows.labels
            #expect(!labels.isEmpty, "\(name)")
            for label in labels { #expect(try row(label).snapshot().label == label) }
        }
        let source = try #require(RecordedPages.text(of: "\(screen.app)/\(screen.pageName).swift"))
        let declared = RecordedPages.members(of: source).map { $0.filter { $0 != "`" } }
        #expect(members.map(\.name) == declared)
        #expect(page.pageRows.map(\.name) == RecordedPages.rows(of: source).map(\.name))
    }
}
