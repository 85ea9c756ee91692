import LunchElements
import LunchTerminal
import LunchWire

/// The parser of what an app writes: bytes become cells, messages and frames.
extension Session.State {
    /// Feeds output to the terminal and commits the frames in it; returns what the terminal answers.
    mutating func receive(_ bytes: Span<UInt8>, token: String) -> [UInt8] {
        lastActivity = .now
        shown.hasOutput = true
        var offset = 0
        while offset < bytes.count {
            // Bytes after a message belong to its content.
            if unread != nil {
                unread?.add(bytes.extracting(offset...))
                break
            }
            let count = shown.terminal.feed(bytes.extracting(offset...))
            shown.position += count
            tellOutput(bytes.extracting(offset..<offset + count), upTo: shown.position)
            offset += count
            while let broken = shown.terminal.takeBrokenMessage() { note(broken, token: token) }
            if let message = shown.terminal.takeMessage() { take(message, token: token) }
        }
        if !publishesTree { changes += 1 }
        return shown.terminal.takeAnswers()
    }

    /// Reads a message and commits it. A message without the launch's token may be any output, and is ignored.
    ///
    /// A message that takes long is set aside, and read without the lock of the state.
    private mutating func take(_ payload: [UInt8], token: String) {
        guard !hasDroppedMessage else { return }
        guard let envelope = Envelope(payload: payload) else {
            guard let head = Envelope.Head(payload, token: token) else { return }
            return violated(
                head.version == "\(Envelope.version)" ? .cutOff(kind: head.kind) : .otherVersion(head.version))
        }
        guard envelope.token == token else { return }
        let message = IncomingMessage(
            number: messageCount, envelope: envelope, tree: shown.tree, elementLimit: shown.elementLimit)
        messageCount += 1
        if let reading = message.readIfShort() {
            commit(reading)
        } else if end.isRequested {
            hasDroppedMessage = true
        } else {
            unread = Session.Unread(message: message)
        }
    }

    /// Commits a message that was read beside the session; returns what came after it, nil if it was dropped in the meantime.
    mutating func take(_ reading: MessageReading, of number: Int) -> [UInt8]? {
        guard let unread, unread.message.number == number else { return nil }
        self.unread = nil
        commit(reading)
        return unread.rest
    }

    private mutating func commit(_ reading: MessageReading) {
        do throws(WireError) {
            switch try reading.message.get() {
            case .hello(let hello): greeted(hello)
            case .frame(let message): try commit(message, reading.tree)
            case .error(let text): refused(text)
            case .unpublished(let reason): violated(.unpublished(reason))
            case nil: violated(.unknownKind(reading.kind))
            }
        } catch {
            violated(.unreadable(kind: reading.kind, error))
        }
        changes += 1
    }

    /// Notes a message that never came whole, if it is one of this launch.
    private mutating func note(_ broken: TUIBrokenMessage, token: String) {
        guard let head = Envelope.Head(broken.head, token: token) else { return }
        switch broken.cause {
        case .cutOff: violated(.cutOff(kind: head.kind))
        case .tooLong: violated(.tooLong(kind: head.kind))
        }
    }

    private mutating func greeted(_ hello: Hello) {
        (hasGreeted, image) = (true, nil)
        self.hello.add(hello)
        if self.hello.publishes == false, shown.revision > 0 { violated(.unannounced(revision: shown.revision)) }
    }

    /// An app that could not open reports why; one that runs reports it for the requested screen.
    private mutating func refused(_ reason: String) {
        if life == .running { sent.refusal = reason } else { life.refused(reason) }
    }

    private mutating func violated(_ violation: ProtocolViolation) {
        changes += 1
        life.violated(violation)
    }

    private mutating func commit(
        _ message: FrameMessage, _ tree: Result<ElementTree, WireError>?
    ) throws(WireError) {
        // A change of a tree that is not the app's would make a tree that was never published.
        guard life.fault == nil else { return }
        guard message.revision == shown.revision + 1 else {
            return violated(.outOfOrder(revision: message.revision, last: shown.revision))
        }
        guard hello.publishes != false else { return violated(.unannounced(revision: message.revision)) }
        guard message.mark <= sent.tally.sent else {
            return violated(.unsentInput(mark: message.mark, sent: sent.tally.sent))
        }
        if let now = message.clock?.now, let moment = sent.virtualTime, now > moment {
            return violated(.ahead(now: now, moment: moment))
        }
        if let tree { try shown.take(tree, of: message) }
        sent.tally.acknowledge(message)
        if sent.tally.outstanding == 0 { sent.mayBeLost = false }
        if let hint = sent.history.hint, let tree = shown.tree, let earlier = shown.frame?.tree {
            let hasFocus = hint == .growthOrFocus && tree.hasSecretFocus
            if hasFocus || tree.hasMoreSecrets(than: earlier) {
                sent.history.noteSecret()
                noteSecret()
            }
        }
        shown.commit(message, droppedInput: sent.tally.dropped)
        if message.marked, let identifier = shown.frame?.elementWithoutItsMarks {
            return violated(.lostMarks(identifier: identifier))
        }
        tellCommit(message)
        if unsettled.isEmpty { noteSettled() }
    }
}
