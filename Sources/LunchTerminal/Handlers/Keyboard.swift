/// The form in which keys must be sent: the kitty keyboard protocol and xterm's modified keys.
extension Emulator {
    /// CSI > flags u: sets the flags aside and puts others in force (kitty keyboard protocol).
    mutating func pushKeyboard(_ sequence: borrowing ControlSequence) {
        guard options.profile.keyboard == .kitty else { return }
        if keyboardStack.count >= Limits.keyboardStack { keyboardStack.removeFirst() }
        keyboardStack.append(modes.keyboard)
        modes.keyboard = TUIModes.KeyboardFlags(rawValue: UInt8(truncatingIfNeeded: sequence.value(0)))
    }

    /// CSI < count u: brings flags back; with none left, no flag is in force (kitty keyboard protocol).
    mutating func popKeyboard(_ count: Int) {
        guard count <= keyboardStack.count else {
            keyboardStack = []
            modes.keyboard = []
            return
        }
        modes.keyboard = keyboardStack[keyboardStack.count - count]
        keyboardStack.removeLast(count)
    }

    /// CSI = flags ; mode u: 1 replaces, 2 adds, 3 removes (kitty keyboard protocol).
    mutating func setKeyboard(_ sequence: borrowing ControlSequence) {
        guard options.profile.keyboard == .kitty else { return }
        let flags = TUIModes.KeyboardFlags(rawValue: UInt8(truncatingIfNeeded: sequence.value(0)))
        switch sequence.value(1, default: 1) {
        case 1: modes.keyboard = flags
        case 2: modes.keyboard.formUnion(flags)
        case 3: modes.keyboard.subtract(flags)
        default: noteUnknown(sequence)
        }
    }

    /// CSI ? u: answers the flags in force (kitty keyboard protocol).
    mutating func reportKeyboard() {
        guard options.profile.keyboard == .kitty else { return }
        answers.append("\u{1B}[?\(modes.keyboard.rawValue)u")
    }

    /// XTMODKEYS: resource 4 is modifyOtherKeys; the others change nothing here (xterm ctlseqs).
    mutating func modifyKeys(_ sequence: borrowing ControlSequence) {
        if options.profile.keyboard != .none, sequence.count == 0 || sequence.value(0) == 4 {
            modes.modifyOtherKeys = sequence.value(1).clamped(to: 0...3)
        }
    }

    /// XTQMODKEYS: answers the value of modifyOtherKeys; of the others, that they are as at the start (xterm ctlseqs).
    mutating func reportModifyKeys(_ resource: Int) {
        guard options.profile.keyboard != .none, (1...7).contains(resource) else { return }
        answers.append("\u{1B}[>\(resource);\(resource == 4 ? modes.modifyOtherKeys : 0)m")
    }

    /// CSI > 4 n: switches modifyOtherKeys off (xterm ctlseqs).
    mutating func resetModifyKeys(_ sequence: borrowing ControlSequence) {
        if sequence.value(0) == 4 { modes.modifyOtherKeys = 0 }
    }
}
