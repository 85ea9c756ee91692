/// All that is drawn in one color, but for letters.
struct Ink {
    let color: UInt32
    /// Areas with sharp edges, which are joined where they touch.
    private(set) var rectangles: [InkRectangle] = []
    /// Areas with smooth edges.
    var areas = PictureText()
    /// Lines of one pixel with smooth edges.
    var lines = PictureText()
    /// Round dots, each a line without a length.
    var dots = PictureText()
    /// Lines of dots, for underlines.
    var dotted = PictureText()
    /// Lines of dashes, for underlines.
    var dashed = PictureText()

    init(_ color: UInt32) { self.color = color }

    mutating func add(_ rectangle: InkRectangle) {
        if let last = rectangles.last, last.right == rectangle.x, last.y == rectangle.y,
            last.height == rectangle.height
        {
            rectangles[rectangles.count - 1].width += rectangle.width
        } else {
            rectangles.append(rectangle)
        }
    }
}

/// Inks by their color, in the order in which they are first used.
struct Inks {
    private(set) var all: [Ink] = []
    private var places: [UInt32: Int] = [:]
    /// The place of the ink that was used last, which is most often the next as well.
    private var recent = 0

    subscript(color: UInt32) -> Ink {
        get { all[places[color] ?? 0] }
        _modify {
            if !all.indices.contains(recent) || all[recent].color != color { recent = place(of: color) }
            yield &all[recent]
        }
    }

    private mutating func place(of color: UInt32) -> Int {
        if let place = places[color] { return place }
        places[color] = all.count
        all.append(Ink(color))
        return all.count - 1
    }
}
