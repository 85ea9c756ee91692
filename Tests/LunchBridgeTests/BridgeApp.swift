import LunchTest
import Testing

/// The fixture on one of its loops.
struct BridgeApp {
    let app: TUIApplication

    static let product = LaunchConfiguration.Executable.product("BridgeFixture")

    /// The loops that read key by key.
    static let loops = ["Source", "Thread", "Reader", "Polling", "Output", "Turns", "Napping"]

    /// The loops on which something can be done later.
    static let loopsWithTimers = ["Source", "Thread", "Reader", "Polling", "Output", "Sleeper"]

    init(_ loop: String, clock: LaunchConfiguration.Clock = .continuous) throws {
        app = try Launcher(app: Self.product, screen: loop, clock: clock).launch()
    }

    /// The process of the fixture.
    var process: Int32 {
        get throws {
            let words = app.staticTexts["process"].label.split(separator: " ")
            let process = try #require(words.last.flatMap { Int32($0) })
            // No other number names a process that tests may stop.
            try #require(process > 1)
            return process
        }
    }

    /// The text that a line reads; records an issue if the elements and the cells are not of one moment.
    func line(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let frame = try app.settledFrame()
        let element = app.staticTexts[identifier]
        let row = frame.grid.lines[element.frame.origin.row]
        #expect(row == element.label, sourceLocation: sourceLocation)
        return element.label
    }
}

extension String {
    /// The sum that the fixture makes of what it read (FNV-1a).
    var sum: UInt64 { utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}
