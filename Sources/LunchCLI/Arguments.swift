/// What is left of a command line.
struct Arguments {
    private var rest: [String]

    init(_ arguments: some Sequence<String>) { rest = Array(arguments) }

    /// Takes the first argument that is left.
    mutating func next() -> String? { rest.isEmpty ? nil : rest.removeFirst() }

    /// Takes an option that has a value: `--mock JSON` or `--mock=JSON`.
    mutating func value(of option: String) throws(CommandError) -> String? {
        for index in rest.indices {
            if rest[index] == option {
                guard index + 1 < rest.count else {
                    throw CommandError("\(option) needs a value.", status: .usage)
                }
                let value = rest[index + 1]
                rest.removeSubrange(index...index + 1)
                return value
            }
            if rest[index].hasPrefix("\(option)=") {
                return String(rest.remove(at: index).dropFirst(option.count + 1))
            }
        }
        return nil
    }

    /// Takes an option that has none.
    mutating func flag(_ option: String) -> Bool {
        guard let index = rest.firstIndex(of: option) else { return false }
        rest.remove(at: index)
        return true
    }

    /// Refuses what nobody has taken.
    func finish() throws(CommandError) {
        if let left = rest.first {
            throw CommandError("\"\(left)\" is not understood.\n\(Command.usage)", status: .usage)
        }
    }
}
