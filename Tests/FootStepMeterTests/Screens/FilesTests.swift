import LunchTest
import TestSupport
import Testing

@testable import FootStepMeter

/// The app with the user's files, which are in a folder of the test's own.
@Suite(.lunch) struct FilesTests {
    private let folder: TemporaryFolder
    private let log: String
    private let launcher: Launcher

    init() throws {
        folder = try TemporaryFolder()
        log = folder.path("FootStepMeter/footprints.log")
        launcher = Launcher(clock: .virtual, environment: ["XDG_DATA_HOME": folder.path])
    }

    /// Records a route without mock data, in another process, until nothing more happens.
    private func record(_ launcher: Launcher) throws -> HomePage {
        let page = try launcher.launch(HomePage.self)
        try page.startButton.tap()
        try page.app.clock.advance(by: .seconds(1000))
        return page
    }

    @Test func aRouteIsRecordedAndExportedAndThereTheNextTime() throws {
        let page = try record(launcher)
        let route = "Route 1: \([Coordinate].walk.count) points"
        #expect(page.statusLabel.label == "Recorded \(route)")
        try TabBarPage(app: page.app).tab("Export").tap()
        try ExportPage(app: page.app).row(route).tap()
        let path = folder.path("FootStepMeter/Route 1.gpx")
        #expect(AlertPage(app: page.app).message.label == path)
        let gpx = String(decoding: try bytes(path), as: UTF8.self)
        #expect(gpx.hasPrefix("<?xml") && gpx.hasSuffix("</gpx>\n"))
        #expect(gpx.ranges(of: "<trkpt ").count == [Coordinate].walk.count)
        page.app.terminate()

        let history = try launcher.launch(FootprintHistoryPage.self)
        #expect(history.rows.allElementsBoundByIndex.map(\.label) == [route])
    }

    @Test func onlyOneProcessHasTheFile() throws {
        let page = try launcher.launch(HomePage.self)
        let error = #expect(throws: TUIError.self) { try launcher.launch(HomePage.self) }
        #expect(error?.message.contains("Another FootStepMeter has \(log) open. Close that one first.") == true)
        page.app.terminate()
        #expect(throws: Never.self) { try launcher.launch(HomePage.self) }
    }

    @Test func aNewerVersionOfTheFileIsAnError() throws {
        try launcher.launch(AboutPage.self).app.terminate()
        try write("FootStepMeter 2\n".utf8, log)
        let error = #expect(throws: TUIError.self) { try launcher.launch(HomePage.self) }
        #expect(error?.message.contains("\(log) is of version 2, and this app reads version 1.") == true)
        #expect(try bytes(log) == Array("FootStepMeter 2\n".utf8))
    }

    @Test func aFullDiskIsReportedAndKeepsWhatWasSaved() throws {
        // A shell's limit of one block stands for the full disk.
        let app = Launcher(
            app: .path("/bin/sh"), clock: .virtual, environment: ["XDG_DATA_HOME": folder.path],
            arguments: ["-c", "ulimit -f 1; exec \"$0\"", ProductPath.of("FootStepMeter")])
        let page = try record(app)
        #expect(AlertPage(app: page.app).message.label == "Cannot write \(log): File too large (errno 27).")
        try page.app.press(.return)
        let status = page.statusLabel.label
        page.app.terminate()

        let saved = try FileFootprintStore(path: log).routes()
        #expect(saved.first.map { $0.count > 1 } == true)
        #expect(saved.map { "Recorded \($0)" } == [status])
    }

    @Test func withMockDataNoFileIsTouched() throws {
        let page = try launcher.launch(HomePage.self, mock: .of(MockData(route: .corner)))
        try page.startButton.tap()
        try page.app.clock.advance(by: .seconds(10))
        try TabBarPage(app: page.app).tab("Export").tap()
        try page.app.press(.tab, .return)
        #expect(AlertPage(app: page.app).message.label == "Route 1.gpx")
        #expect(folder.files.isEmpty)
    }

    @Test func anotherScreenOfTheSameLaunchHasTheSameFile() throws {
        let page = try record(launcher)
        let history = try page.app.show(FootprintHistoryPage.self)
        #expect(history.rows.count == 1)
        #expect(try !page.app.show(FootprintHistoryPage.self, mock: .of(MockData())).routes.exists)
        #expect(try page.app.show(FootprintHistoryPage.self).rows.count == 1)
    }
}
