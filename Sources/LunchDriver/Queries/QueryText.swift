import LunchWire

/// Writes a query as it reads in a test: `app.otherElements.containing(.staticText, identifier: "E-mail")`.
enum QueryText {
    static func text(of steps: some Collection<QueryStep>) -> String {
        var text = "app"
        var steps = Array(steps)[...]
        while let step = steps.popFirst() {
            let isOnly = steps.first?.isOnly == true
            switch step {
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
                text += predicate.text.hasPrefix("[") ? predicate.text : ".element\(argument(predicate))"
            case .matching(.any, let name): text += ".matching(identifier: \(quoted(name)))"
            case .matching(let type, let name): text += ".matching(.\(type.rawValue), identifier: \(quoted(name)))"
            case .satisfying(let predicate): text += ".matching\(argument(predicate))"
            case .containing(let type, let name):
                text += ".containing(.\(type.rawValue), identifier: \(quoted(name)))"
            case .containingSatisfying(let predicate): text += ".containing\(argument(predicate))"
            case .related(let relation, let reference): text += ".\(relation.rawValue)(\(self.text(of: reference)))"
            case .only: text += ".element"
            case .first: text += ".firstMatch"
            case .at(let index): text += ".element(boundBy: \(index))"
            }
        }
        return text
    }

    private static func argument(_ predicate: ElementPredicate) -> String {
        predicate.text.hasPrefix("{") ? " \(predicate.text)" : predicate.text
    }

    /// A string as a literal; what is too long for a line is cut.
    static func quoted(_ text: String) -> String {
        let literal = text.prefix(80).literal
        return text.count > 80 ? "\(literal.dropLast())…\"" : literal
    }
}
