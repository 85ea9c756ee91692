import LunchTest
import LunchWire
import TestSupport
import Testing

/// An element that an app puts where no screen reaches is a failure of the app, never the end of the tests.
@Suite(.waiting) struct HostileFrameTests {
    private static let frames = [
        "[40, 0, 9223372036854775807, 1]", "[9223372036854775807, 0, 1, 1]",
        "[9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807]",
        "[-9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807]",
        "[0, 0, 1073741825, 1]", "[0, 0, 1, 9223372036854775808]",
    ].map { numbers in
        (
            ShellApp.frame(1, label: "one", members: #","frame":\#(numbers)"#),
            #"node.frame of button "b" is \#(numbers)"#
        )
    }

    private static let size = (
        ShellApp.message("frame", #"{"revision":1,"size":[9223372036854775807,24],"mark":0,"tree":{}}"#),
        "frame.size is [9223372036854775807, 24]"
    )

    @Test(arguments: frames + [size]) func aPlaceBeyondAllScreensIsAFailure(_ script: String, _ words: String) {
        let error = #expect(throws: TUIError.self) { try ShellApp.launch(script) }
        #expect(error?.kind == .protocolViolation)
        #expect(
            error?.message.hasPrefix(
                """
                sh sent a frame message that could not be read: \(words), with a number beyond ±1073741824.
                Is it computed from a width or a height that is not known yet, or not limited?

                """) == true, "\(error?.message ?? "")")
    }

    /// As far as a frame may reach, everything that computes with it goes on.
    @Test func whatIsFarAwayIsCountedWith() throws {
        let limit = 1 << 30
        func element(_ name: String, _ type: String, _ frame: [Int], _ children: String = "") -> String {
            #"{"type":"\#(type)","identifier":"\#(name)","label":"\#(name)","frame":\#(frame),"children":[\#(children)]}"#
        }
        let elements = [
            element("wide", "button", [40, 0, limit, 1]),
            element("everywhere", "button", [-limit, -limit, limit, limit]),
            element("list", "table", [0, 5, 10, 2], element("row", "cell", [0, limit, 10, limit])),
            element("away", "button", [limit, limit, limit, limit]),
        ].joined(separator: ",")
        let app = try ShellApp.launch(
            #"say '\033[?1000h\033[?1006h'"# + "\n"
                + ShellApp.message(
                    "frame",
                    #"{"revision":1,"screen":"S","size":[80,24],"mark":0,"timers":0,"tree":{"type":"application","#
                        + #""children":[\#(elements)]}}"#) + "key\n"
                + ShellApp.message(
                    "frame", #"{"revision":2,"screen":"S","size":[80,24],"mark":1,"timers":0,"changes":[]}"#))
        #expect(["wide", "everywhere", "away"].map { app.buttons[$0].isHittable } == [true, false, false])
        #expect(app.buttons.rightOf(app.buttons["everywhere"]).count == 0)
        #expect(app.buttons.below(app.buttons["wide"]).element.identifier == "away")
        #expect(app.buttons["away"].coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 1)).screenPoint.column > 0)
        let corner = app.buttons["away"].coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
        let off = #expect(throws: TUIError.self) { try corner.tap() }
        #expect(
            off?.message.hasPrefix("The cell (1000000000, 1000000000) is not on the screen, which is 80×24.") == true)
        #expect(app.buttons.above(app.buttons["away"]).element.identifier == "wide")
        let error = #expect(throws: TUIError.self) { try app.buttons["away"].tap() }
        #expect(
            error?.message.hasPrefix("app.buttons[\"away\"] is not on the screen: button \"away\", label \"away\", ")
                == true, "\(error?.message ?? "")")
    }
}
