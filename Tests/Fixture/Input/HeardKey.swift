/// A key as a program makes it out from its input.
struct HeardKey {
    var name: String
    var modifiers: [String] = []
    /// The character that the terminal says the key is with Shift.
    var shifted: String?
    /// The text that the terminal says the key typed.
    var text: String?
    var isRelease = false

    /// The key in words: `Control-Shift-a(A)=A up`.
    var words: String {
        // A modifier's own key tells of itself twice.
        let isModifier = name.hasSuffix(" Lock") || name.hasPrefix("Left ") || name.hasPrefix("Right ")
        var words = ((isModifier ? [] : modifiers) + [name]).joined(separator: "-")
        if let shifted { words += "(\(shifted))" }
        if let text { words += "=\(text)" }
        return isRelease ? words + " up" : words
    }

    init(_ name: String, _ modifiers: [String] = []) {
        self.name = name
        self.modifiers = modifiers
    }

    /// The key that a control character stands for, among those that send it the usual one.
    init(control byte: UInt8) {
        switch byte {
        case 0: self.init("Space", ["Control"])
        case 9: self.init("Tab")
        case 13: self.init("Return")
        case 27: self.init("Escape")
        case 127: self.init("Delete")
        case 1...26: self.init(Self.text(UInt32(byte) + 96), ["Control"])
        default: self.init(Self.text(UInt32(byte) + 64), ["Control"])
        }
    }

    /// The modifiers of a parameter, which is one more than their bits.
    static func modifiers(_ parameter: Int) -> [String] {
        let bits = max(0, parameter - 1)
        let names = [
            (4, "Control"), (2, "Option"), (1, "Shift"), (8, "Command"), (16, "Hyper"), (32, "Meta"), (64, "Caps"),
            (128, "Num"),
        ]
        return names.filter { bits & $0.0 != 0 }.map(\.1)
    }

    /// A character by its code, as it is called.
    static func text(_ code: UInt32) -> String {
        switch code {
        case 9: "Tab"
        case 13: "Return"
        case 27: "Escape"
        case 32: "Space"
        case 8, 127: "Delete"
        default: Unicode.Scalar(code).map { String(Character($0)) } ?? "U+\(code)"
        }
    }
}

extension HeardKey {
    /// The keys of CSI number ~.
    static func tilde(_ number: Int) -> String? {
        switch number {
        case 2: "Insert"
        case 3: "Forward Delete"
        case 5: "Page Up"
        case 6: "Page Down"
        case 11...15: "F\(number - 10)"
        case 17...21: "F\(number - 11)"
        case 23...26: "F\(number - 12)"
        case 28, 29: "F\(number - 13)"
        case 31...34: "F\(number - 14)"
        case 42...56: "F\(number - 21)"
        default: nil
        }
    }

    /// The keys of CSI letter and SS3 letter.
    static func letter(_ letter: UInt8) -> String? {
        switch Character(Unicode.Scalar(letter)) {
        case "A": "Up"
        case "B": "Down"
        case "C": "Right"
        case "D": "Left"
        case "E": "Keypad Begin"
        case "F": "End"
        case "H": "Home"
        case "P": "F1"
        case "Q": "F2"
        case "R": "F3"
        case "S": "F4"
        default: nil
        }
    }

    /// The keys of SS3 letter that only the application keypad has.
    static func application(_ letter: UInt8) -> String? {
        let keys = Array("*+,-./0123456789")
        switch letter {
        case UInt8(ascii: "M"): return "Keypad Enter"
        case UInt8(ascii: "X"): return "Keypad ="
        case UInt8(ascii: "j")...UInt8(ascii: "y"): return "Keypad \(keys[Int(letter - UInt8(ascii: "j"))])"
        default: return nil
        }
    }

    /// The keys of CSI number u.
    static func kitty(_ number: Int) -> String {
        let locks = ["Caps Lock", "Scroll Lock", "Num Lock", "Print Screen", "Pause", "Menu"]
        let keypad = [
            "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "/", "*", "-", "+", "Enter", "=", ",", "Left",
            "Right",
            "Up", "Down", "Page Up", "Page Down", "Home", "End", "Insert", "Forward Delete", "Begin",
        ]
        let held = ["Shift", "Control", "Option", "Command", "Hyper", "Meta"]
        switch number {
        case 0: return ""
        case 57358...57363: return locks[number - 57358]
        case 57376...57398: return "F\(number - 57363)"
        case 57399...57427: return "Keypad \(keypad[number - 57399])"
        case 57441...57446: return "Left \(held[number - 57441])"
        case 57447...57452: return "Right \(held[number - 57447])"
        default: return text(UInt32(clamping: number))
        }
    }
}
