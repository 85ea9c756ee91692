/// Images are not drawn: they are skipped whole, and the cells that they would cover are blank.
extension Emulator {
    /// The place of the cursor once an image has been placed.
    enum AfterImage {
        /// To the first column of the line below the image.
        case below
        /// To the right of the image, on its last line.
        case right
        /// Nowhere.
        case stays
    }

    /// Blanks the cells that an image covers; lines scroll when it reaches below the region.
    mutating func placeImage(columns width: Int, rows height: Int, after: AfterImage) {
        desktop.imageCount += 1
        guard width > 0, height > 0 else { return }
        let start = cursorColumn
        let end = min(endOfLine, start + min(width, columns))
        guard after != .stays else {
            for row in cursorRow..<min(rows, cursorRow + height) { blankImage(start..<end, row: row) }
            return
        }
        // An image taller than the screen leaves nothing else on it, so more lines than these make no difference.
        for line in 1...min(height, rows) {
            blankImage(start..<end, row: cursorRow)
            if line < min(height, rows) { index() }
        }
        if after == .below {
            index()
            moveCursor(column: cursorColumn >= margins.left ? margins.left : 0, row: cursorRow)
        } else {
            moveCursor(column: min(end, endOfLine - 1), row: cursorRow)
        }
    }

    private mutating func blankImage(_ range: Range<Int>, row: Int) {
        screen.slots[screen.slot(row)].erase(range, fill: TUIStyle())
        screen.touch(row, revision: revision)
    }

    /// DCS q: a sixel picture, at the cursor; with DECSDM at the top left without moving the cursor (xterm ctlseqs).
    mutating func sixelPicture() {
        guard let size = string.sixel?.finish(), size.width > 0, size.height > 0 else { return }
        let (width, height) = size.cells
        guard modes.flags.contains(.sixelDisplay) else {
            let stays = modes.flags.contains(.sixelLeavesCursorRight)
            return placeImage(columns: width, rows: height, after: stays ? .right : .below)
        }
        desktop.imageCount += 1
        for row in 0..<min(rows, height) { blankImage(0..<min(width, columns), row: row) }
    }

    /// APC G: the kitty graphics protocol; supported images cover their cells, as a picture would.
    mutating func kittyGraphics() {
        let command = KittyCommand(
            string.bytes.dropFirst(), length: string.length - 1, padding: min(2, string.padding))
        let result = kittyImages.take(command)
        if let answer = result.answer { report("\u{1B}_G\(answer)\u{1B}\\") }
        guard let placement = result.placement else { return }
        placeImage(
            columns: placement.cells.columns, rows: placement.cells.rows,
            after: placement.keepsCursor ? .stays : .right)
    }

    /// OSC 1337 ; File = arguments : data (iTerm2's inline images protocol); only `inline=1` shows anything.
    mutating func inlineImage(_ content: ArraySlice<UInt8>) {
        let colon = content.firstIndex(of: UInt8(ascii: ":")) ?? content.endIndex
        var arguments: [String: ArraySlice<UInt8>] = [:]
        for argument in content[..<colon].prefix(Limits.imageHead).split(separator: UInt8(ascii: ";")) {
            guard let equals = argument.firstIndex(of: UInt8(ascii: "=")) else { continue }
            arguments[String(decoding: argument[..<equals], as: UTF8.self)] = argument[(equals + 1)...]
        }
        guard arguments["inline"]?.elementsEqual("1".utf8) == true else { return }
        let data = content[min(colon + 1, content.endIndex)...].prefix(Limits.imageHead)
        let size = Base64.decode(data, limit: 24).flatMap { PixelSize(imageFile: $0) } ?? PixelSize.cell
        let cells = size.cells(
            columns: Self.extent(arguments["width"], of: columns, cell: PixelSize.cell.width),
            rows: Self.extent(arguments["height"], of: rows, cell: PixelSize.cell.height))
        let stays = arguments["doNotMoveCursor"]?.elementsEqual("1".utf8) == true
        placeImage(columns: cells.columns, rows: cells.rows, after: stays ? .stays : .right)
    }

    /// A width or height in cells: `N` cells, `Npx` pixels, `N%` of the screen; 0 for `auto`.
    private static func extent(_ text: ArraySlice<UInt8>?, of whole: Int, cell: Int) -> Int {
        guard let text, let number = Int(digits: text.prefix { $0 < 0x3A && $0 > 0x2F }, clampedTo: Limits.imageSide)
        else { return 0 }
        if text.last == UInt8(ascii: "%") { return max(1, whole * min(number, 100) / 100) }
        return text.last == UInt8(ascii: "x") ? max(1, (number + cell - 1) / cell) : number
    }
}
