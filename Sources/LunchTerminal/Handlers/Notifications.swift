/// Notifications and progress.
extension Emulator {
    /// OSC 9: ConEmu's commands, which begin with a number, or iTerm2's notification, which is all of the text.
    mutating func notifyOrReportProgress(_ content: ArraySlice<UInt8>) {
        let parts = content.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let command = Int(digits: first), (1...12).contains(command) else {
            return notify(TUIDesktop.Notification(body: boundedText(content, Limits.notification)))
        }
        let rest = parts.count > 1 ? parts[1] : []
        switch command {
        case 4: reportProgress(rest)
        case 9: desktop.workingDirectory = boundedText(rest, Limits.address)
        default: break  // sleeping, message boxes, macros, prompts of ConEmu: ignored on purpose
        }
    }

    /// OSC 9 ; 4 ; state ; percent (ConEmu's documentation); state 0 takes the progress away.
    private mutating func reportProgress(_ content: ArraySlice<UInt8>) {
        let parts = content.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        guard let first = parts.first, let number = Int(digits: first) else { return }
        let percent = parts.count > 1 ? Int(digits: parts[1]) : nil
        if number == 0 {
            desktop.progress = nil
        } else if let state = TUIDesktop.Progress.State(rawValue: number) {
            let value = percent ?? desktop.progress?.percent ?? 0
            desktop.progress = TUIDesktop.Progress(state: state, percent: value.clamped(to: 0...100))
        }
    }

    /// OSC 777 ; notify ; title ; text (rxvt-unicode's extension).
    mutating func notifyWithTitle(_ content: ArraySlice<UInt8>) {
        let parts = content.split(separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count >= 2, parts[0].elementsEqual("notify".utf8) else { return noteUnknownCommand(777) }
        notify(
            TUIDesktop.Notification(
                title: boundedText(parts[1], Limits.notification),
                body: parts.count > 2 ? boundedText(parts[2], Limits.notification) : ""))
    }

    private mutating func notify(_ notification: TUIDesktop.Notification) {
        desktop.notificationCount += 1
        if desktop.notifications.count >= Limits.notifications { desktop.notifications.removeFirst() }
        desktop.notifications.append(notification)
    }
}
