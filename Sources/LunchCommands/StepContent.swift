import LunchElements

/// The content of a step of a test: a command, or a part of the test with a name.
package enum StepContent: Equatable, Sendable {
    case command(TUICommand)
    case part(String)

    /// The command; nil for a part of a test.
    package var command: TUICommand? { if case .command(let command) = self { command } else { nil } }

    /// The name of the part; nil for a command.
    package var part: String? { if case .part(let name) = self { name } else { nil } }

    /// The name of the function or the property that the test used; for a part, its name.
    package var verb: String {
        switch self {
        case .command(let command): command.verb
        case .part(let name): name
        }
    }

    /// The query as it would be written in a test; nil if the step uses none.
    package var query: String? {
        guard let query = command?.query, !query.isEmpty else { return nil }
        return QueryText.text(of: query)
    }

    /// The step as it would be written in a test; a part is given by its name.
    package var code: String { (query.map { "\($0)." } ?? "") + call }

    /// The same without the app.
    package var shortCode: String {
        guard let query = command?.query, !query.isEmpty else { return call }
        return "\(QueryText.shortText(of: query)).\(call)"
    }

    private var call: String { verb + (command?.argument.map { "(\($0))" } ?? "") }
}
