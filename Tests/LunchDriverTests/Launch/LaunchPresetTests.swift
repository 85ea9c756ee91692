import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// Launches under a name, in a file that people write as well.
@Suite struct LaunchPresetTests {
    private func preset(_ text: String) throws -> LaunchPreset {
        try LaunchPreset(try LunchJSON(parsing: text), at: "bread")
    }

    @Test(
        arguments: [
            (#"{"app": "A", "locael": "ja_JP"}"#, #"the key "locael""#),
            (#"{"app": "A", "userInfo": "menu"}"#, "an object"), (#"{"app": "A", "arguments": "-n"}"#, "an array"),
            (#"{"app": "A", "arguments": ["-n", 1]}"#, "a list of strings"), (#"{"app": "A", "columns": 80}"#, "rows"),
            (#"{"app": "A", "columns": 0, "rows": 24}"#, "0×24"),
            (#"{"app": "A", "columns": 80, "rows": 70000}"#, "80×70000"),
            (#"{"app": "A", "mock": 1, "variant": "v"}"#, "mock and variant"), (#"{"screen": "A"}"#, "app"),
            (#"{"app": 1}"#, "a string"), (#"{"app": "A", "profile": "dark"}"#, "standard"),
            (#"{"app": "A", "usesRealHome": 1}"#, "true or false"), (#"[]"#, "an object"),
        ] as [(String, String)])
    func aPresetThatIsNotUnderstoodIsAnError(_ text: String, _ words: String) throws {
        let error = #expect(throws: WireError.self) { try preset(text) }
        #expect(error.map { "\($0)".contains(words) } == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test func aPresetIsReadAsItWasWritten() throws {
        var preset = LaunchPreset(app: "A")
        preset.screen = "S"
        preset.mock = .null
        (preset.locale, preset.timeZone) = ("ja_JP", "Asia/Tokyo")
        preset.size = CellSize(columns: 100, rows: 30)
        preset.profile = .multiplexed
        preset.arguments = ["-n", "x y"]
        preset.usesRealHome = true
        #expect(try LaunchPreset(preset.json, at: "bread") == preset)
        #expect(preset.configuration.profile == .multiplexed)
    }
}
