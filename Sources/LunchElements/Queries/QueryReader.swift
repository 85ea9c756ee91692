import LunchTerminal
import LunchWire

/// Reads a query as it is written in a test, and as messages print it: the inverse of `QueryText`.
struct QueryReader {
    private let path: String
    private let scalars: [Unicode.Scalar]
    private var place = 0
    var depth = 0
    /// True in a condition on secure fields.
    private var isOfSecrets = false

    /// The deepest nesting of queries. Reading recurses, so the limit bounds the stack.
    static let depthLimit = 64

    private init(_ text: String, at path: String) {
        scalars = Array(text.unicodeScalars)
        self.path = path
    }

    static func query(_ text: String, at path: String) throws(WireError) -> [QueryStep] {
        var reader = QueryReader(text, at: path)
        let steps = try reader.query()
        if reader.place < reader.scalars.count { throw reader.unexpected("the end, or . or [") }
        return steps
    }

    // MARK: - Signs

    func unexpected(_ expected: String) -> WireError {
        let found = place < scalars.count ? text(scalars[place...].prefix(20)).visible.literal : "its end"
        return .unexpected(path: "\(path), character \(place + 1),", expected: expected, found: found)
    }

    private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// The scalars from here on, as long as they are of a kind.
    private func run(_ isPart: (Unicode.Scalar) -> Bool) -> String { text(scalars[place...].prefix(while: isPart)) }

    func starts(with text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

    mutating func skip(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        place += text.unicodeScalars.count
        return true
    }

    mutating func expect(_ text: String) throws(WireError) {
        if !skip(text) { throw unexpected(text) }
    }

    mutating func word() throws(WireError) -> String {
        let word = run { $0.isASCII && $0.properties.isAlphabetic || "0"..."9" ~= $0 }
        if word.isEmpty { throw unexpected("a name") }
        place += word.utf8.count
        return word
    }

    mutating func integer() throws(WireError) -> Int {
        let digits = run { "0"..."9" ~= $0 || $0 == "-" }
        guard let number = Int(digits) else { throw unexpected("a whole number") }
        place += digits.utf8.count
        return number
    }

    mutating func type() throws(WireError) -> TUIElementType {
        try expect(".")
        let start = place
        let name = try word()
        guard let type = TUIElementType(rawValue: name) else {
            place = start
            throw .unknown(name, among: TUIElementType.allCases.map(\.rawValue), at: path)
        }
        return type
    }

    /// A string in quotes, with the escapes of Swift.
    mutating func string() throws(WireError) -> String {
        let start = place
        try expect("\"")
        var text = ""
        while place < scalars.count {
            let scalar = scalars[place]
            place += 1
            switch scalar {
            case "\"":
                // A name that is longer than messages show ends so in them.
                if text.last == "…", text.count > ShownText.longest, text.count <= ShownText.longest + 1 {
                    place = start
                    throw unexpected("a whole name, not one that a message has cut")
                }
                return text
            case "\\": text.unicodeScalars.append(try escape())
            default: text.unicodeScalars.append(scalar)
            }
        }
        place = start
        throw unexpected("a string with an end")
    }

    private mutating func escape() throws(WireError) -> Unicode.Scalar {
        let plain: [Unicode.Scalar: Unicode.Scalar] = [
            "n": "\n", "r": "\r", "t": "\t", "0": "\0", "\\": "\\", "\"": "\"", "'": "'",
        ]
        guard place < scalars.count else { throw unexpected("an escape") }
        if let scalar = plain[scalars[place]] {
            place += 1
            return scalar
        }
        guard skip("u{") else { throw unexpected("a Swift escape sequence") }
        let digits = run { $0 != "}" }
        guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
            throw unexpected("the code of a character")
        }
        place += digits.utf8.count
        try expect("}")
        return scalar
    }

    /// A regular expression between its delimiters; nil if there is none here.
    mutating func pattern() throws(WireError) -> TextPattern? {
        let start = place
        let fence = run { $0 == "#" }
        guard skip("\(fence)/") else { return nil }
        let first = place
        while place < scalars.count, !starts(with: "/\(fence)") {
            place += fence.isEmpty && scalars[place] == "\\" ? 2 : 1
        }
        place = min(place, scalars.count)
        let text = text(scalars[first..<place])
        do {
            try expect("/\(fence)")
            return try TextPattern(text)
        } catch {
            place = start
            throw unexpected("a regular expression")
        }
    }

    // MARK: - Queries

    private mutating func query() throws(WireError) -> [QueryStep] {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.depthLimit { throw .tooDeep(limit: Self.depthLimit) }
        try expect("app")
        var steps: [QueryStep] = []
        while true {
            if skip("[") {
                if let pattern = try pattern() {
                    steps.add(.satisfying(.name(pattern)))
                } else {
                    steps.add(.matching(.any, try string()))
                }
                steps.add(.only)
                try expect("]")
            } else if skip(".") {
                try addMember(to: &steps)
            } else {
                return steps
            }
        }
    }

    private static let types = Dictionary(
        uniqueKeysWithValues: TUIElementType.allCases.compactMap { type in
            type.hasOwnQuery ? (type.queryName, type) : nil
        })

    private static let names =
        [
            "descendants", "children", "matching", "containing", "element", "firstMatch", "text", "texts", "treating",
            "below",
            "above", "leftOf", "rightOf", "inside", "rowOf", "cursorRow", "selected",
        ] + types.keys

    private mutating func addMember(to steps: inout [QueryStep]) throws(WireError) {
        let start = place
        let name = try word()
        if let type = Self.types[name] { return steps.add(.descendants(type)) }
        if let relation = Relation(rawValue: name) { return steps.add(.related(relation, try argument())) }
        switch name {
        case "descendants", "children":
            try expect("(matching: ")
            let type = try type()
            try expect(")")
            steps.add(name == "children" ? .children(type) : .descendants(type))
        case "matching":
            isOfSecrets = QueryStep.type(soughtBy: steps).nature.contains(.secret)
            defer { isOfSecrets = false }
            steps.add(try condition(QueryStep.matching, QueryStep.satisfying))
        case "containing": steps.add(try condition(QueryStep.containing, QueryStep.containingSatisfying))
        case "element": try addElement(to: &steps)
        case "firstMatch": steps.add(.first)
        case "rowOf": steps.add(.rowOf(try argument()))
        case "cursorRow": steps.add(.cursorRow)
        case "selected": steps.add(.selected)
        case "text", "texts", "treating":
            guard steps.isEmpty else {
                place = start
                throw unexpected("a step from elements to others: app.\(name) begins a query")
            }
            if name == "treating" { return steps.add(try hint()) }
            steps.add(.text(try search()))
            if name == "text" { steps.add(.only) }
        default:
            place = start
            throw .unknown(name, among: Self.names.sorted(), at: "\(path), character \(place + 1),")
        }
    }

    mutating func argument() throws(WireError) -> [QueryStep] {
        try expect("(")
        let steps = try query()
        try expect(")")
        return steps
    }

    private mutating func addElement(to steps: inout [QueryStep]) throws(WireError) {
        if skip("(boundBy: ") {
            steps.add(.at(try integer()))
            return try expect(")")
        }
        if skip("(matching: ") {
            let type = try type()
            try expect(", identifier: ")
            steps.add(.matching(type, try string()))
            try expect(")")
        }
        steps.add(.only)
    }

    /// The step of `matching` or `containing`.
    private mutating func condition(
        _ named: (TUIElementType, String) -> QueryStep, _ satisfying: (ElementPredicate) -> QueryStep
    ) throws(WireError) -> QueryStep {
        if skip(" { ") {
            let predicate = try closure()
            try expect(" }")
            return satisfying(predicate)
        }
        try expect("(")
        var step: QueryStep
        if starts(with: ".") || starts(with: "identifier") {
            var elements = TUIElementType.any
            if starts(with: ".") {
                elements = try type()
                try expect(", ")
            }
            try expect("identifier: ")
            step = named(elements, try string())
        } else if let pattern = try pattern() {
            step = satisfying(.name(pattern))
        } else {
            step = satisfying(try property())
        }
        try expect(")")
        return step
    }

    private mutating func name() throws(WireError) -> Property {
        let start = place
        let name = try word()
        guard let property = Property(named: name) else {
            place = start
            throw .unknown(name, among: Property.all.map(\.name), at: "\(path), character \(place + 1),")
        }
        return property
    }

    private mutating func property() throws(WireError) -> ElementPredicate {
        guard skip("\\.") else { throw unexpected("a name, a property, a regular expression or a comparison") }
        let property = try name()
        guard skip(", ") else { return try comparison(property, "is", true) }
        if let pattern = try pattern() { return .property(property, .matches(pattern)) }
        return try comparison(property, "is", try value())
    }

    /// The comparison of a closure: `$0.label != "Bread"`.
    private mutating func closure() throws(WireError) -> ElementPredicate {
        if starts(with: "…") { throw unexpected("a comparison: a closure can only be called by its test") }
        let isOptional = skip("(")
        try expect("$0.")
        let property = try name()
        if isOptional { try expect(" ?? .nan)") }
        let isChained = skip("?")
        if skip(".contains(") {
            let pattern = try pattern()
            let comparison: Comparison = if let pattern { .matches(pattern) } else { .contains(try string()) }
            try expect(isChained ? ") == true" : ")")
            return .property(property, comparison)
        }
        if skip(" == ") { return try comparison(property, "is", try value()) }
        if skip(" != ") { return try comparison(property, "isNot", try value()) }
        var members: [String: LunchJSON] = [:]
        repeat {
            if !members.isEmpty { try expect(isOptional ? "($0.\(property.name) ?? .nan)" : "$0.\(property.name)") }
            let sign = [" >= ", " <= ", " > ", " < "].first { starts(with: $0) } ?? " == "
            try expect(sign)
            members[String(sign.dropFirst().dropLast())] = try value()
        } while skip(" && ")
        return .property(property, try Comparison(ObjectReader(.object(members), at: path), of: property))
    }

    private func comparison(
        _ property: Property, _ name: String, _ value: LunchJSON
    ) throws(WireError) -> ElementPredicate {
        // The words of a query hide the values of secure fields: this one would find nothing.
        if isOfSecrets, property.mayTellValue, case .string(let text) = value, !text.isEmpty,
            text.allSatisfy({ $0 == "•" })
        {
            throw unexpected("a value before it that is not hidden")
        }
        return .property(property, try Comparison(ObjectReader(.object([name: value]), at: path), of: property))
    }

    private mutating func value() throws(WireError) -> LunchJSON {
        if starts(with: "\"") { return .string(try string()) }
        if starts(with: ".") { return (try type()).json }
        if starts(with: "CellRect(") { return try rectangle().json }
        for (word, value) in [("true", true), ("false", false), ("nil", nil)] as [(String, LunchJSON)]
        where skip(word) { return value }
        let number = run { "0"..."9" ~= $0 || "+-.e".unicodeScalars.contains($0) }
        guard Double(number) != nil else { throw unexpected("a value") }
        let value: LunchJSON
        do throws(WireError) { value = try LunchJSON(parsing: number) } catch {
            // The error of the parser has a line and a column of the number alone.
            throw unexpected("a number of JSON")
        }
        place += number.utf8.count
        return value
    }

    mutating func rectangle() throws(WireError) -> CellRect {
        var numbers: [Int] = []
        for label in ["CellRect(column: ", ", row: ", ", columns: ", ", rows: "] {
            try expect(label)
            numbers.append(try integer())
        }
        try expect(")")
        return CellRect(column: numbers[0], row: numbers[1], columns: numbers[2], rows: numbers[3])
    }
}
