/// Finds the bytes that print a cell's character as it is in the cell.
///
/// A character may have been put together in another mode than the one in which it would be printed, so what is not plain
/// is tried on a terminal of one line.
struct Spelling {
    let options: Emulator.Options
    private var known: [Key: Spelled?] = [:]

    private struct Key: Hashable {
        var scalars: ContiguousArray<UInt32>
        var width: Int
    }

    /// The bytes of a character.
    struct Spelled {
        var bytes: [UInt8]
        /// True if nothing joins the character, because a control function is after it.
        var endsWithControl: Bool
    }

    init(options: Emulator.Options) { self.options = options }

    /// The bytes that print a character in mode 2027; nil if none do.
    mutating func bytes(of scalars: ContiguousArray<UInt32>, width: Int) -> Spelled? {
        if scalars.count == 1, width == 1, (0x20...0x7E).contains(scalars[0]) {
            return Spelled(bytes: [UInt8(scalars[0])], endsWithControl: false)
        }
        let key = Key(scalars: scalars, width: width)
        if let found = known[key] { return found }
        let found = search(scalars, width: width)
        known[key] = .some(found)
        return found
    }

    private func search(_ scalars: ContiguousArray<UInt32>, width: Int) -> Spelled? {
        var whole = ""
        var divided = ""
        for (index, scalar) in scalars.enumerated() {
            guard scalar >= 0x20, !(0x7F...0x9F).contains(scalar) else { return nil }
            whole.append(scalar: scalar)
            if index > 0 { divided += "\0" }
            divided.append(scalar: scalar)
        }
        let candidates = [
            Spelled(bytes: Array(whole.utf8), endsWithControl: false),
            Spelled(bytes: Array((divided + "\0").utf8), endsWithControl: true),
            Spelled(bytes: Array("\u{1B}[?2027l\(whole)\u{1B}[?2027h".utf8), endsWithControl: true),
        ]
        return candidates.first { prints($0.bytes, scalars, width) }
    }

    private func prints(_ bytes: [UInt8], _ scalars: ContiguousArray<UInt32>, _ width: Int) -> Bool {
        var parser = Parser()
        var emulator = Emulator(columns: 4, rows: 1, scrollbackLimit: 0, options: options)
        emulator.modes.flags.insert(.graphemeClusters)
        guard parser.feed(bytes.span, to: &emulator) == bytes.count else { return false }
        let row = emulator.screen[0]
        return emulator.cursorColumn == width && row.scalars(at: 0) == scalars && row.cells[0].isWide == (width == 2)
    }
}
