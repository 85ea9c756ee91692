import LunchCommands
import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

/// The events of a session: each changes the state, and returns what must be done about it.
///
/// An event contains everything that is needed from the terminal; nothing here waits or sends queries.
extension Session.State {
    /// The program wrote to its terminal.
    ///
    /// - Parameter isRead: true if the program reads its input. A program that ignores the answers gets no more.
    mutating func wrote(_ bytes: Span<UInt8>, token: String, isRead: Bool) -> Session.Effects {
        shown.firstDrawing.read(bytes)
        return show(bytes, token: token, isRead: isRead)
    }

    private mutating func show(_ bytes: Span<UInt8>, token: String, isRead: Bool) -> Session.Effects {
        let earlier = changes
        rest.noteOutput(bytes.count)
        return take(bytes, token: token, isRead: isRead, since: earlier)
    }

    private mutating func take(
        _ bytes: Span<UInt8>, token: String, isRead: Bool, since earlier: Int
    ) -> Session.Effects {
        let known = unread?.message
        let answers = receive(bytes, token: token)
        let actions = isRead ? send(answers) : []
        let reads = unread.flatMap { $0.message == known ? nil : [Session.Effects.Action.read($0.message)] } ?? []
        return Session.Effects(actions: actions + reads, wakes: changes != earlier)
    }

    /// A message was read beside the session; nothing follows if it was dropped in the meantime.
    mutating func read(
        _ reading: MessageReading, of number: Int, token: String, isRead: Bool
    ) -> Session.Effects {
        let earlier = changes
        guard let rest = take(reading, of: number) else { return Session.Effects() }
        self.rest.noteOutput(0)
        return take(rest.span, token: token, isRead: isRead, since: earlier)
    }

    /// The program wrote to its standard error; if it draws there, it is as if it had written to its terminal.
    ///
    /// - Parameter addsReturns: true if the terminal would have written a return before each newline.
    mutating func wroteToStandardError(
        _ bytes: Span<UInt8>, token: String, isRead: Bool, addsReturns: Bool
    ) -> Session.Effects {
        // Taken out, since it looks at the rest.
        var output = ErrorOutput()
        swap(&output, &errorOutput)
        var drawing = output.receive(bytes) { shown.surface }
        swap(&output, &errorOutput)
        if drawing.isEmpty { return Session.Effects() }
        if addsReturns { drawing = drawing.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
        return show(drawing.span, token: token, isRead: isRead)
    }

    /// The terminal threw away what the program had not read yet.
    ///
    /// - Parameters:
    ///   - isListening: true if the terminal neither shows a message to the app nor holds it back.
    ///   - echoes: true if the terminal shows what is typed now.
    mutating func inputWasFlushed(isListening: Bool, echoes: Bool, token: String) -> Session.Effects {
        // A program that has read a password flushes as well, as it switches echo on again.
        if !acknowledgesInput, !echoes { sent.history.noteFlush() }
        // The first frame shows if the app acknowledges input.
        sent.wasFlushedEarly = !publishesTree && sent.tally.outstanding > 0
        guard acknowledgesInput, sent.tally.outstanding > 0 else { return Session.Effects() }
        guard takesMessages else { return inputMayBeLost() }
        var actions = isListening ? synchronize(token) : []
        // The request may have been thrown away as well; to hear it twice changes nothing.
        if let request = sent.request { actions += send(request.bytes(token: token)) }
        return Session.Effects(actions: actions)
    }

    /// The terminal's output was stopped, or continues.
    mutating func outputWasStopped(_ isStopped: Bool) { isOutputStopped = isStopped }

    /// The launch has succeeded.
    mutating func launched() { life.launched() }

    /// The program ended.
    mutating func ended(_ status: ExitStatus) -> Session.Effects {
        if self.status == nil { tellEnd(status) }
        life.ended(status)
        changes += 1
        return Session.Effects(wakes: true)
    }

    /// No process of the program is left except these, which could not be ended.
    mutating func gone(left remnants: [ChildProcess.Remnant]) -> Session.Effects {
        life.gone(left: remnants)
        return Session.Effects(wakes: true)
    }

    /// The end was asked for. A message that is still being read is not waited for.
    mutating func endRequested() -> Session.Effects {
        end.noteRequested(whileRunning: status == nil)
        let dropped = unread
        if let dropped {
            unread = nil
            hasDroppedMessage = true
            _ = receive(dropped.rest.span, token: "")
        }
        return Session.Effects(actions: life.isGone ? [] : [.end], wakes: dropped != nil)
    }

    /// A test has input for the app. It stays hidden until it is known whether the terminal shows it.
    mutating func input(
        _ bytes: [UInt8], as input: InputValue, isSecret: Bool, isContinued: Bool
    ) -> Session.Effects {
        guard !life.isGone else { return Session.Effects() }
        sent.deeds += 1
        if isSecret { noteSecret() }
        sent.history.begin(input, bytes, isSecret: isSecret, isContinued: isContinued)
        sent.endsWithEscape = bytes.last == 0x1B
        sent.isOfMouse = input.open.isOfMouse || isMouse(input.open)
        return Session.Effects(actions: send(bytes))
    }

    /// Returns true if bytes that a person has typed at another terminal are reports of the mouse.
    private func isMouse(_ action: TUICommand.Action) -> Bool {
        guard case .send(let bytes?) = action else { return false }
        var parser = InputParser()
        let first = parser.pieces(of: Array(bytes.prefix(32)), in: shown.terminal.modes).first
        return if case .mouse? = first?.deed { true } else { false }
    }

    /// The input was sent.
    ///
    /// - Parameters:
    ///   - isHidden: true if the terminal shows nothing of it.
    ///   - mayBeLost: true if the app may not get to read all of it, and is listening, so that it can be notified.
    mutating func inputWasSent(isHidden: Bool, mayBeLost: Bool, token: String) -> Session.Effects {
        sent.history.finish(isHidden: isHidden)
        if isHidden { noteSecret() }
        guard mayBeLost, acknowledgesInput, !life.isGone else { return Session.Effects() }
        return takesMessages ? Session.Effects(actions: synchronize(token)) : inputMayBeLost()
    }

    /// Input may not have reached an app that takes no messages: who waits for it must look.
    private mutating func inputMayBeLost() -> Session.Effects {
        sent.mayBeLost = true
        return Session.Effects(wakes: true)
    }

    /// An app that takes no messages rests although it has not acknowledged all of its input: it never got the rest.
    ///
    /// Nothing is concluded if anything has gone either way since it was seen to rest.
    mutating func inputWasLost() -> Session.Effects {
        guard mayHaveLostInput, rest.settling?.trust == .exact else { return Session.Effects() }
        sent.tally.lose()
        sent.mayBeLost = false
        shown.noteDropped(sent.tally.dropped)
        if unsettled.isEmpty { noteSettled() }
        changes += 1
        return Session.Effects(wakes: true)
    }

    /// It is unknown whether input was lost: it is waited for like any other.
    mutating func inputIsUnknown() { sent.mayBeLost = false }

    /// A test has a message for an app that is listening.
    mutating func message(_ message: TestMessage, as action: TUICommand.Action, token: String) -> Session.Effects {
        // The wait for an answer reports messages to an app that has ended.
        guard status == nil, hello.messages != false else { return Session.Effects() }
        sent.deeds += 1
        sent.history.note(action)
        switch message {
        case .clock(let moment): sent.virtualTime = moment
        case .show:
            sent.refusal = nil
            hasGreeted = false
            hello.screen = nil
        case .sync: break
        }
        sent.request = message
        return Session.Effects(actions: send(message.bytes(token: token)), wakes: true)
    }

    /// A test gives the terminal another size.
    mutating func resize(to size: CellSize) -> Session.Effects {
        guard !life.isGone else { return Session.Effects() }
        sent.deeds += 1
        sent.history.note(.resize(size))
        shown.resize(to: size)
        tellSize(size)
        rest.noteInput()
        lastActivity = .now
        return Session.Effects(actions: [.resize(size)] + send(shown.terminal.takeAnswers()), wakes: true)
    }

    /// Counts bytes as sent.
    private mutating func send(_ bytes: [UInt8]) -> [Session.Effects.Action] {
        guard !bytes.isEmpty else { return [] }
        sent.tally.send(bytes.count)
        rest.noteInput()
        lastActivity = .now
        return [.send(bytes)]
    }

    /// Notifies the app how much was sent to it, so that it can acknowledge also what never reached it.
    private mutating func synchronize(_ token: String) -> [Session.Effects.Action] {
        send(TestMessage.sync(after: sent.tally.sent, token: token).bytes)
    }
}
