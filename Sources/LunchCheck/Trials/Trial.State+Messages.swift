import LunchTerminal
import LunchWire

/// The messages of the app, each noted as well as it can be read.
extension Trial.State {
    mutating func note(_ broken: TUIBrokenMessage) {
        guard ledger.broken == nil, Envelope.Head(broken.head, token: token) != nil || token.isEmpty else { return }
        ledger.broken = .init(head: broken.head, isTooLong: broken.cause == .tooLong)
    }

    mutating func note(_ payload: [UInt8]) {
        let raw = openMessage ?? []
        let drawing = takeDrawing()
        guard !token.isEmpty else {
            // Nobody listens: there is to be none.
            ledger.foreign =
                ledger.foreign ?? .init(token: "", kind: String(decoding: payload.prefix(60), as: UTF8.self))
            return
        }
        guard let envelope = Envelope(payload: payload) else {
            guard let head = Envelope.Head(payload, token: token) else { return }
            if head.version != "\(Envelope.version)" {
                ledger.otherVersion = ledger.otherVersion ?? head.version
            } else if ledger.broken == nil {
                ledger.broken = .init(head: payload, isTooLong: false)
            }
            return
        }
        guard envelope.token == token else {
            let foreign = Ledger.Foreign(token: envelope.token, kind: envelope.kind)
            ledger.foreign = ledger.foreign ?? foreign
            return
        }
        // The JSON as it was written stands behind the fifth semicolon, before the terminator.
        let json = (raw.split(separator: UInt8(ascii: ";"), maxSplits: 5, omittingEmptySubsequences: false).last ?? [])
            .dropLast(raw.last == 0x07 ? 1 : 2)
        if ledger.nonASCII == nil, json.contains(where: { $0 >= 0x80 || $0 < 0x20 }) {
            ledger.nonASCII = (envelope.kind, Array(json))
        }
        do throws(WireError) {
            let message = try AppMessage(envelope)
            if frames < 32 { noteNames(of: envelope) }
            switch message {
            case .hello(let hello):
                greetings.append(Greeted(hello: hello, outputBefore: drawn, framesBefore: frames))
            case .frame(let message): show(message, drawing)
            case .error(let text): refusals.append(text)
            case .unpublished(let text): unpublished.append(text)
            case nil: ledger.unknownKind = ledger.unknownKind ?? envelope.kind
            }
        } catch {
            let unreadable = UnreadableMessage(
                kind: envelope.kind, error: error, json: envelope.json, raw: Array(json), isFirstFrame: frames == 0)
            ledger.unreadable = ledger.unreadable ?? unreadable
        }
    }

    private mutating func noteNames(of envelope: Envelope) {
        // Of a known kind, the message has been read by then; of any other the kind is told, whether or not its JSON can be read.
        guard let json = try? LunchJSON(parsing: envelope.json, limits: .message) else { return }
        for name in UnknownName.all(in: json, kind: envelope.kind).sorted(by: { $0.name < $1.name })
        where !ledger.unknownNames.contains(name) {
            ledger.unknownNames.append(name)
        }
    }

    private mutating func show(_ message: FrameMessage, _ drawing: [UInt8]) {
        let last = frame?.message
        if message.revision != (last?.revision ?? 0) + 1, ledger.gap == nil {
            ledger.gap = (message.revision, last?.revision ?? 0)
        }
        if message.mark > sent, ledger.unsent == nil { ledger.unsent = (message.mark, sent) }
        if let last, message.mark < last.mark, ledger.backwards == nil {
            ledger.backwards = (message.mark, last.mark)
        }
        if let last, message.screen.isEmpty, !last.screen.isEmpty, ledger.nameless == nil {
            ledger.nameless = (message.revision, last.screen)
        }
        switch message.tree {
        case .whole(let node): tree = node
        case .changes(let changes):
            do throws(WireError) {
                guard tree != nil || changes.isEmpty else { throw AccessibilityChange.leadsNowhere }
                for change in changes { try tree?.apply(change) }
            } catch {
                ledger.homelessChange = ledger.homelessChange ?? error
            }
        }
        frames += 1
        terminal.endSynchronizedUpdate()
        let shown = ShownFrame(
            message: message, tree: tree, grid: terminal.grid, size: size, sent: sent, drawing: drawing)
        frame = shown
        recent = recent.suffix(Self.recentLimit - 1) + [shown]
        if opening.count < 8 { opening.append(shown) }
    }
}
