import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

/// The events of a program for its listeners.
extension Session.State {
    /// Notes whether listeners hear the output that follows.
    ///
    /// Listening begins where the output so far doesn't end within a message.
    mutating func listen() {
        guard source?.isOutputHeard == true else {
            filter = nil
            return
        }
        if filter == nil, shown.terminal.isBetweenSequences { filter = OutputFilter() }
    }

    /// Reports bytes that the terminal has received, without the content of messages.
    mutating func tellOutput(_ bytes: Span<UInt8>, upTo end: Int) {
        guard filter != nil, let source, !bytes.isEmpty else { return }
        var output: [UInt8] = []
        filter?.filter(bytes, into: &output)
        let missed = end - bytes.count - toldPosition
        guard !output.isEmpty else {
            toldPosition = end
            return
        }
        let isTold = source.note(
            .output(TUIOutput(bytes: output, position: end, missed: missed)), mayShowSecrets: mayShowSecrets)
        if isTold { toldPosition = end }
    }

    /// Reports the frame that the app has published with a message.
    mutating func tellCommit(_ message: FrameMessage) {
        guard filter != nil, let frame else { return }
        source?.note(.committed(TUICommit(frame: frame, message: message)), mayShowSecrets: mayShowSecrets)
    }

    /// Reports the new size of the terminal.
    func tellSize(_ size: CellSize) {
        guard let source, source.isHeard else { return }
        source.note(.resized(TUIResize(size: size, position: shown.position)), mayShowSecrets: mayShowSecrets)
    }

    /// Reports that the program has ended, with its last errors.
    func tellEnd(_ status: ExitStatus) {
        guard let source, source.isHeard else { return }
        source.note(
            .exited(TUIExitStatus(status)), mayShowSecrets: mayShowSecrets,
            standardError: errorOutput.quoted(hasEnded: true), isByLunch: end.isRequested && !status.isCrash)
    }

    /// Notes that input which is not to be seen is about to be sent, or was.
    mutating func noteSecret() { mayShowSecrets = true }
}
