/// XTWINOPS: reports of the size, and the stack of titles.
extension Emulator {
    /// XTWINOPS (xterm ctlseqs); what would change the window, and reports of its title, are ignored on purpose.
    mutating func windowOperation(_ sequence: borrowing ControlSequence) {
        switch sequence.value(0) {
        case 18: answers.append("\u{1B}[8;\(rows);\(columns)t")
        case 19: answers.append("\u{1B}[9;\(rows);\(columns)t")
        case 22: pushTitle()
        case 23: popTitle()
        case 1...24: break
        default: if sequence.value(0) == 0 { noteUnknown(sequence) }
        }
    }

    private mutating func pushTitle() {
        if titleStack.count >= Limits.titles { titleStack.removeFirst() }
        titleStack.append((title, iconTitle))
    }

    private mutating func popTitle() {
        guard let saved = titleStack.popLast() else { return }
        title = saved.title
        iconTitle = saved.iconTitle
    }
}
