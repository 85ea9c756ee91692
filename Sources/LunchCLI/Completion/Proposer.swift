import LunchWire

/// Proposes what may be next on a command line; it reads the same declarations as parsing and help do.
struct Proposer {
    let syntaxes: [Syntax]
    let world: CompletionWorld

    /// - Parameter words: the words after `lunch`; the last one is the beginning of the word to complete.
    func proposals(for words: [String]) -> [Proposal] {
        guard let name = words.first, words.count > 1 else {
            let own = [Proposal(word: "--version", meaning: "prints the version"), Proposal(word: "--help")]
            let begun = words.first ?? ""
            return matching(begun, commands + (begun.hasPrefix("-") ? own : []))
        }
        guard let syntax = syntaxes.first(where: { $0.command == name }) else { return [] }
        return proposals(for: Array(words.dropFirst()), syntax)
    }

    private var commands: [Proposal] { syntaxes.map { Proposal(word: $0.command, meaning: $0.abstract) } }

    private func proposals(for words: [String], _ syntax: Syntax) -> [Proposal] {
        let word = words.last ?? ""
        var operands: [String] = []
        var given: Set<String> = []
        var open: (any AnyOption)?
        for word in words.dropLast() {
            if open != nil {
                open = nil
            } else if word == "--" {
                return []
            } else if let option = syntax.option(named: String(word.prefix { $0 != "=" })), word.hasPrefix("-") {
                given.insert(option.name)
                if option.takesValue, !word.contains("=") { open = option }
            } else {
                operands.append(word)
            }
        }
        if let open {
            // A value that is called as an option is written with "=".
            let values = values(open.proposals, word, operands)
            return matching(word, values.filter { syntax.option(named: $0.word) == nil })
        }
        if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
            guard let option = syntax.option(named: String(word[..<sign])) else { return [] }
            let begun = String(word[word.index(after: sign)...])
            return matching(begun, values(option.proposals, begun, operands)).map {
                Proposal(word: word[...sign] + $0.word, meaning: $0.meaning)
            }
        }
        if word.hasPrefix("-") {
            let options = syntax.allOptions.filter { $0.mayRepeat || !given.contains($0.name) }
            return matching(word, options.map { Proposal(word: $0.name, meaning: $0.help) })
        }
        let place = operands.count
        var next = syntax.operand(at: place).map { values($0.proposals, word, operands) } ?? []
        // The last name may be after any of the others.
        if let result = syntax.result, place > 0, place <= syntax.operands.count {
            next += values(result.proposals, word, operands)
        }
        // A name that begins with a hyphen would be read as an option.
        return matching(word, next).filter { !$0.word.hasPrefix("-") }
    }

    private func matching(_ begun: String, _ proposals: [Proposal]) -> [Proposal] {
        // Words of an app are a line of a list here: no line break, and nothing that acts on a terminal.
        // By scalars, as shells compare: nothing that was typed is replaced by what only looks the same.
        proposals.filter {
            $0.word.unicodeScalars.starts(with: begun.unicodeScalars) && $0.word.visible == $0.word
        }
    }

    private func values(_ proposals: Proposals, _ begun: String, _ operands: [String]) -> [Proposal] {
        switch proposals {
        case .nothing: return []
        case .words(let words): return words.map { Proposal(word: $0) }
        case .commands: return commands
        case .apps:
            let isPath = begun.contains("/") || begun.hasPrefix(".")
            return isPath ? files(begun) : world.products().map { Proposal(word: $0) }
        case .screens:
            return screens(operands).map { screen in
                Proposal(
                    word: screen.identifier, meaning: screen.title == screen.identifier ? "" : screen.title.visible)
            }
        case .variants:
            let screen = screens(operands).first { operands.count > 1 && $0.identifier == operands[1] }
            return (screen?.variants ?? []).map { Proposal(word: $0.name) }
        case .files: return files(begun)
        case .traces: return begun.contains("/") ? files(begun) : world.traces().map { Proposal(word: $0) }
        case .fileReference:
            guard begun.hasPrefix("@") else { return [Proposal(word: "@", meaning: "reads a file")] }
            return files(String(begun.dropFirst())).map { Proposal(word: "@\($0.word)") }
        }
    }

    private func screens(_ operands: [String]) -> [LaunchScreenDescription] { operands.first.map(world.screens) ?? [] }

    private func files(_ begun: String) -> [Proposal] {
        let folder = begun.lastIndex(of: "/").map { String(begun[...$0]) } ?? ""
        let isHidden = begun.dropFirst(folder.count).hasPrefix(".")
        return world.entries(folder).filter { isHidden || !$0.hasPrefix(".") }.map { Proposal(word: folder + $0) }
    }
}
