#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An app that speaks the protocol with its own hands, and does one thing wrong.
struct DefectsApp {
    private let defect: Defect
    private let isClockVirtual: Bool
    private var wire: Wire
    private var filter: MessageFilter
    private var decoder = Decoder()
    private var screen: NotesScreen
    private var size = Terminal.size
    private var mark = 0
    private var dropped = 0
    private var now = 0
    private var keys = 0
    private var keptSize = Terminal.size
    private var isAsleep = false
    /// The name that it gives its screen instead of its own.
    private var told: String?
    private var isWaiting = false
    private var published: String?

    init(_ launch: LaunchData, _ defect: Defect, _ screen: NotesScreen, _ wire: Wire) {
        self.defect = defect
        self.screen = screen
        self.wire = wire
        told = defect == .callsItsScreenAsAsked ? launch.screen : nil
        isClockVirtual = launch.isClockVirtual && launch.token != nil
        filter = MessageFilter(token: launch.token ?? "", defect: launch.token == nil ? .typesMessages : defect)
    }

    mutating func run() {
        Terminal.listenToSize()
        if defect != .publishesBeforeRawMode { Terminal.makeRaw() }
        // The alternate screen, and what the terminal is: its answer is input.
        Terminal.write("\u{1B}[?1049h\u{1B}[c")
        if defect == .helloAfterDrawing { Terminal.write(screen.drawing(size) + wire.hello(screen.name)) }
        publish()
        if defect == .publishesBeforeRawMode {
            // As an app that does other things first.
            poll(nil, 0, 500)
            Terminal.makeRaw()
        }
        if defect == .handsOnItsToken || defect == .none { startChild() }
        while true {
            switch Terminal.next() {
            case .bytes(let bytes): read(bytes)
            case .size: resized()
            case .interrupted: if defect == .endsAtEINTR { leave() }
            case .end: leave()
            }
        }
    }

    private mutating func resized() {
        size = Terminal.size
        if defect != .keepsItsSize { keptSize = size }
        if defect == .leavesAMessageOpen || defect == .writesIntoAMessage {
            var frame = Array(frame().utf8)
            wire.takeBack()
            if defect == .leavesAMessageOpen { frame.removeLast(2) }
            // Breaks off inside a number, so that nothing can be read of it any more.
            let half = "\u{1B}]7367;lunch;1;\(wire.token ?? "");frame;{\"revision\":".utf8.count
            Terminal.write(Array(frame[..<half]))
            if defect == .writesIntoAMessage { Terminal.write("a log line") }
            Terminal.write(Array(frame[half...]))
        }
        publish()
    }

    private mutating func read(_ bytes: [UInt8]) {
        var bytes = bytes
        switch defect {
        case .dropsHalfALetter where bytes.last.map { $0 >= 0xC2 } == true: bytes.removeLast()
        case .dropsBeyond4096 where bytes.count > 4000:
            var rest = [UInt8](repeating: 0, count: 4096)
            _ = Glue.read(&rest)
        case .oneKeyOfARead where bytes.starts(with: [0x1B, 0x5B, 0x42]): bytes = Array(bytes.prefix(3))
        default: break
        }
        if defect == .swallowsEscape, bytes == [0x1B] {
            heldEscape += 1
            return
        }
        mark += heldEscape
        heldEscape = 0
        var hasChanged = false
        let wasInList = screen.isInList
        for part in filter.filter(bytes) {
            switch part {
            case .keys(let keys): hasChanged = handle(keys) || hasChanged
            case .message(let kind, let json, let length):
                if defect != .countsNoMessages { mark += length }
                hasChanged = true
                handle(kind, MessageFilter.content(json, defect))
            }
        }
        if defect == .crashesAtMuch, bytes.count > 1000 {
            Terminal.write("the note is too long\n", to: 2)
            abort()
        }
        if defect == .computesLong, bytes.count > 1000, !hasComputed { compute() }
        isWaiting = decoder.isUndecided
        if defect == .forgetsAFrame, screen.isInList != wasInList {
            Terminal.write(screen.drawing(size))
        } else if hasChanged || defect != .noFrameForNothing {
            publish()
        }
        if isWaiting { awaitMore() }
        if defect == .logsOnStandardError, keys > 0 { Terminal.write("a warning about a key\n", to: 2) }
    }

    private var heldEscape = 0
    private var hasShown = false
    private var hasComputed = false

    /// Waits whether more comes behind an ESC.
    private mutating func awaitMore() {
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, 40) == 0 else { return }
        isWaiting = false
        _ = screen.handle(decoder.decide())
        publish()
    }

    /// Keeps a processor busy for a while.
    /// Computes once, for as many seconds of a processor as the second argument has, or for two.
    private mutating func compute() {
        hasComputed = true
        let seconds = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 2
        let end = clock() + seconds * clock_t(CLOCKS_PER_SEC)
        while clock() < end {}
    }

    private mutating func handle(_ bytes: [UInt8]) -> Bool {
        let isAnswer = bytes.starts(with: [0x1B, 0x5B, 0x3F])
        if defect != .forgetsAnswers || !isAnswer {
            mark +=
                defect == .countsLetters ? String(decoding: bytes, as: UTF8.self).unicodeScalars.count : bytes.count
        }
        if defect == .decodesEachRead { decoder = Decoder() }
        var hasChanged = false
        let decoded = decoder.decode(bytes)
        for key in defect == .dropsKeysOfABurst ? decoded.prefix(10) : decoded[...] {
            keys += 1
            if key == .tab, defect == .swallowsTab { continue }
            if key == .leave { leave() }
            hasChanged = screen.handle(key) || hasChanged
        }
        return hasChanged
    }

    private mutating func handle(_ kind: String, _ content: MessageFilter.Content?) {
        guard let content else {
            // A message that is refused counts less than it has.
            if defect == .refusesUnknownFields { mark -= 20 }
            return
        }
        switch kind {
        case "sync" where defect != .passesOverSync:
            guard let through = content.through else { return }
            dropped += max(0, through - mark)
            mark = through
        case "clock" where defect != .passesOverClock: now = max(now, content.to ?? 0)
        case "show" where defect != .passesOverShow:
            Terminal.write(wire.hello(content.screen ?? ""))
            do throws(LaunchData.Refusal) {
                screen = try LaunchData.open(content.screen, content.userInfo, defect)
                (told, published, hasShown) = (nil, nil, true)
                isAsleep = defect == .showsWithoutDrawing
            } catch {
                Terminal.write(wire.error(error.reason))
            }
        case "sync", "clock", "show": return
        default: if defect == .endsAtUnknownKinds { leave(status: 1) }
        }
    }

    private mutating func publish() {
        let drawing = isAsleep ? "" : screen.drawing(size)
        isAsleep = false
        guard wire.isActive, defect != .promisesToPublish else { return Terminal.write(drawing) }
        switch defect {
        case .frameBeforeDrawing: Terminal.write(frame() + drawing)
        case .acknowledgesEarly:
            Terminal.write(frame())
            Terminal.write(drawing + frame())
        case .worksAfterItAcknowledges where keys > 0:
            Terminal.write(frame())
            poll(nil, 0, 30)
            Terminal.write(drawing + frame())
        case .movesTheCursorBehind:
            Terminal.write(drawing.dropLast(screen.focus(size).count) + frame())
            Terminal.write(screen.focus(size))
        case .takesBackItsMark where keys > 0:
            Terminal.write(drawing + frame())
            mark -= 1
            Terminal.write(frame())
            mark += 1
            Terminal.write(frame())
        case .writesLatin1 where keys > 0:
            Terminal.write(drawing)
            Terminal.write(frame().unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        default: Terminal.write(drawing + frame())
        }
    }

    private mutating func frame() -> String {
        let shown = defect == .swapsItsSize ? (columns: size.rows, rows: size.columns) : keptSize
        let current = screen.tree(size, keys > 0 || defect != .writesLatin1 ? defect : .none)
        let tree = published ?? current
        if defect == .publishesTheTreeBefore || defect == .publishesTheFirstTree && published == nil {
            published = current
        }
        var members = [
            "\"screen\":\(JSON.string(toldScreen))", "\"size\":[\(shown.columns),\(shown.rows)]",
            "\"mark\":\(mark + (defect == .acknowledgesTooMuch ? 3 : 0))",
            "\"marked\":\(defect == .losesItsMarks)",
            defect == .mistypesAField && keys > 0 ? "\"dropped\":\"0\"" : "\"dropped\":\(dropped)",
        ]
        if isBusy { members.append("\"busy\":[\"loading\"]") }
        if isClockVirtual {
            members.append("\"clock\":{\"now\":\(defect == .tellsAnotherTime ? Int.max : now)}")
        }
        if isWaiting, defect != .answersEscapeLate { members.append("\"busy\":[\"escape\"]") }
        members.append("\"tree\":\(tree)")
        return wire.frame(members)
    }

    private var isBusy: Bool {
        switch defect {
        case .staysBusy: keys > 0
        case .busyAfterLetters: !screen.text.isEmpty
        case .busyFromTheStart: true
        default: false
        }
    }

    /// The name of the screen in a frame.
    private var toldScreen: String {
        switch defect {
        case .losesTheScreensName where keys > 0, .losesTheNameAtShow where hasShown: ""
        default: told ?? screen.name
        }
    }

    private func leave(status: Int32 = 0) -> Never {
        if defect != .leavesTheTerminalRaw {
            Terminal.write("\u{1B}[?1049l")
            Terminal.restore()
        }
        exit(status)
    }

    /// A program that waits until the app has ended.
    private func startChild() {
        var child = pid_t()
        Glue.start("/bin/cat", [strdup("cat"), nil], &child)
    }
}
