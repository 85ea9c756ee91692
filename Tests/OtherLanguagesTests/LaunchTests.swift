import LunchProcess
import LunchTest
import TestSupport
import Testing

/// The answers of the adapters to launches that cannot be, and to those that are none.
@Suite(.lunch) struct LaunchTests {
    @Test func everyScreenOpensInC() async throws { try await expectEveryScreenOpens(.c) }

    @Test(.enabled(if: Sample.curses.isRunnable, "no python3 of PATH is 3.10 or later and has curses"))
    func everyScreenOpensWithCurses() async throws { try await expectEveryScreenOpens(.curses) }

    @Test(.enabled(if: Sample.textual.isRunnable, "LUNCH_TEXTUAL names no Python that has Textual"))
    func everyScreenOpensWithTextual() async throws { try await expectEveryScreenOpens(.textual) }

    @Test(.enabled(if: Sample.urwid.isRunnable, "no python3 of PATH is 3.10 or later and has urwid"))
    func everyScreenOpensWithUrwid() async throws { try await expectEveryScreenOpens(.urwid) }

    private func expectEveryScreenOpens(_ sample: Sample) async throws {
        let launcher = sample.launcher()
        #expect(try launcher.screens().map(\.name) == ["List", "New", "Confirm"])
        await launcher.expectEveryScreenOpens()
    }

    @Test(arguments: Sample.runnable) func aWrongScreenIsAnError(_ sample: Sample) throws {
        var launcher = sample.launcher()
        launcher.configuration.screen = "Lsit"
        let error = try #require(throws: TUIError.self) { try launcher.launch() }
        #expect(error.kind == .launch)
        #expect(error.message.contains("did not open on the screen \"Lsit\""))
        #expect(error.message.contains(sample == .c ? "no screen of that name" : "the screens are List, New, Confirm"))
    }

    static let misfits: [LunchJSON] = [
        7, ["title": "bread", "done": true], ["bread"], [["title": "bread"]], [["title": 1, "done": true]],
        [["title": "bread", "done": "yes"]], [["title": "bread", "done": 1]],
        [["title": "bread", "done": true, "color": "brown"]], "[", "bread",
    ]

    @Test(arguments: Sample.runnable, misfits) func mockDataThatDoesNotFitIsAnError(
        _ sample: Sample, _ mock: LunchJSON
    ) throws {
        let launcher = sample.launcher()
        let error = try #require(throws: TUIError.self) { try launcher.launch(ListPage.self, mock: .of(mock)) }
        #expect(error.kind == .launch)
        #expect(error.message.contains("did not open on the screen \"List\""))
    }

    @Test(arguments: Sample.runnable) func noScreenIsBuiltFromWhatItCannotShow(_ sample: Sample) throws {
        let launcher = sample.launcher()
        #expect(throws: TUIError.self) { try launcher.launch(ConfirmPage.self, mock: .of([Item]())) }
        #expect(throws: TUIError.self) { try launcher.launch(ListPage.self, mock: .userInfo(["MOCK_JOSN": []])) }
    }

    @Test(arguments: Sample.runnable.filter { $0 != .textual }) func muchMockDataComesInAFile(_ sample: Sample) throws {
        let items = (0..<500).map { Item(title: "\($0) \(String(repeating: "x", count: 200))", done: $0 % 2 == 0) }
        let page = try sample.launcher().launch(ListPage.self, mock: .of(items))
        #expect(page.count == "250 of 500 done")
        // urwid draws no more of a list than there is to see, here three lines of each, and its elements are made of that.
        #expect(page.items.count == (sample == .urwid ? 7 : 500))
    }

    @Test(arguments: Sample.runnable) func withoutAnyLaunchKeyThereIsNotOneByteOfProtocol(_ sample: Sample) throws {
        let stream = try output(of: sample, [:])
        #expect(stream.ranges(of: Array("Make a list".utf8)).count > 0)
        #expect(stream.ranges(of: Array("7367".utf8)).isEmpty)
    }

    @Test(arguments: Sample.runnable) func aPersonOpensAScreenWithoutAByteOfProtocol(_ sample: Sample) throws {
        let mock = #"{"MOCK_JSON":[{"title":"bread","done":true}]}"#
        let stream = try output(of: sample, ["LAUNCH_SCREEN": "List", "LAUNCH_USER_INFO": mock])
        #expect(stream.ranges(of: Array("bread".utf8)).count > 0)
        #expect(stream.ranges(of: Array("7367".utf8)).isEmpty)
    }

    /// All that an app writes to a terminal of its own until it is left.
    private func output(of sample: Sample, _ environment: [String: String]) throws -> [UInt8] {
        let (path, arguments) = sample.command
        let run = try NestedRun(path, arguments, environment: environment.merging(["TERM": "xterm-256color"]) { $1 })
        #expect(run.wait(for: " done"))
        run.send("q")
        #expect(run.wait().status == .exited(0))
        return run.bytes
    }

    @Test(arguments: Sample.runnable) func aRunningAppIsAskedForAnotherScreen(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ListPage.self, mock: .of(Item.shopping))
        guard sample.takesMessages else {
            #expect(throws: TUIError.self) { try page.app.show(NewPage.self) }
            return
        }
        let new = try page.app.show(NewPage.self, mock: .of([Item(title: "tea")]))
        try new.title.typeText("milk")
        #expect(try new.save().titles == ["tea", "milk"])
        let error = try #require(throws: TUIError.self) { try page.app.show("Lsit") }
        #expect(error.message.contains("the screens are List, New, Confirm"))
        #expect(page.titles == ["tea", "milk"])
    }
}
