import LunchTrace

/// The differences between the elements of two snapshots, each a line.
struct ElementDifference {
    private let old: [ElementLine]
    private let new: [ElementLine]

    init(_ old: [String], _ new: [String]) {
        (self.old, self.new) = (old.map(ElementLine.init), new.map(ElementLine.init))
    }

    /// Counts the differences, and writes their lines.
    func tell(_ difference: inout TUISnapshot.Difference, _ lines: inout DifferenceText) {
        let parts = ListAlignment(from: old.map(\.key), to: new.map(\.key)).parts
        let moved = moved(in: parts)
        let arriving = Set(moved.values)
        for part in parts {
            switch part {
            case .same(let before, let after): tell(old[before], new[after], &difference, &lines)
            case .changed(let before, let after):
                for index in before where moved[index] != nil { lines.leave(old[index].text) }
                for index in after where arriving.contains(index) {
                    difference.count(.moved)
                    lines.arrive(new[index].text)
                }
                tell(
                    before.filter { moved[$0] == nil }, after.filter { !arriving.contains($0) }, &difference, &lines)
            }
        }
    }

    /// The new places of elements that are gone in one place and come in another.
    private func moved(in parts: [ListAlignment.Part]) -> [Int: Int] {
        var (gone, come): ([Int], [Int]) = ([], [])
        for case .changed(let before, let after) in parts {
            gone += before
            come += after
        }
        var moved: [Int: Int] = [:]
        for index in gone {
            guard let place = come.firstIndex(where: { new[$0].withoutPlace == old[index].withoutPlace }) else {
                continue
            }
            moved[index] = come.remove(at: place)
        }
        return moved
    }

    /// An element that is in both.
    private func tell(
        _ one: ElementLine, _ other: ElementLine, _ difference: inout TUISnapshot.Difference,
        _ lines: inout DifferenceText
    ) {
        if one.text == other.text { return lines.same(one.text) }
        if one.texts != other.texts { difference.count(.text) }
        if one.states != other.states { difference.count(.state) }
        if one.frame != other.frame || one.indent != other.indent { difference.count(.moved) }
        lines.change(one.text, other.text)
    }

    /// Elements that are in each other's place.
    private func tell(
        _ gone: [Int], _ come: [Int], _ difference: inout TUISnapshot.Difference, _ lines: inout DifferenceText
    ) {
        var come = come
        for index in gone {
            // An element of the same type without an identifier is the same one, even with another label.
            if let place = come.firstIndex(where: { new[$0].isNamesake(of: old[index]) }) {
                difference.count(.text)
                lines.change(old[index].text, new[come.remove(at: place)].text)
            } else {
                difference.count(.removed)
                lines.remove(old[index].text)
            }
        }
        for index in come {
            difference.count(.added)
            lines.add(new[index].text)
        }
    }
}

/// The parts of a line about an element: `button "register", label "REGISTER", disabled, (2, 8) 12×1`.
struct ElementLine {
    let text: String
    let indent: Int
    /// The type and the identifier.
    let name: String
    /// The label, the value and the placeholder.
    let texts: [String]
    let states: [String]
    let frame: String

    init(_ text: String) {
        self.text = text
        indent = text.prefix { $0 == " " }.count
        var parts = Self.parts(of: text.dropFirst(indent))
        name = parts.isEmpty ? "" : parts.removeFirst()
        // The last two parts are the frame, whose comma is not a separator.
        frame = parts.last?.hasPrefix("(") == true ? parts.removeLast() : ""
        let isText = { (part: String) in ["label \"", "value \"", "placeholder \""].contains { part.hasPrefix($0) } }
        texts = parts.filter(isText)
        states = parts.filter { !isText($0) }
    }

    /// The parts between commas that are in no quotes and in no parentheses.
    private static func parts(of line: Substring) -> [String] {
        var parts: [String] = []
        var part = ""
        var (isQuoted, isEscaped, depth) = (false, false, 0)
        for character in line {
            if isQuoted {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    isQuoted = false
                }
            } else if character == "\"" {
                isQuoted = true
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
            } else if character == ",", depth == 0 {
                parts.append(part)
                part = ""
                continue
            }
            if part.isEmpty, character == " " { continue }
            part.append(character)
        }
        return parts + (part.isEmpty ? [] : [part])
    }

    private var isIdentified: Bool { name.contains("\"") }

    /// The words by which the same element is known in both snapshots.
    var key: String { isIdentified ? name : "\(name) \(texts.first ?? "")" }

    var withoutPlace: String { ([name] + texts + states).joined(separator: ", ") }

    func isNamesake(of other: ElementLine) -> Bool { !isIdentified && name == other.name }
}
