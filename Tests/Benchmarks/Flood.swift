/// The output of a program that floods its terminal: the inputs of the emulator's benchmark, and lines that are known.
enum Flood {
    /// The size that a terminal has whose launch does not name another.
    private static let columns = 80
    private static let rows = 24

    /// Prints at least as many bytes, then the last lines; false where nobody reads them any more.
    static func print(_ size: Int) -> Bool {
        let blocks = EmulatorInput.names.map {
            EmulatorInput(name: $0, columns: columns, rows: rows, size: 1 << 20).bytes
        }
        for number in 0..<(size >> 20) {
            guard writeOutput(blocks[number % blocks.count]) else { return false }
        }
        // CAN and DECSTR: a block ends anywhere, and with margins and colors.
        let end = "\u{18}\u{1B}[!p" + lines.map { "\r\n\($0)" }.joined()
        return writeOutput(ContiguousArray(end.utf8))
    }

    /// The lines on the screen then.
    static var lastScreen: [String] { Array(lines.suffix(rows)) }

    /// The lines at the end of the flood, more than the screen has.
    private static let lines = (1...100).map { "line \($0) of 100, 第\($0)行, ligne nume\u{301}ro \($0)" }
}
