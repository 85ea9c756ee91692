import LunchElements
package import LunchProcess
package import LunchTrace
@_spi(Lunch) import LunchWire

/// A launch of a trace as a program: what it wrote up to an input comes once that input has come.
///
/// It writes its frames anew, for the token of the launch and with the count of the bytes that it has read: a test may send
/// more than the recorded one did, such as the answers of its terminal.
package struct PlayedTrace: Sendable {
    /// The records of the launch that have not been played.
    private var records: ArraySlice<TraceRecord>
    private var token = ""
    private var frames = 0
    private var read = 0

    private init(_ trace: Trace, launch: Int) {
        records = trace.records.filter { $0.launch == launch }[...]
    }

    /// The function that starts a launch of a trace, for an app that a test launches.
    package static func starter(_ trace: Trace, launch: Int = 1) -> ProgramStarter {
        { configuration, observer throws(StartError) in
            let played = Lock(PlayedTrace(trace, launch: launch))
            let starter = PlayedProgram.starter { happening in played.withLock { $0.react(to: happening) } }
            return try starter(configuration, observer)
        }
    }

    private mutating func react(to happening: PlayedProgram.Happening) -> [PlayedProgram.Reaction] {
        switch happening {
        case .starts(let variables):
            token = variables[LaunchKeys.token] ?? ""
            return greeting + play()
        case .reads(let bytes):
            read += bytes.count
            guard case .input(let input)? = records.first?.content, input.count == bytes.count,
                input.bytes == nil || input.bytes == bytes
            else { return frames > 0 ? [frame(nil)] : [] }
            records = records.dropFirst()
            return play()
        case .isResized(let columns, let rows):
            guard case .resized(_, columns, rows)? = records.first?.content else { return [] }
            records = records.dropFirst()
            return play()
        }
    }

    /// An app that publishes says so; a trace holds no greeting.
    private var greeting: [PlayedProgram.Reaction] {
        let publishes = records.contains {
            if case .frame(let frame) = $0.content, case .published = frame.origin { true } else { false }
        }
        return publishes ? [write(.hello(Hello(publishes: true)))] : []
    }

    /// All up to the next input.
    private mutating func play() -> [PlayedProgram.Reaction] {
        var reactions: [PlayedProgram.Reaction] = []
        while let record = records.first {
            switch record.content {
            case .input, .resized: return reactions
            case .output(_, let bytes): reactions.append(.writes(bytes))
            case .frame(let frame):
                if case .published(let message) = frame.origin { reactions.append(self.frame(message)) }
            case .exited(let exit):
                if !exit.isByLunch, let status = exit.status { reactions.append(.ends(status.played)) }
            default: break
            }
            records = records.dropFirst()
        }
        return reactions
    }

    /// The next frame: a recorded one, or that before once more, which acknowledges what was read.
    private mutating func frame(_ recorded: FrameMessage?) -> PlayedProgram.Reaction {
        frames += 1
        var message = recorded ?? last
        message.revision = frames
        message.mark = read
        last = message
        last.tree = .changes([])
        return write(.frame(message))
    }

    private var last = FrameMessage(
        revision: 0, screen: "", size: CellSize(columns: 80, rows: 24), mark: 0, dropped: 0, busy: [], timers: nil,
        tree: .changes([]))

    private func write(_ message: AppMessage) -> PlayedProgram.Reaction {
        .writes(message.envelope(token: token).bytes)
    }
}

extension TUIExitStatus {
    fileprivate var played: LunchProcess.ExitStatus {
        switch self {
        case .exitCode(let code): .exited(code)
        case .signal(let number): .signalled(number)
        }
    }
}
