import LunchWire

/// Writes a query as it reads in a test: `app.otherElements.containing(.staticText, identifier: "E-mail")`.
package enum QueryText {
    /// The query as messages have it: names that are too long for a line are cut.
    package static func text(of steps: some Collection<QueryStep>) -> String {
        text(of: steps, quoted: ShownText.quoted)
    }

    /// The query as it is written in a test: all names in full.
    package static func code(of steps: some Collection<QueryStep>) -> String { text(of: steps, quoted: \.literal) }

    static func text(of steps: some Collection<QueryStep>, quoted: (String) -> String) -> String {
        var text = "app"
        var steps = Array(steps)[...]
        var type = TUIElementType.any
        while let step = steps.popFirst() {
            let isOnly = steps.first?.isOnly == true
            if isOnly, step.saysOnly { steps.removeFirst() }
            type = step.sought(after: type)
            switch step {
            case .text(let search):
                // The first of several texts may be asked for of what is to be one.
                let isOne: Bool
                if case .first? = steps.first { isOne = true } else { isOne = isOnly }
                text += ".\(isOne ? "text" : "texts")(\(search.arguments(quoted: quoted)))"
                if isOnly { steps.removeFirst() }
            case .hint(let type, let region):
                text += ".treating(\(region.code(quoted: quoted) ?? "…"), as: .\(type.rawValue))"
                if isOnly { steps.removeFirst() }
            case .descendants(.any): text += ".descendants(matching: .any)"
            case .descendants(let type): text += ".\(type.queryName)"
            case .children(let type): text += ".children(matching: .\(type.rawValue))"
            case .matching(.any, let name) where isOnly:
                steps.removeFirst()
                text += "[\(quoted(name))]"
            case .matching(let type, let name) where isOnly:
                steps.removeFirst()
                text += ".element(matching: .\(type.rawValue), identifier: \(quoted(name)))"
            case .satisfying(let predicate) where isOnly:
                steps.removeFirst()
                text += predicate.text.hasPrefix("[") ? predicate.text : ".element\(argument(predicate, of: type))"
            case .matching(.any, let name): text += ".matching(identifier: \(quoted(name)))"
            case .matching(let type, let name):
                text += ".matching(.\(type.rawValue), identifier: \(quoted(name)))"
            case .satisfying(let predicate): text += ".matching\(argument(predicate, of: type))"
            case .containing(let type, let name):
                text += ".containing(.\(type.rawValue), identifier: \(quoted(name)))"
            case .containingSatisfying(let predicate): text += ".containing\(argument(predicate, of: .any))"
            case .related(let relation, let reference):
                text += ".\(relation.rawValue)(\(self.text(of: reference, quoted: quoted)))"
            case .rowOf(let reference): text += ".rowOf(\(self.text(of: reference, quoted: quoted)))"
            case .cursorRow: text += ".cursorRow"
            case .selected: text += ".selected"
            case .only: text += ".element"
            case .first: text += ".firstMatch"
            case .at(let index): text += ".element(boundBy: \(index))"
            }
        }
        return text
    }

    private static func argument(_ predicate: ElementPredicate, of type: TUIElementType) -> String {
        let text = type.nature.contains(.secret) ? predicate.secretText : predicate.text
        return text.hasPrefix("{") ? " \(text)" : text
    }
}
