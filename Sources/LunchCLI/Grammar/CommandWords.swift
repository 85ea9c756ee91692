import LunchWire

/// A command line, parsed with the syntax of its command.
struct CommandWords: Sendable {
    /// An option as it was given.
    struct Given: Hashable, Sendable {
        let option: String
        let value: String
    }

    private(set) var operands: [String] = []
    /// The name after all others, if the command has one.
    private(set) var result = ""
    /// The options in the order in which they were given.
    private(set) var given: [Given] = []
    /// The arguments for the program: all after `--`.
    private(set) var arguments: [String] = []
    /// True if help was asked for; nothing else counts then.
    private(set) var wantsHelp = false

    /// - Parameter words: the words after the command.
    init(_ words: some Sequence<String>, _ syntax: Syntax) throws(CommandError) {
        var rest = Array(words)[...]
        let ownWords = rest.prefix { $0 != "--" }
        if ownWords.contains(where: { $0 == Syntax.help.name || $0 == Syntax.help.short }) {
            wantsHelp = true
            return
        }
        while let word = rest.popFirst() {
            if word == "--" {
                if syntax.takesArguments { arguments = Array(rest) } else { operands += rest }
                rest = []
            } else if word.hasPrefix("-"), word != "-" {
                given.append(try Self.option(word, &rest, syntax))
            } else {
                operands.append(word)
            }
        }
        if let operand = syntax.result { try takeResult(operand, syntax) }
        try check(syntax)
    }

    private mutating func takeResult(_ operand: Operand, _ syntax: Syntax) throws(CommandError) {
        guard let last = operands.popLast() else {
            throw .usage(.missingOperand(operand.name, command: syntax.command, takesCommand: false))
        }
        if last.isEmpty { throw .usage(.emptyOperand(operand.name)) }
        result = last
    }

    private static func option(
        _ word: String, _ rest: inout ArraySlice<String>, _ syntax: Syntax
    ) throws(CommandError) -> Given {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = syntax.option(named: parts[0]) else {
            let known = syntax.allOptions.map(\.name)
            throw .usage(.unknownOption(parts[0], command: syntax.command, known: known))
        }
        if parts.count > 1 {
            guard option.takesValue else { throw .usage(.needlessValue(option: option.name)) }
            return Given(option: option.name, value: parts[1])
        }
        guard let placeholder = option.placeholder else { return Given(option: option.name, value: "") }
        // A value that is called as an option is written with "=".
        guard let value = rest.first, value != "--", syntax.option(named: value) == nil else {
            throw .usage(.noValue(option: option.name, placeholder: placeholder))
        }
        rest.removeFirst()
        return Given(option: option.name, value: value)
    }

    private func check(_ syntax: Syntax) throws(CommandError) {
        for option in syntax.options where !option.mayRepeat && given.count(where: { $0.option == option.name }) > 1 {
            throw .usage(.givenTwice(option.name))
        }
        for (index, word) in operands.enumerated() where word.isEmpty {
            if let operand = syntax.operand(at: index) { throw .usage(.emptyOperand(operand.name)) }
        }
        if syntax.takesCommand, operands.isEmpty, !arguments.isEmpty { return }
        if let alternative = syntax.alternative, given.contains(where: { $0.option == alternative.name }) {
            guard let word = operands.first ?? arguments.first else { return }
            throw .usage(.surplusOperand(word, command: syntax.command, takesArguments: false))
        }
        let needed = syntax.operands.prefix { !$0.isOptional }
        if operands.count < needed.count {
            throw .usage(
                .missingOperand(
                    needed[operands.count].name, command: syntax.command, takesCommand: syntax.takesCommand))
        }
        if syntax.operand(at: operands.count - 1) == nil, operands.count > 0 {
            throw .usage(
                .surplusOperand(
                    operands[syntax.operands.count], command: syntax.command, takesArguments: syntax.takesArguments))
        }
    }
}

extension CommandWords {
    /// The operand at a place; nil if it was left out.
    func operand(_ index: Int) -> String? { operands.indices.contains(index) ? operands[index] : nil }

    func has(_ flag: Option<Void>) -> Bool { given.contains { $0.option == flag.name } }

    /// The value that an option was given; nil if it was not.
    func value<Value>(of option: Option<Value>) throws(CommandError) -> Value? {
        guard let given = given.first(where: { $0.option == option.name }) else { return nil }
        return try option.value(of: given.value)
    }

    /// The values that an option was given, in their order.
    func values<Value>(of option: Option<Value>) throws(CommandError) -> [Value] {
        var values: [Value] = []
        for given in given where given.option == option.name { values.append(try option.value(of: given.value)) }
        return values
    }

    /// The command line in a form that others can repeat.
    ///
    /// - Parameters:
    ///   - app: the app in the place of the first operand, which may be the path of a build.
    ///   - others: the options that are left out.
    func commandLine(_ syntax: Syntax, app: String? = nil, without others: [any AnyOption] = []) -> String {
        ShellText.line(repeated(syntax, app: app, without: others))
    }

    /// The words of the command line, in a form that can be run again.
    func repeated(_ syntax: Syntax, app: String? = nil, without others: [any AnyOption] = []) -> [String] {
        var operands = self.operands.isEmpty ? [] : [app ?? self.operands[0]] + self.operands.dropFirst()
        if !result.isEmpty { operands.append(result) }
        let left = Set(others.map(\.name))
        let options = given.filter { !left.contains($0.option) }.flatMap { given in
            syntax.option(named: given.option)?.takesValue == true
                ? ShellText.option(given.option, given.value) : [given.option]
        }
        let words = ["lunch", syntax.command]
        // An operand that looks like an option follows "--".
        if !syntax.takesArguments, operands.contains(where: { $0.hasPrefix("-") }) {
            return words + options + ["--"] + operands
        }
        return words + operands + options + (arguments.isEmpty ? [] : ["--"] + arguments)
    }
}
