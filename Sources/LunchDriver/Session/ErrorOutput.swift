import LunchTerminal

/// The output of a program to a standard error that is kept apart: errors, which failures quote, or a drawing.
///
/// Some programs draw there, Textual for example, whether or not it is a terminal. A pipe keeps the errors of all others
/// apart from the screen, and a program that asks (`isatty`) does not draw on it. So it is a pipe, and one that shows by what
/// it writes there that it draws is taken at its word: from then on the terminal gets all of that, as it would without the
/// pipe. An error may quote a text with such sequences in it, so a program that draws on its terminal draws nowhere else. Once the program leaves the alternate screen again, what follows are errors, for example how it crashed. If it
/// ends without that, its last words are on its screen, and are quoted as well.
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
        fileprivate func admits(_ finding: DrawingScanner.Finding) -> Bool {
            switch finding {
            case .enters: self != .alternate
            case .draws, .message: self == .nothing
            case .leaves: false
            }
        }
    }

    /// Takes what the program has written; returns what of it the terminal is to show.
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
        let finding = scanner.read(byte)
        if isDrawing {
            drawing.append(byte)
            if finding != nil { lastWords = [] } else if scanner.isText { lastWords.append(byte) }
            isDrawing = finding != .leaves
            return
        }
        line.append(byte)
        // One that has left its drawing goes back to it as it came.
        if let finding, !hasDrawn || finding == .enters, surface().admits(finding) {
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

/// Looks at what a program writes on its terminal until it draws there, be it a blank screen.
struct FirstDrawing: Sendable {
    /// A program that writes so much draws.
    private static let limit = 64 << 10

    private var scanner = DrawingScanner()
    private var count = 0
    private(set) var isFound = false

    mutating func read(_ bytes: Span<UInt8>) {
        guard !isFound else { return }
        count += bytes.count
        isFound = count > Self.limit
        for index in bytes.indices where !isFound {
            let finding = scanner.read(bytes[index])
            isFound = finding == .draws || finding == .enters
        }
    }
}

/// Finds the sequences in a stream by which a program draws on a whole screen, and no others: colours are common in
/// error messages.
struct DrawingScanner: Sendable {
    enum Finding {
        /// The sequence moves the cursor to a place of the screen (CUP, HVP) or clears the screen (ED, RIS).
        case draws
        /// The sequence is a message of Lunch, which belongs to a drawing.
        case message
        /// The sequence enters the alternate screen.
        case enters
        /// The sequence leaves the alternate screen.
        case leaves
    }

    private enum State {
        case ground
        case escape
        /// The state within a control sequence, with its parameters so far (ECMA-48 5.4).
        case control([UInt8])
        /// The state within an operating system command, with its beginning.
        case command([UInt8])
    }

    private static let message = Array("7367;lunch;".utf8)
    private static let alternateScreens: Set<String> = ["47", "1047", "1049"]

    private var state = State.ground

    /// True if the last byte was text, and no part of a sequence.
    private(set) var isText = true

    mutating func read(_ byte: UInt8) -> Finding? {
        isText = false
        switch (state, byte) {
        case (_, 0x1B): state = .escape
        case (.ground, _): isText = true
        case (.escape, UInt8(ascii: "[")): state = .control([])
        case (.escape, UInt8(ascii: "]")): state = .command([])
        case (.escape, UInt8(ascii: "c")):
            state = .ground
            return .draws
        case (.escape, _): state = .ground
        case (.control(let parameters), 0x20...0x3F):
            state = .control(parameters.count < 64 ? parameters + [byte] : parameters)
        case (.control(let parameters), 0x40...0x7E):
            state = .ground
            return Self.finding(parameters, final: byte)
        // Any other byte ends the sequence, as a newline does not: it is acted upon in the midst of it.
        case (.control, 0x18), (.control, 0x1A), (.command, 0x07), (.command, 0x18), (.command, 0x1A): state = .ground
        case (.control, _): break
        case (.command(let text), _):
            guard text.count < Self.message.count else { break }
            state = .command(text + [byte])
            return text + [byte] == Self.message ? .message : nil
        }
        return nil
    }

    private static func finding(_ parameters: [UInt8], final: UInt8) -> Finding? {
        let text = String(decoding: parameters, as: UTF8.self)
        switch final {
        case UInt8(ascii: "H"), UInt8(ascii: "f"), UInt8(ascii: "J"):
            return text.allSatisfy { $0.isNumber || $0 == ";" } ? .draws : nil
        case UInt8(ascii: "h"), UInt8(ascii: "l"):
            guard text.hasPrefix("?") else { return nil }
            let modes = text.dropFirst().split(separator: ";").map(String.init)
            guard !alternateScreens.isDisjoint(with: modes) else { return nil }
            return final == UInt8(ascii: "h") ? .enters : .leaves
        default: return nil
        }
    }
}
