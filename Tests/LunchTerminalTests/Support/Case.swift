import Testing

@testable import LunchTerminal

/// A row of a table: input for a new terminal, and facts that are true after it, however the input is cut.
struct Case: CustomTestStringConvertible, Sendable {
    private let name: String
    private let input: String
    private let facts: [Fact]
    private let columns: Int
    private let rows: Int
    private let widthPolicy: TUIWidthPolicy
    private let location: SourceLocation

    init(
        _ name: String, _ input: String, _ facts: Fact..., columns: Int = 10, rows: Int = 4,
        widthPolicy: TUIWidthPolicy = .graphemes, file: String = #fileID, path: String = #filePath, line: Int = #line
    ) {
        self.name = name
        self.input = input
        self.facts = facts
        self.columns = columns
        self.rows = rows
        self.widthPolicy = widthPolicy
        location = SourceLocation(fileID: file, filePath: path, line: line, column: 1)
    }

    var testDescription: String { "\(name): \(input.debugDescription)" }

    /// Expects the facts; a failure is at the row.
    func check() {
        let outcome = outcome(
            input, columns: columns, rows: rows, widthPolicy: widthPolicy, sourceLocation: location)
        let differences = facts.compactMap { $0.difference(outcome) }
        #expect(differences == [], sourceLocation: location)
    }
}

/// A value that an outcome has.
struct Fact: Sendable {
    /// The found value if it is another one.
    fileprivate let difference: @Sendable (Outcome) -> String?

    private init<Value: Equatable & Sendable>(
        _ label: String, _ expected: Value, _ find: @escaping @Sendable (Outcome) -> Value
    ) {
        difference = { outcome in
            let found = find(outcome)
            return found == expected ? nil : "\(label) is \(found), not \(expected)"
        }
    }

    static func `is`<Value: Equatable & Sendable>(
        _ path: any KeyPath<Outcome, Value> & Sendable, _ value: Value
    ) -> Fact {
        Fact("\(path)", value) { $0[keyPath: path] }
    }

    static func lines(_ lines: String...) -> Fact { .is(\.lines, lines) }

    static func row(_ row: Int, _ text: String) -> Fact { Fact("row \(row)", text) { $0.text[row] } }

    static func at(_ column: Int, _ row: Int) -> Fact { .is(\.position, [column, row]) }

    static func answers(_ answers: String) -> Fact { .is(\.answers, answers) }

    static func messages(_ messages: String...) -> Fact { .is(\.messages, messages) }

    static func marks(_ marks: String...) -> Fact { .is(\.marks, marks) }

    /// The rows that go on in the next one.
    static func wrapped(_ rows: Int...) -> Fact {
        Fact("wrapped", rows) { outcome in outcome.wraps.indices.filter { outcome.wraps[$0] } }
    }

    static func cell(_ column: Int, _ row: Int, _ cell: TUICell) -> Fact {
        Fact("cell \(column), \(row)", cell) { $0.cells[row][column] }
    }

    /// The widths of a row's first cells.
    static func widths(_ widths: Int..., row: Int = 0) -> Fact {
        Fact("widths of row \(row)", widths) { $0.cells[row].prefix(widths.count).map(\.width) }
    }

    /// The text of a cell, by its code points: equal strings may differ in them.
    static func text(_ column: Int, _ row: Int, _ text: String) -> Fact {
        Fact("text \(column), \(row)", Array(text.unicodeScalars)) { Array($0.cells[row][column].text.unicodeScalars) }
    }

    static func link(_ column: Int, _ row: Int, _ address: String?) -> Fact {
        Fact("link \(column), \(row)", address) { $0.cells[row][column].link?.address }
    }

    static func style<Value: Equatable & Sendable>(
        _ column: Int, _ row: Int, _ path: any KeyPath<TUIStyle, Value> & Sendable, _ value: Value
    ) -> Fact {
        Fact("\(path) of \(column), \(row)", value) { $0.cells[row][column].style[keyPath: path] }
    }

    /// The cell has the style of a new terminal.
    static func plain(_ column: Int, _ row: Int) -> Fact { .style(column, row, \.self, TUIStyle()) }

    static func background(_ column: Int, _ row: Int, _ color: TUIColor) -> Fact {
        .style(column, row, \.background, color)
    }

    static func foreground(_ column: Int, _ row: Int, _ color: TUIColor) -> Fact {
        .style(column, row, \.foreground, color)
    }

    static func attributes(_ column: Int, _ row: Int, _ attributes: TUIStyle.Attributes) -> Fact {
        .style(column, row, \.attributes, attributes)
    }
}
