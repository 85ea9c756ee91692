import LunchWire

extension ElementTree {
    /// True if what is typed goes where it is not to be shown.
    package var hasSecretFocus: Bool { nodes.secure.contains { nodes.focused.contains($0) } }

    /// Returns true if a secure field holds more than it did in an earlier tree; of other fields than there were nothing is known.
    package func hasMoreSecrets(than earlier: ElementTree) -> Bool {
        let (now, before) = (secretLengths, earlier.secretLengths)
        return now.count == before.count && zip(now, before).contains { $0 > $1 }
    }

    private var secretLengths: [Int] { nodes.secure.map { nodes[$0].value?.count ?? 0 } }

    /// Returns true if an element or one below it is a secure field.
    package func holdsSecret(_ index: Int) -> Bool {
        nodes.secure.contains { (index..<ends[index]).contains($0) }
    }
}
