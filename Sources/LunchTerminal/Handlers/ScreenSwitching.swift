/// The alternate screen.
extension Emulator {
    /// 47, 1047, 1048 and 1049 (xterm ctlseqs, "DECSET").
    mutating func switchScreen(_ mode: Int, to isAlternate: Bool) {
        switch mode {
        case 1048:
            if isAlternate { saveCursor() } else { restoreCursor() }
        case 1049 where isAlternate:
            if !modes.isAlternateScreen {
                saveCursor()
                exchangeScreens()
            }
            eraseScreen()
        case 1049:
            if modes.isAlternateScreen { exchangeScreens() }
            restoreCursor()
        case 1047 where !isAlternate:
            guard modes.isAlternateScreen else { return }
            eraseScreen()
            exchangeScreens()
        default:
            if modes.isAlternateScreen != isAlternate { exchangeScreens() }
        }
    }

    /// Shows the other screen; the cursor stays where it is, each screen keeps its keyboard flags.
    private mutating func exchangeScreens() {
        swap(&screen, &hiddenScreen)
        let shown = (flags: modes.keyboard, stack: keyboardStack)
        modes.keyboard = hiddenKeyboard.flags
        keyboardStack = hiddenKeyboard.stack
        hiddenKeyboard = shown
        modes.isAlternateScreen.toggle()
        screen.touch(0...rows - 1, revision: revision)
        stayOnLine()
    }

    /// Blanks every line, whatever protects it.
    mutating func eraseScreen() {
        screen.clearLines(0..<rows, fill: eraseStyle)
        screen.hasDoubleLines = false
        screen.touch(0...rows - 1, revision: revision)
        stayOnLine()
    }
}
