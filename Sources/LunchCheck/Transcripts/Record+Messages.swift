import LunchTerminal
import LunchWire

/// The messages of the app, each noted as well as it can be read.
extension Record {
    mutating func note(_ broken: TUIBrokenMessage) {
        guard noted.ledger.broken == nil, Envelope.Head(broken.head, token: token) != nil || token.isEmpty else {
            return
        }
        noted.ledger.broken = .init(head: broken.head, isTooLong: broken.cause == .tooLong)
    }

    mutating func note(_ payload: [UInt8]) {
        let raw = noted.openMessage ?? []
        let drawing = takeDrawing()
        guard !token.isEmpty else {
            // There is no test: there must be none.
            noted.ledger.foreign =
                noted.ledger.foreign ?? .init(token: "", kind: String(decoding: payload.prefix(60), as: UTF8.self))
            return
        }
        guard let envelope = Envelope(payload: payload) else {
            guard let head = Envelope.Head(payload, token: token) else { return }
            if head.version != "\(Envelope.version)" {
                noted.ledger.otherVersion = noted.ledger.otherVersion ?? head.version
            } else if noted.ledger.broken == nil {
                noted.ledger.broken = .init(head: payload, isTooLong: false)
            }
            return
        }
        guard envelope.token == token else {
            let foreign = Ledger.Foreign(token: envelope.token, kind: envelope.kind)
            noted.ledger.foreign = noted.ledger.foreign ?? foreign
            return
        }
        // The JSON as it was written is after the fifth semicolon, before the terminator.
        let json = (raw.split(separator: UInt8(ascii: ";"), maxSplits: 5, omittingEmptySubsequences: false).last ?? [])
            .dropLast(raw.last == 0x07 ? 1 : 2)
        if noted.ledger.nonASCII == nil, json.contains(where: { $0 >= 0x80 || $0 < 0x20 }) {
            noted.ledger.nonASCII = (envelope.kind, Array(json))
        }
        do throws(WireError) {
            let message = try AppMessage(envelope)
            if noted.frames < 32 { noteNames(of: envelope) }
            switch message {
            case .hello(let hello):
                noted.greetings.append(Greeted(hello: hello, outputBefore: noted.drawn, framesBefore: noted.frames))
            case .frame(let message): show(message, drawing)
            case .error(let text): noted.refusals.append(text)
            case .unpublished(let text): noted.unpublished.append(text)
            case nil: noted.ledger.unknownKind = noted.ledger.unknownKind ?? envelope.kind
            }
        } catch {
            let unreadable = UnreadableMessage(
                kind: envelope.kind, error: error, json: envelope.json, raw: Array(json),
                isFirstFrame: noted.frames == 0)
            noted.ledger.unreadable = noted.ledger.unreadable ?? unreadable
        }
    }

    private mutating func noteNames(of envelope: Envelope) {
        // A message of a known kind was read before; for any other message the kind is reported, whether or not its JSON can be
        // read.
        guard let json = try? LunchJSON(parsing: envelope.json, limits: .message) else { return }
        for name in UnknownName.all(in: json, kind: envelope.kind).sorted(by: { $0.name < $1.name })
        where !noted.ledger.unknownNames.contains(name) {
            noted.ledger.unknownNames.append(name)
        }
    }

    private mutating func show(_ message: FrameMessage, _ drawing: [UInt8]) {
        noted.ledger.compare(message, with: noted.frame?.message, sent: noted.sent)
        var tree = noted.tree
        switch message.tree {
        case .whole(let node): tree = node
        case .changes(let changes):
            do throws(WireError) {
                guard tree != nil || changes.isEmpty else { throw AccessibilityChange.leadsNowhere }
                for change in changes { try tree?.apply(change) }
            } catch {
                noted.ledger.homelessChange = noted.ledger.homelessChange ?? error
            }
        }
        noted.frames += 1
        let shown = ShownFrame(
            message: message, tree: tree, grid: completedGrid(), size: noted.size, sent: noted.sent, drawing: drawing)
        noted.frame = shown
        noted.recent = noted.recent.suffix(Self.recentLimit - 1) + [shown]
        if noted.opening.count < 8 { noted.opening.append(shown) }
    }

    /// The number of frames that are kept.
    private static let recentLimit = 16
}

extension Ledger {
    /// Notes the mistakes of a frame that show beside the one before it.
    fileprivate mutating func compare(_ message: FrameMessage, with last: FrameMessage?, sent: Int) {
        if message.revision != (last?.revision ?? 0) + 1, gap == nil { gap = (message.revision, last?.revision ?? 0) }
        if message.mark > sent, unsent == nil { unsent = (message.mark, sent) }
        guard let last else { return }
        if message.mark < last.mark, backwards == nil { backwards = (message.mark, last.mark) }
        if message.screen.isEmpty, !last.screen.isEmpty, nameless == nil { nameless = (message.revision, last.screen) }
    }
}
