package import LunchElements

extension TUISnapshot {
    /// The snapshot without secrets, so that one that was recorded with them is compared with one that has none.
    package func masked(by mask: SecretMask) -> TUISnapshot {
        if mask.isEmpty { return self }
        var snapshot = self
        // A secret may continue in the next row.
        let rows = mask.masked(body.rows.map(\.text).joined(separator: "\n"))
        for (index, text) in rows.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where body.rows.indices.contains(index) {
            snapshot.body.rows[index].text = String(text)
            snapshot.body.rows[index].looks = body.rows[index].looks.map(mask.masked)
        }
        snapshot.body.facts = body.facts.map(mask.masked)
        snapshot.body.lines = body.lines.map(mask.masked)
        return snapshot
    }
}
