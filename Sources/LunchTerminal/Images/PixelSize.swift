/// A size in pixels, which the terminal knows only by the size that it gives its cells.
package struct PixelSize: Sendable, Equatable {
    package var width: Int
    package var height: Int

    /// The size of one cell: what 14 and 16 of XTWINOPS report, and by which images and the mouse become cells.
    package static let cell = PixelSize(width: 10, height: 20)

    /// The cells that a picture of this size covers, those covered in part included.
    var cells: (columns: Int, rows: Int) {
        ((width + Self.cell.width - 1) / Self.cell.width, (height + Self.cell.height - 1) / Self.cell.height)
    }

    /// A size whose sides are at least 0 and at most the cap.
    init(width: Int, height: Int) {
        self.width = width.clamped(to: 0...Limits.imageSide)
        self.height = height.clamped(to: 0...Limits.imageSide)
    }

    /// The size in the header of an image file, of PNG and GIF; nil for others.
    init?(imageFile head: [UInt8]) {
        if head.count >= 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            func number(_ start: Int) -> Int { head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            self.init(width: number(16), height: number(20))
        } else if head.count >= 10, head.starts(with: "GIF8".utf8) {
            self.init(width: Int(head[6]) | Int(head[7]) << 8, height: Int(head[8]) | Int(head[9]) << 8)
        } else {
            return nil
        }
    }
}
