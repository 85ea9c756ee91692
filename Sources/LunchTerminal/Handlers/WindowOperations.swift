/// XTWINOPS: reports of the size, and the stack of titles.
extension Emulator {
    /// XTWINOPS (xterm ctlseqs); what would change the window, and reports of its title, are ignored on purpose.
    mutating func windowOperation(_ sequence: borrowing ControlSequence) {
        let cell = PixelSize.cell
        switch sequence.value(0) {
        case 11: report("\u{1B}[1t")
        case 13: report("\u{1B}[3;0;0t")
        case 14: report("\u{1B}[4;\(rows * cell.height);\(columns * cell.width)t")
        case 15: report("\u{1B}[5;\(rows * cell.height);\(columns * cell.width)t")
        case 16: report("\u{1B}[6;\(cell.height);\(cell.width)t")
        case 18: report("\u{1B}[8;\(rows);\(columns)t")
        case 19: report("\u{1B}[9;\(rows);\(columns)t")
        case 22: pushTitle(sequence.value(1))
        case 23: popTitle(sequence.value(1))
        case 1...10, 20, 21: break  // moving, resizing, iconifying, and the titles, which the program has sent
        case 24...: break  // DECSLPP: the size is the host's
        default: noteUnknown(sequence)
        }
    }

    /// 22: sets the titles aside; 1 is the icon's, 2 the window's, anything else both.
    private mutating func pushTitle(_ which: Int) {
        if titleStack.count >= Limits.titles { titleStack.removeFirst() }
        titleStack.append((which == 1 ? nil : title, which == 2 ? nil : iconTitle))
    }

    /// 23: brings back the titles set aside last, as far as both 22 and 23 name them.
    private mutating func popTitle(_ which: Int) {
        guard let saved = titleStack.popLast() else { return }
        if which != 1, let title = saved.title { self.title = title }
        if which != 2, let iconTitle = saved.iconTitle { self.iconTitle = iconTitle }
    }
}
