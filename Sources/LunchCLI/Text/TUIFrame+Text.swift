import LunchElements
import LunchWire

extension TUIFrame {
    /// True if there is nothing to read on the screen.
    var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    /// The screen for people, with a note if it is blank.
    var shownText: String { isBlank ? "(the screen is blank)\n" : text.visibleLines }
}
