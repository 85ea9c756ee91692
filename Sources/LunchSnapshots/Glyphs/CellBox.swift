/// The measures of a cell in a picture.
///
/// All lengths of pictures are whole eighths of a pixel, so that halves, thirds of the height and eighths of a cell are
/// exact, and no number is ever rounded. A light line is one pixel wide and is in the middle of the cell.
enum CellBox {
    /// A pixel.
    static let pixel = 8
    /// The width of a cell: 9 pixels.
    static let width = 9 * pixel
    /// The height of a cell: 18 pixels.
    static let height = 18 * pixel
    /// The middle of a line from left to right: in the middle of a pixel, so that a light line is sharp.
    static let middle = height / 2 - pixel / 2
    /// The middle of a line from top to bottom.
    static let center = width / 2
    /// The baseline of letters.
    static let baseline = 14 * pixel
    /// The size of the font. The letters of most monospaced fonts are 0.6 times as wide as their size, which is a cell.
    static let fontSize = 15
}

/// A rectangle of a picture, in eighths of a pixel.
struct InkRectangle: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// A rectangle between two corners.
    init(from left: Int, _ top: Int, to right: Int, _ bottom: Int) {
        (x, y, width, height) = (left, top, right - left, bottom - top)
    }

    var right: Int { x + width }
    var bottom: Int { y + height }

    func moved(by x: Int, _ y: Int) -> InkRectangle {
        InkRectangle(from: self.x + x, self.y + y, to: right + x, bottom + y)
    }
}

extension [InkRectangle] {
    /// The same area in fewer rectangles: those that touch become one, first in a row, then in a column.
    var merged: [InkRectangle] {
        if count < 2 { return self }
        let wide = sorted { ($0.y, $0.height, $0.x, $0.width) < ($1.y, $1.height, $1.x, $1.width) }.joined {
            last, next in
            guard last.y == next.y, last.height == next.height, next.x <= last.right else { return false }
            last.width = Swift.max(last.right, next.right) - last.x
            return true
        }
        return wide.sorted { ($0.x, $0.width, $0.y, $0.height) < ($1.x, $1.width, $1.y, $1.height) }.joined {
            last, next in
            guard last.x == next.x, last.width == next.width, next.y <= last.bottom else { return false }
            last.height = Swift.max(last.bottom, next.bottom) - last.y
            return true
        }
    }

    /// - Parameter extend: makes the last rectangle take in the next, or returns false.
    private func joined(_ extend: (inout InkRectangle, InkRectangle) -> Bool) -> [InkRectangle] {
        var all: [InkRectangle] = []
        all.reserveCapacity(count)
        for next in self {
            if all.isEmpty || !extend(&all[all.count - 1], next) { all.append(next) }
        }
        return all
    }
}
