import LunchTerminal

/// The output of a program to a standard error that is kept apart: errors, which failures quote, or a drawing.
///
/// Some programs, such as Textual, always draw there. A pipe keeps the errors of other programs off the screen, and a program
/// that checks (`isatty`) does not draw on it. So standard error is a pipe, until the program writes something there that
/// draws: from then on the terminal gets all of it, as it would without the pipe. An error may quote a text with such sequences
/// in it, so a program that draws on its terminal draws nowhere else. After the program leaves the alternate screen, errors
/// follow, for example of a crash. If it ends without that, its last words are on its screen, and are quoted as well.
package struct ErrorOutput: Sendable {
    /// The number of bytes that are kept for messages.
    static let limit = 64 << 10

    /// The errors; of a program that has drawn the text only, without the sequences that set its terminal up and back.
    private var errors: [UInt8] = []

    /// The text since the last sequence of the drawing: all that an end in the midst of it leaves.
    private var lastWords: [UInt8] = []

    /// All since the last newline: if this line begins a drawing, what sets the terminal up for it belongs to it.
    private var line: [UInt8] = []

    /// The number of bytes of the errors that stem from the line.
    private var lineErrors = 0

    private var scanner = DrawingScanner()
    private var hasDrawn = false

    /// True if it draws now.
    private(set) var isDrawing = false

    package init() {}

    /// The terminal on which the program has drawn.
    package enum Surface {
        case nothing
        /// Something on the main screen, as programs do that say that they begin.
        case main
        /// The alternate screen.
        case alternate

        /// Returns true if a program that has drawn this may draw on standard error, by what it writes there.
        fileprivate func admits(_ sign: DrawingScanner.Sign) -> Bool {
            switch sign {
            case .enters: self != .alternate
            case .draws, .message: self == .nothing
            case .leaves: false
            }
        }
    }

    /// Takes what the program has written; returns what of it the terminal must show.
    ///
    /// - Parameter surface: looked at only if there is something to decide, and once: nothing of this has been shown by then.
    package mutating func receive(_ bytes: Span<UInt8>, on surface: () -> Surface = { .nothing }) -> [UInt8] {
        var drawing: [UInt8] = []
        var known: Surface?
        func look() -> Surface {
            let found = known ?? surface()
            known = found
            return found
        }
        for index in bytes.indices { receive(bytes[index], on: look, &drawing) }
        errors.removeFirst(max(0, errors.count - Self.limit))
        lastWords.removeFirst(max(0, lastWords.count - Self.limit))
        if line.count > Self.limit { (line, lineErrors) = ([], 0) }
        return drawing
    }

    private mutating func receive(_ byte: UInt8, on surface: () -> Surface, _ drawing: inout [UInt8]) {
        let sign = scanner.read(byte)
        if isDrawing {
            drawing.append(byte)
            if sign != nil { lastWords = [] } else if scanner.isText { lastWords.append(byte) }
            isDrawing = sign != .leaves
            return
        }
        line.append(byte)
        // A program that has left its drawing returns to it the same way.
        if let sign, !hasDrawn || sign == .enters, surface().admits(sign) {
            drawing += line
            errors.removeLast(min(lineErrors, errors.count))
            (line, lineErrors, lastWords) = ([], 0, [])
            (isDrawing, hasDrawn) = (true, true)
            return
        }
        if scanner.isText || !hasDrawn {
            errors.append(byte)
            lineErrors += 1
        }
        if byte == UInt8(ascii: "\n") { (line, lineErrors) = ([], 0) }
    }

    /// The errors that failures quote, of a program that runs or has ended.
    package func quoted(hasEnded: Bool) -> [UInt8] {
        // A drawing alone has no lines: its cells are addressed.
        hasEnded && isDrawing && lastWords.contains(UInt8(ascii: "\n")) ? errors + lastWords : errors
    }
}

extension Session.Shown {
    /// The surface that is drawn on now.
    var surface: ErrorOutput.Surface {
        let grid = terminal.grid
        if grid.modes.isAlternateScreen { return .alternate }
        return !firstDrawing.isFound && grid.lines.allSatisfy(\.isEmpty) ? .nothing : .main
    }
}
