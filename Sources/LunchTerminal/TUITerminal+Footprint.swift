extension TUITerminal {
    /// The bytes that the terminal's state holds, as far as input can make it grow; room set aside counts.
    package var footprint: Int { emulator.footprint }
}

extension Emulator {
    fileprivate var footprint: Int {
        var bytes = screen.footprint + hiddenScreen.footprint
        bytes += string.bytes.capacity + answers.count + messages.size + links.size + marks.size
        bytes += title.utf8.count + iconTitle.utf8.count + desktop.footprint
        for saved in titleStack { bytes += (saved.title?.utf8.count ?? 0) + (saved.iconTitle?.utf8.count ?? 0) }
        bytes += unknown.kinds.reduce(0) { $0 + $1.example.utf8.count }
        bytes += (renditionStack.capacity + 2 * keyboardStack.capacity) * MemoryLayout<TUIStyle>.stride
        bytes += kittyImages.known.capacity * 32
        if let heldGrid { bytes += heldGrid.content.reduce(0) { $0 + $1.footprint } + heldGrid.history.footprint }
        return bytes
    }
}

extension TUIDesktop {
    fileprivate var footprint: Int {
        clipboard.values.reduce(0) { $0 + $1.utf8.count } + workingDirectory.utf8.count
            + notifications.reduce(0) { $0 + $1.title.utf8.count + $1.body.utf8.count }
    }
}

extension Screen {
    fileprivate var footprint: Int { slots.reduce(0) { $0 + $1.footprint } + scrollback.footprint }
}

extension Scrollback {
    fileprivate var footprint: Int {
        var bytes = 0
        forEach { bytes += $0.footprint }
        return bytes
    }
}

extension Row {
    fileprivate var footprint: Int {
        MemoryLayout<Row>.stride + cells.capacity * MemoryLayout<PackedCell>.stride
            + styles.capacity * MemoryLayout<TUIStyle>.stride + clusters.capacity * 4
    }
}
