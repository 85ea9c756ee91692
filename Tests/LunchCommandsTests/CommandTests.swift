import LunchCommands
import LunchElements
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A command is a value with one form in JSON, and is read as it was written.
@Suite struct CommandTests {
    @Test func aCommandIsReadAsItWasWritten() throws {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<(Nightly.isOn ? 100_000 : 2_000) {
            let command = random.command()
            let text = command.json.text
            let again = try TUICommand(json: LunchJSON(parsing: text))
            guard again == command else {
                Issue.record("\(text) is read as \(again.json.text)")
                return
            }
        }
    }

    @Test(arguments: [
        (#"{"tap":{"query":[{"descendants":"button"},{"matching":{"name":"save"}},"only"]}}"#, "tap"),
        (
            #"{"launch":{"program":["./app"],"screen":"Breakfast","mock":{"menu":"Bread"},"size":{"columns":80,"rows":24}}}"#,
            "launch"
        ),
        (#"{"launch":{"program":["./app"],"profile":"linuxConsole"}}"#, "launch"),
        (#"{"press":{"keys":["down","control-c","return","keypad-enter"]}}"#, "press"),
        (#"{"type":{"text":"abc"}}"#, "typeText"),
        (#"{"type":{"text":["abc\t",{"secret":4}],"query":"app.textFields[\"a\"]"}}"#, "typeText"),
        (#"{"resize":{"columns":100,"rows":30}}"#, "resize"), (#"{"advance":{"by":1.5}}"#, "clock.advance"),
        (#"{"read":{"query":"app.cells[\"x\"]","property":"label"}}"#, "label"),
        (#"{"expect":{"query":"app.cells[\"x\"]","property":"label","is":"Bread","within":5}}"#, "expect"),
        (#"{"wait":{"for":"exit","within":5}}"#, "waitForExit"), (#"{"tap":{"cell":[3,4]}}"#, "coordinate.tap"),
        (#"{"wait":{"query":"app.cells[\"x\"]","property":"exists","is":true}}"#, "waitForExistence"),
    ])
    func aCommandIsWrittenByHand(_ json: String, _ verb: String) throws {
        #expect(try TUICommand(json: LunchJSON(parsing: json)).verb == verb)
    }

    @Test(arguments: [
        ("[]", "command is an array, not an object with one command"),
        (#"{"tpa":{}}"#, #"command is "tpa", not "tap", which is near"#),
        (#"{"launch":{"program":["a"],"profile":"dark"}}"#, #"command.launch.profile is "dark", not"#),
        (#"{"tap":{"qurey":"app"}}"#, #"command.tap is "qurey", not "query", which is near"#),
        (#"{"tap":{"query":"app.buton"}}"#, "command.tap.query, character 5"),
        (#"{"tap":{"query":"app","holding":["shft"]}}"#, #"command.tap.holding is "shft", not "shift", which is near"#),
        (#"{"press":{"keys":["dwon"]}}"#, #"command.press.keys is "dwon", not"#),
        (#"{"advance":{"by":-1}}"#, "command.advance.by is a number, not a number of seconds from 0 to 1000000000"),
        (#"{"advance":{"by":1e12}}"#, "command.advance.by is a number, not a number of seconds from 0 to 1000000000"),
        (#"{"advance":{}}"#, #"command.advance has no "by""#),
        (#"{"resize":{"columns":0,"rows":1}}"#, "a count of columns"),
        (#"{"swipe":{"direction":"upp"}}"#, #"command.swipe.direction is "upp", not "up", which is near"#),
        (#"{"read":{"property":"labl"}}"#, #"command.read.property is "labl", not "label", which is near"#),
        (#"{"expect":{"property":"label"}}"#, "command.expect is without one, not one comparison"),
        (#"{"show":{"screen":"x","mock":1,"variant":"y"}}"#, "command.show is with several of these"),
        (#"{"drag":{"query":"app","for":0}}"#, #"command.drag has no "to""#),
        (#"{"wait":{"for":"exti"}}"#, #"command.wait.for is "exti", not "exit", which is near"#),
        (#"{"type":{"text":5}}"#, "command.type.text is a number, not a string, or a list of strings and secrets"),
    ])
    func aCommandThatIsNoneIsReported(_ json: String, _ message: String) throws {
        let value = try LunchJSON(parsing: json)
        let error = try #require(throws: WireError.self) { try TUICommand(json: value) }
        #expect("\(error)".contains(message), "\(error)")
    }

    /// They are read, since a trace has them, and nobody performs them.
    @Test(arguments: [
        #"{"tap":{"query":[{"descendants":"button"},{"matching":{"closure":null}},"only"]}}"#,
        #"{"tap":{"query":[{"descendants":"cell"},{"rowOf":[{"text":{"matches":null}},"only"]}]}}"#,
        #"{"read":{"query":[{"descendants":"cell"},{"matching":{"name":{"matches":null}}}],"property":"label"}}"#,
        #"{"read":{"property":null}}"#,
        #"{"expect":{"property":"label","closure":"is: …","within":5}}"#,
        #"{"wait":{"for":"frame","within":5}}"#, #"{"press":{"keys":null}}"#, #"{"send":{"bytes":null}}"#,
        #"{"type":{"text":null}}"#, #"{"paste":{"text":["a",{"secret":2}]}}"#,
        #"{"call":{"name":"expectSnapshot","query":[],"argument":null}}"#,
    ])
    func onlyItsTestRepeatsACommand(_ json: String) throws {
        let command = try TUICommand(json: LunchJSON(parsing: json))
        #expect(!command.action.isRepeatable)
        #expect(command.json == (try LunchJSON(parsing: json)))
    }

    /// Bytes that were changed by chance give an error or a command, and never end the process.
    @Test func hostileBytesAreRead() {
        var random = SeededGenerator(seed: 2)
        var left = Nightly.isOn ? 10_000_000 : 200_000
        while left > 0 {
            var bytes = Array(random.command().json.text.utf8)
            for _ in 0...random.index(below: 4) {
                let place = random.index(below: bytes.count)
                switch random.index(below: 3) {
                case 0: bytes[place] = UInt8(random.index(below: 256))
                case 1: bytes.insert(random.pick(bytes), at: place)
                default: bytes += bytes[place...].prefix(20)
                }
            }
            left -= bytes.count
            guard let json = try? LunchJSON(parsing: bytes, limits: .message) else { continue }
            // A command that was read is read again as it is written.
            guard let command = try? TUICommand(json: json) else { continue }
            #expect((try? TUICommand(json: command.json)) != nil, "\(command.json.text)")
        }
    }

    /// Each line of JSON on the page is a command, which is written as it stands there.
    @Test func thePageShowsCommands() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/LunchCommands/LunchCommands.docc/TestCommands.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.first == "{" }
        #expect(lines.count > 15)
        for line in lines {
            let json = try LunchJSON(parsing: String(line))
            let command = try TUICommand(json: json)
            #expect(try TUICommand(json: command.json) == command, "\(line)")
        }
    }
}
