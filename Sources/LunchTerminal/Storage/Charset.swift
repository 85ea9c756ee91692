/// A set of 94 or 96 characters that SCS designates (VT510 manual, chapter 7).
enum Charset: UInt8, Sendable, CaseIterable {
    case ascii
    /// DEC Special Character and Line Drawing Set.
    case lineDrawing
    /// The national set of the United Kingdom, which every VT100 has; so it needs no DECNRCM.
    case british
    /// DEC Supplemental Graphic.
    case decSupplemental
    /// The supplemental set that the user prefers, which is DEC's here (DECAUPSS).
    case preferredSupplemental
    /// DEC Technical.
    case decTechnical
    /// ISO Latin-1 Supplemental, a set of 96.
    case latin1
    case dutch
    case finnish
    case french
    case frenchCanadian
    case german
    case italian
    case norwegianDanish
    case portuguese
    case spanish
    case swedish
    case swiss

    /// The set that an SCS designates; nil for one that is not known.
    ///
    /// - Parameter designator: The final byte, below it the intermediate byte before that, if there is one.
    init?(designator: String, has96: Bool) {
        guard let charset = Self.designators[has96 ? "96" + designator : designator] else { return nil }
        self = charset
    }

    /// True if the set has 96 characters: then also 0x20 and 0x7F represent one.
    var has96: Bool { self == .latin1 }

    /// True if the set is a national one that may be designated only where DECNRCM is set.
    var isNational: Bool { rawValue >= Self.dutch.rawValue }

    /// The name of the set in SCS.
    var designator: String {
        switch self {
        case .ascii: "B"
        case .lineDrawing: "0"
        case .british, .latin1: "A"
        case .decSupplemental: "%5"
        case .preferredSupplemental: "<"
        case .decTechnical: ">"
        case .dutch: "4"
        case .finnish: "5"
        case .french: "R"
        case .frenchCanadian: "Q"
        case .german: "K"
        case .italian: "Y"
        case .norwegianDanish: "6"
        case .portuguese: "%6"
        case .spanish: "Z"
        case .swedish: "7"
        case .swiss: "="
        }
    }

    /// All names, those of sets of 96 with that before them; some sets have several (VT510 manual, xterm ctlseqs).
    private static let designators: [String: Charset] = {
        var charsets: [String: Charset] = [
            "C": .finnish, "f": .french, "9": .frenchCanadian, "`": .norwegianDanish, "E": .norwegianDanish,
            "g": .portuguese, "L": .portuguese, "H": .swedish,
        ]
        for charset in allCases { charsets[(charset.has96 ? "96" : "") + charset.designator] = charset }
        return charsets
    }()
}
