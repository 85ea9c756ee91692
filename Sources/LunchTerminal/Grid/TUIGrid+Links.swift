extension TUIGrid {
    /// The addresses of all links that can be seen, from the top left, each once.
    package var linkAddresses: [String] {
        var addresses: [String] = []
        for row in 0..<rows {
            for column in 0..<columns {
                guard let address = self[column, row].link?.address, !addresses.contains(address) else { continue }
                addresses.append(address)
            }
        }
        return addresses
    }
}
