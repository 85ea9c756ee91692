import LunchDriver
import LunchInput
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

extension Performance {
    /// The bytes of input at this moment.
    func bytes(of input: Input) throws(Finding) -> [UInt8] {
        let (modes, sent) = record.read { ($0.terminal.modes, $0.noted.sent) }
        let sync = { (sent: Int) in TestMessage.sync(after: sent, token: self.token).bytes }
        // Every key of the checks can be sent; a letter acknowledges as well as any.
        let bytes = { (key: TUIKeyboardKey) in (try? key.bytes(for: modes)) ?? Array("a".utf8) }
        switch input {
        case .keys(let keys): return keys.flatMap(bytes)
        case .bytes(let bytes): return bytes
        case .paste(let text): return Paste(text).bytes(for: modes)
        case .sync(let ahead): return sync(sent + ahead)
        case .syncBetween(let key):
            let key = bytes(key)
            return key + sync(sent + key.count) + key
        case .unknownKind: return message("tomorrow", ["some": ["thing", 1]])
        case .unknownField:
            let json = { (through: Int) -> LunchJSON in ["through": .integer(through), "tomorrow": [["a": nil]]] }
            return message("sync", json(sent + message("sync", json(sent + 100)).count))
        case .clock(let moment): return TestMessage.clock(to: moment).bytes(token: token)
        case .show(let screen, let userInfo): return try show(screen, userInfo)
        }
    }

    /// Bytes of a message that no test sends.
    private func message(_ kind: String, _ json: LunchJSON) -> [UInt8] {
        [Envelope.lead] + Envelope(token: token, kind: kind, json: Array(json.text.utf8)).bytes
    }

    private func show(_ screen: String, _ userInfo: String?) throws(Finding) -> [UInt8] {
        let bytes = TestMessage.show(LaunchScreenRequest(screen: screen, userInfo: userInfo)).bytes(token: token)
        // A longer message goes through a file.
        guard bytes.count > Envelope.inputLimit, let userInfo else { return bytes }
        let path: String
        do {
            path = try folder.write(userInfo)
        } catch {
            throw .skipped("the data of \(screen.literal) could not be written to a file: \(error)")
        }
        let reference = LaunchKeys.userInfoReference(to: path)
        return TestMessage.show(LaunchScreenRequest(screen: screen, userInfo: reference)).bytes(token: token)
    }

    /// Sends bytes as they are, and counts them.
    func send(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        child.withLock { child in
            guard let child else { return }
            let isSpecial = child.isAnySpecial(bytes)
            record.mutate { $0.noteInput(bytes.count) }
            child.send(bytes)
            // Keys that the terminal acts on itself never reach the app.
            if isSpecial, record.read({ $0.noted.takesMessages }) { synchronize(child) }
        }
    }

    /// Gives the terminal another size.
    func resize(to size: CellSize) {
        child.withLock { child in
            let answers = record.mutate { $0.resize(to: size) }
            child?.resize(columns: UInt16(clamping: size.columns), rows: UInt16(clamping: size.rows))
            if let child { answer(answers, child) }
        }
    }

    func answer(_ bytes: [UInt8], _ child: any Program) {
        guard !bytes.isEmpty, !child.isBackedUp else { return }
        record.mutate { $0.noteInput(bytes.count, isAnswer: true) }
        child.send(bytes)
    }

    func synchronize(_ child: any Program) {
        guard child.inputModes?.isDisjoint(with: [.canonical, .echo]) == true else { return }
        let bytes = TestMessage.sync(after: record.read { $0.noted.sent }, token: token).bytes
        record.mutate { $0.noteInput(bytes.count) }
        child.send(bytes)
    }
}
