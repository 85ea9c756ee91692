import LunchWire

/// The differences of a state from those at the same step of green runs, in words.
struct FactDifference {
    private var found: [(property: StateFacts.Property, place: Int, words: String)] = []

    var isEmpty: Bool { found.isEmpty }

    /// The most specific first; the screen's rows are listed if nothing else is.
    var words: [String] {
        found.sorted { ($0.property.rawValue, $0.place) < ($1.property.rawValue, $1.place) }.map(\.words)
    }

    /// - Parameters:
    ///   - old: the state of the last green run.
    ///   - all: the states of all of them.
    ///   - past: the state before that one; nil if it is not known.
    init(
        of new: StateFacts, from old: StateFacts, all: [StateFacts], _ learned: LearnedFacts,
        after past: StateFacts? = nil
    ) {
        func isNew(_ name: StateFacts.Name) -> Bool {
            let value = new.values[name]
            // The order itself is listed.
            if let order = new.order(of: name), new.values[order] != old.values[order],
                new.isAtSamePlace(name, as: old)
            {
                return false
            }
            return !all.contains { $0.values[name] == value || learned.isSame(name, in: new, and: $0) }
                && !learned.allows(name, value, in: value == nil ? old : new)
        }
        var (gone, come): ([StateFacts.Name], [StateFacts.Name]) = ([], [])
        var changed: [StateFacts.Name] = []
        // A screen that no frame has shown is unknown.
        func isKnown(_ name: StateFacts.Name) -> Bool {
            [.given, .exit, .answer].contains(name.property) || new.hasFrame && old.hasFrame
        }
        for name in old.names where isKnown(name) && new.values[name] != old.values[name] && isNew(name) {
            if new.values[name] == nil { gone.append(name) } else { changed.append(name) }
        }
        for name in new.names where isKnown(name) && old.values[name] == nil && isNew(name) { come.append(name) }
        tellElements(&gone, &come, old, new, past)
        for (place, name) in changed.enumerated() {
            let (before, now) = (old.values[name] ?? "", new.values[name] ?? "")
            // A row that has lost its text comes before those that have another one.
            let isLost = name.property == .row && now.isEmpty
            add(name.property, isLost ? place - changed.count : place, Self.words(name, before, now))
        }
        // The properties of an element that is missing in one of the two are not listed separately.
        for name in gone where [.given, .row].contains(name.property) {
            add(name.property, 0, "\(name.subject) was there then, and is not now")
        }
        for name in come where [.given, .exit, .row].contains(name.property) {
            let value = new.values[name] ?? ""
            add(
                name.property, 0,
                name.property == .exit
                    ? "\(name.subject) \(value)" : "\(name.subject) is \(value), and was not there then")
        }
        // Rows and places repeat what elements have shown.
        let telling = found.filter { $0.property.rawValue < StateFacts.Property.order.rawValue }
        if !telling.isEmpty { found = telling }
        let order = found.filter { $0.property.rawValue < StateFacts.Property.look.rawValue }
        if !order.isEmpty { found = order }
    }

    private mutating func add(_ property: StateFacts.Property, _ place: Int, _ words: String) {
        found.append((property, place, words))
    }

    /// Lists elements that have appeared or disappeared. An element without an identifier counts as another one if its
    /// label differs.
    private mutating func tellElements(
        _ gone: inout [StateFacts.Name], _ come: inout [StateFacts.Name], _ old: StateFacts, _ new: StateFacts,
        _ past: StateFacts?
    ) {
        var arrived = Self.elements(come, new)
        for (place, name) in Self.elements(gone, old).enumerated() {
            let type = old.unnamed[name.subject]
            let namesake = type.flatMap { type in arrived.firstIndex { new.unnamed[$0.subject] == type } }
            if let namesake {
                add(.label, place, "\(name.subject) was there, and is now \(arrived.remove(at: namesake).subject)")
            } else {
                add(
                    .existence, place,
                    "\(name.subject)\(old.alertText(of: name.subject)) was there then, and is not now")
            }
        }
        for (place, name) in arrived.enumerated() {
            let isOld = past?.values[name] != nil
            add(
                .existence, place,
                isOld
                    ? "\(name.subject) is there as before the step, and was gone then"
                    : "\(name.subject)\(new.alertText(of: name.subject)) is there, and was not then"
            )
        }
        gone.removeAll { old.values[StateFacts.Name(subject: $0.subject, property: .existence)] != nil }
        come.removeAll { new.values[StateFacts.Name(subject: $0.subject, property: .existence)] != nil }
    }

    /// The names of elements, without those in an alert that is one of them.
    private static func elements(_ names: [StateFacts.Name], _ facts: StateFacts) -> [StateFacts.Name] {
        let elements = names.filter { $0.property == .existence }
        let subjects = Set(elements.map(\.subject))
        return elements.filter { facts.alerts[$0.subject].map(subjects.contains) != true }
    }

    private static func words(_ name: StateFacts.Name, _ old: String, _ new: String) -> String {
        switch name.property {
        case .label, .given, .exit, .screen, .focus, .enabled, .selected, .answer, .look, .place, .cursor, .existence:
            "\(name.subject) was \(old), and is now \(new)"
        case .value, .placeholder: "the \(name.property) of \(name.subject) was \(old), and is now \(new)"
        case .order: "\(name.subject) was \(old), and is now \(new)"
        case .row: "\(name.subject) was \(old.visible.literal), and is now \(new.visible.literal)"
        }
    }
}
