import LunchDriver
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

extension Trial {
    /// Sends bytes as they are, and counts them.
    func send(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        child.withLock { child in
            guard let child else { return }
            let isSpecial = child.isAnySpecial(bytes)
            count(bytes.count)
            child.send(bytes)
            // Keys that the terminal acts on itself never reach the app.
            if isSpecial, look({ $0.takesMessages }) { synchronize(child) }
        }
    }

    /// Gives the terminal another size.
    func resize(to size: CellSize) {
        child.withLock { child in
            let answers = state.mutate { state -> [UInt8] in
                state.size = size
                state.rest.noteInput()
                state.terminal.resize(columns: size.columns, rows: size.rows)
                return state.terminal.takeAnswers()
            }
            child?.resize(columns: UInt16(clamping: size.columns), rows: UInt16(clamping: size.rows))
            if let child { answer(answers, child) }
        }
    }

    /// Notes that something was done of which the app may show something.
    func noteDeed() { state.mutate { $0.rest.noteInput() } }

    /// Takes bytes as sent that the app never gets: as if the terminal had swallowed them.
    func pretendSent(_ count: Int) { state.mutate { $0.sent += count } }

    private func count(_ bytes: Int, areAnswers: Bool = false) {
        state.mutate { state in
            state.sent += bytes
            state.rest.noteInput()
            if areAnswers { state.answered += bytes }
        }
    }

    func answer(_ bytes: [UInt8], _ child: ChildProcess) {
        guard !bytes.isEmpty, !child.isBackedUp else { return }
        count(bytes.count, areAnswers: true)
        child.send(bytes)
    }

    func synchronize(_ child: ChildProcess) {
        guard child.inputModes?.isDisjoint(with: [.canonical, .echo]) == true else { return }
        let bytes = TestMessage.sync(after: look { $0.sent }, token: token).bytes
        count(bytes.count)
        child.send(bytes)
    }
}
