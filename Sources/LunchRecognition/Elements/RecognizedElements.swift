import LunchElements
import LunchTerminal
import LunchWire

/// The elements of a screen, in few bytes each.
final class RecognizedElements: ScreenElements {
    let parents: ContiguousArray<Int32>
    let ends: ContiguousArray<Int32>
    let types: ContiguousArray<TUIElementType>
    private let places: ContiguousArray<ElementPlace>
    /// The elements that are neither texts nor boxes.
    private let found: ContiguousArray<AccessibilityNode.Attributes>
    private let regions: ContiguousArray<Region>
    private let surface: Surface
    let isCutShort: Bool

    /// The application alone, of a screen that costs too much work.
    convenience init(cutShort grid: TUIGrid) {
        let layout = Layout(blank: Surface(blank: grid))
        self.init(layout, Findings(layout), isCutShort: true)
    }

    init(_ layout: Layout, _ findings: Findings, isCutShort: Bool = false) {
        self.isCutShort = isCutShort
        let list = ElementList(layout, findings)
        (parents, ends, types, places) = (list.parents, list.ends, list.types, list.places)
        (found, regions, surface) = (list.found, layout.regions, layout.surface)
    }

    var focused: [Int] {
        guard found.contains(where: \.hasFocus) else { return [] }
        return places.indices.filter {
            if case .found(let number) = places[$0].kind { found[number].hasFocus } else { false }
        }
    }

    func attributes(of index: Int) -> AccessibilityNode.Attributes {
        switch places[index].kind {
        case .text(let columns, let row):
            return .init(inferred: .staticText, surface.text(columns, row), frame: CellRect(columns, row))
        case .region(let number):
            let frame = regions[number].frame
            guard let box = regions[number].box else { return .init(inferred: .application, "", frame: frame) }
            return .init(inferred: .group, BoxTitle(surface: surface, box: box).text, frame: frame)
        case .found(let number):
            return found[number]
        }
    }

    func labelled(_ label: String, among candidates: [Int]) -> [Int] {
        // Texts of ASCII are the same only if their bytes are.
        let bytes = label.utf8.allSatisfy { $0 < 0x80 } ? ContiguousArray(label.utf8) : nil
        return candidates.filter { index in
            guard let bytes, case .text(let columns, let row) = places[index].kind, surface.isPlain(row) else {
                return attributes(of: index).label == label
            }
            return surface.shows(bytes, columns, row)
        }
    }
}

/// The place from which an element's attributes are read.
struct ElementPlace {
    private var row: Int32
    private var first: Int32
    private var end: Int32

    private static let region: Int32 = -1
    private static let found: Int32 = -2

    enum Kind {
        /// The text in some columns of a row.
        case text(Range<Int>, Int)
        /// The number of a region.
        case region(Int)
        /// A number among the elements that are neither.
        case found(Int)
    }

    init(text columns: Range<Int>, row: Int) {
        self.row = Int32(truncatingIfNeeded: row)
        first = Int32(truncatingIfNeeded: columns.lowerBound)
        end = Int32(truncatingIfNeeded: columns.upperBound)
    }

    init(region number: Int) { (row, first, end) = (Self.region, Int32(truncatingIfNeeded: number), 0) }

    init(found number: Int) { (row, first, end) = (Self.found, Int32(truncatingIfNeeded: number), 0) }

    var kind: Kind {
        switch row {
        case Self.region: .region(Int(first))
        case Self.found: .found(Int(first))
        default: .text(Int(first)..<Int(end), Int(row))
        }
    }
}
