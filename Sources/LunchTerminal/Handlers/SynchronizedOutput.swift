/// 2026: the grid stays as it was while the program updates it.
extension Emulator {
    /// Begins or ends an update ("Terminal Spec: Synchronized Output", Christian Parpart).
    ///
    /// - Parameter offset: The number of bytes of the current feed that have been taken, including this sequence.
    mutating func synchronizeOutput(_ isSet: Bool, at offset: Int) {
        guard isSet else {
            heldGrid = nil
            return
        }
        let position = fed + UInt64(offset)
        guard heldGrid == nil || isOverdue(at: position) else { return }
        heldGrid = liveGrid
        heldSince = position
        // The changes of the same feed from here on are newer than the grid that is held.
        revision += 1
    }

    /// Shows the update as far as it has come, once it has lasted for too many bytes.
    mutating func releaseOverdueGrid() {
        if heldGrid != nil, isOverdue(at: fed) { heldGrid = nil }
    }

    private func isOverdue(at position: UInt64) -> Bool { position - heldSince > UInt64(Limits.synchronizedOutput) }
}
