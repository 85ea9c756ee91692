import LunchTerminal
import LunchWire

/// Reads the places of texts and the regions of the screen.
extension QueryReader {
    mutating func search() throws(WireError) -> TextSearch {
        try expect("(")
        let pattern = try pattern()
        let sought: TextSearch.Pattern = if let pattern { .regex(pattern) } else { .literal(try string()) }
        var search = TextSearch(sought)
        if skip(", within: ") { search.region = try region() }
        if skip(", keepingBlanks: true") { search.keepsBlanks = true }
        if skip(", acrossLines: true") { search.isAcrossLines = true }
        if search.problem != nil { throw unexpected("a text of one row with a character that is seen before it") }
        try expect(")")
        return search
    }

    mutating func hint() throws(WireError) -> QueryStep {
        try expect("(")
        let region = try region()
        try expect(", as: ")
        let type = try type()
        try expect(")")
        return .hint(type, region)
    }

    private mutating func region() throws(WireError) -> ScreenRegion {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.depthLimit { throw .tooDeep(limit: Self.depthLimit) }
        try expect(".")
        var region = try part(word())
        while skip(".intersection(") {
            region = .both(region, try self.region())
            try expect(")")
        }
        return region
    }

    private mutating func part(_ name: String) throws(WireError) -> ScreenRegion {
        if let relation = Relation(rawValue: name), relation != .inside { return .beside(relation, try argument()) }
        switch name {
        case "screen": return .screen
        case "cursorRow": return .cursorRow
        case "element": return .element(try argument())
        case "row", "rows":
            try expect("(")
            let first = try integer()
            var last = first
            if name == "rows" {
                try expect("...")
                last = try integer()
            }
            guard first <= last else { throw unexpected("a last row that is not before the first row") }
            try expect(")")
            return .rows(first...last)
        case "rectangle":
            try expect("(")
            let cells = try rectangle()
            try expect(")")
            return .rectangle(cells)
        default: throw unexpected("a region before it: screen, row, rows, cursorRow, rectangle, element or a relation")
        }
    }
}
