import LunchTest
import TestSupport
import Testing

/// A frame comes once input has been handled and drawn, on every loop, and never before.
@Suite(.waiting) struct TypingTests {
    @Test(arguments: BridgeApp.loops)
    func keyByKey(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        #expect(try fixture.line("count") == "count 0")
        var typed = ""
        for key in "abcdefghijklmnopqrst" {
            try fixture.app.typeText(String(key))
            typed.append(key)
            #expect(try fixture.line("text") == "text \(typed)")
            #expect(try fixture.line("count") == "count \(typed.count)")
        }
    }

    @Test func anEscapeThatMayBeABeginning() throws {
        let fixture = try BridgeApp("Turns")
        for count in 1...3 {
            try fixture.app.press(.escape)
            #expect(try fixture.line("count") == "count \(count)")
        }
        try fixture.app.typeText("a")
        #expect(try fixture.line("text") == "text a")
    }

    @Test(arguments: BridgeApp.loops)
    func aBurstAndKeysOfSeveralBytes(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        let burst = String(repeating: "burst and ", count: 70)
        try fixture.app.typeText(burst)
        #expect(try fixture.line("sum") == "sum \(burst.sum)")
        try fixture.app.press(.upArrow, .downArrow)
        #expect(try fixture.line("sum") == "sum \((burst + "\u{1B}[A\u{1B}[B").sum)")
        try fixture.app.typeText("äÄ🍱")
        #expect(try fixture.line("sum") == "sum \((burst + "\u{1B}[A\u{1B}[BäÄ🍱").sum)")
    }

    @Test(arguments: BridgeApp.loops)
    func muchIsPasted(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        let text = String(repeating: "0123456789abcdefghijklmnopqrstuvwxyz-", count: 2800)
        try fixture.app.paste(text)
        // Nobody has asked for brackets around it.
        #expect(try fixture.line("sum") == "sum \(text.sum)")
        #expect(try fixture.line("count") == "count \(text.utf8.count)")
    }
}
