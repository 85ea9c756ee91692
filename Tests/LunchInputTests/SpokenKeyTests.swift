import Testing

@testable import LunchInput

/// Keys by name, as the command line takes them.
@Suite struct SpokenKeyTests {
    @Test(
        arguments: [
            ("Tab", .tab), ("enter", .return), ("PageUp", .pageUp), ("F5", .f(5)), ("f35", .f(35)), ("x", "x"),
            ("X", "X"), ("-", "-"), ("+", "+"), ("日", "日"), ("Space", .space), ("KeypadEnter", .keypad(.enter)),
            ("Control-c", .control("c")), ("ctrl+C", .control("C")), ("Shift-Tab", .shift(.tab)),
            ("page-up", .pageUp), ("keypad-zero", .keypad(.zero)), ("left-shift", .leftShift),
            ("Hyper-x", .character("x").with(.hyper)), ("Control-Shift-Up", .up.with([.control, .shift])),
            ("Control--", .control("-")), ("Alt-+", .alt("+")),
        ] as [(String, TUIKeyboardKey)])
    func aKeyIsCalledByItsName(_ name: String, _ key: TUIKeyboardKey) {
        #expect(TUIKeyboardKey(spoken: name) == key)
    }

    @Test(arguments: ["", "Tabb", "F0", "F36", "Control-", "Hiper-x", "xy", "Tab Tab", "Control-Tabb"])
    func anotherWordIsNoKey(_ name: String) {
        #expect(TUIKeyboardKey(spoken: name) == nil)
    }

    @Test func everyKeyIsFoundByItsName() {
        let keys: [TUIKeyboardKey] =
            NamedKey.allCases.map(TUIKeyboardKey.init) + TUIKeyboardKey.Keypad.allCases.map { .keypad($0) }
            + (1...35).map { .f($0) } + ["a", "A", " ", "-", "+", "é", "日"]
        let held: [TUIKeyModifierFlags] = [[], .control, [.option, .shift], .all]
        for key in keys {
            for flags in held {
                let key = key.with(flags)
                #expect(TUIKeyboardKey(spoken: key.spokenName) == key, "\(key.spokenName)")
            }
        }
    }

    @Test func everyNameInTheListIsAKey() {
        #expect(TUIKeyboardKey.spokenNames.filter { TUIKeyboardKey(spoken: $0) == nil } == [])
    }

    @Test(arguments: [
        ("Tabb", "Tab"), ("Retrun", "Return"), ("Contrl-c", "Control-c"), ("Control-Ecsape", "Control-Escape"),
    ]) func theNearestNameIsProposed(_ name: String, _ near: String) {
        #expect(TUIKeyboardKey.spokenName(nearestTo: name) == near)
    }

    @Test(arguments: ["frobnicate", "Frobnicate-x", "", "-"]) func ofAFarNameNothingIsProposed(_ name: String) {
        #expect(TUIKeyboardKey.spokenName(nearestTo: name) == nil)
    }
}
