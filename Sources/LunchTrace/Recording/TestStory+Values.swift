import LunchCommands
import LunchDriver
import LunchElements
import LunchWire

/// The values of the driver in the form of a trace.
extension TestStory {
    /// A place with a path relative to the package; without one if it is not known.
    func place(_ place: TUISourceLocation?) -> TracePlace {
        guard let place else { return TracePlace(file: "", line: 0) }
        let file = place.filePath ?? place.fileID
        return TracePlace(file: folder?.relative(file) ?? file, line: place.line)
    }

    func json(_ failure: TUIFailure) -> LunchJSON {
        var members: [String: LunchJSON] = [
            "kind": .string("\(failure.kind)"), "message": .string(mask.masked(failure.message)),
            "subject": .string(mask.masked(failure.query ?? failure.app)),
        ]
        if let place = failure.place.map({ self.place($0) }) {
            members["place"] = ["file": .string(place.file), "line": .integer(place.line)]
        }
        return .object(members)
    }
}

extension TraceLaunch {
    /// A size within the limits of the format.
    static func size(_ size: CellSize) -> CellSize {
        CellSize(columns: max(1, min(size.columns, 4096)), rows: max(1, min(size.rows, 1024)))
    }
}

extension TraceLaunch {
    /// Masks the secrets in what the app was given, and notes where they were.
    mutating func hide(by mask: SecretMask) {
        for (index, argument) in arguments.enumerated() where mask.masked(argument) != argument {
            arguments[index] = mask.masked(argument)
            masked.insert(.argument(index))
        }
        for (name, value) in environment where mask.masked(value) != value {
            environment[name] = mask.masked(value)
            masked.insert(.variable(name))
        }
        guard let info = userInfo, mask.maskedData(info) != info else { return }
        userInfo = mask.maskedData(info)
        masked.insert(.userInfo)
    }
}

extension TUIElementSnapshot {
    /// The element in words for people.
    var json: LunchJSON {
        let place = frame
        var members: [String: LunchJSON] = [
            "type": .string("\(elementType)"), "label": .string(label),
            "frame": .array(
                [place.origin.column, place.origin.row, place.size.columns, place.size.rows].map(LunchJSON.integer)),
        ]
        if !identifier.isEmpty { members["identifier"] = .string(identifier) }
        return .object(members)
    }
}

/// Commands without secrets.
extension SecretMask {
    /// A step without the secrets in its texts; nil if there are none.
    func masked(_ content: StepContent) -> StepContent? {
        switch content {
        case .command(let command):
            return masked(command).map { .command($0) }
        case .part(let name):
            let masked = masked(name)
            return masked == name ? nil : .part(masked)
        }
    }

    /// A command without the secrets in its texts; nil if there are none. A value that could no longer be read is not reported.
    func masked(_ command: TUICommand) -> TUICommand? {
        if isEmpty { return nil }
        let json = command.json
        let masked = masked(json, isData: false)
        if masked == json { return nil }
        do throws(WireError) {
            return try TUICommand(json: masked)
        } catch {
            return TUICommand(.call(TypedText.mark, of: [], argument: nil))
        }
    }

    /// The texts of a command. The names of its members stay, but for those in the data of a screen.
    private func masked(_ json: LunchJSON, isData: Bool) -> LunchJSON {
        switch json {
        case .array(let values): .array(values.map { masked($0, isData: isData) })
        case .object(let members) where !isData:
            .object(Dictionary(uniqueKeysWithValues: members.map { ($0, masked($1, isData: Self.data.contains($0))) }))
        default: isData ? maskedData(json) : masked(json)
        }
    }

    /// The members of commands whose values a test has chosen freely: also a number may be a secret there.
    private static let data: Set<String> = ["mock", "userInfo", "environment", "is", "isNot", "<", "<=", ">", ">="]

    /// An action whose typed text has its secrets marked.
    ///
    /// - Parameter isSecret: true if some of the bytes are secret.
    func marked(_ action: TUICommand.Action, isSecret: Bool) -> TUICommand.Action {
        switch action {
        case .type(let text, let query, let waits): .type(marked(text), into: query, whenSettled: waits)
        case .paste(let text, let query): .paste(marked(text), into: query)
        default: isSecret ? action.hidden : action
        }
    }

    private func marked(_ text: TypedText) -> TypedText {
        if text.isWithheld { return text }
        var marked = TypedText("")
        for piece in text.pieces {
            switch piece {
            case .open(let text): for part in parts(of: text) { marked.append(part.text, isSecret: part.isSecret) }
            case .secret(let count): marked.appendSecret(count)
            }
        }
        return marked
    }
}

extension StepContent {
    /// Removes and returns the data of the screen that the step shows, because the data may turn out to be secret; nil if there is
    /// none. A step that launches keeps its program alone: the record of the launch contains the rest.
    ///
    /// - Parameter relative: returns a path as the trace has it.
    mutating func takeData(_ relative: (String) -> String) -> TUICommand.Data? {
        guard case .command(var command) = self else { return nil }
        switch command.action {
        case .launch(let launch): command.action = .launch(TUICommand.Launch(program: relative(launch.program)))
        case .show(_, .nothing): return nil
        case .show(let screen, let data):
            command.action = .show(screen, .nothing)
            self = .command(command)
            return data
        default: return nil
        }
        self = .command(command)
        return nil
    }

    /// Puts the data of the screen that the step shows back.
    mutating func show(_ data: TUICommand.Data) {
        guard case .command(var command) = self, case .show(let screen, _) = command.action else { return }
        command.action = .show(screen, data)
        self = .command(command)
    }
}

extension LunchJSON {
    /// True if a trace keeps the value: a read of the whole scrollback adds nothing to its frame.
    var isShort: Bool {
        guard case .array(let values) = self else { return true }
        return values.reduce(0) { if case .string(let text) = $1 { $0 + text.utf8.count } else { $0 + 8 } } <= 4096
    }
}
