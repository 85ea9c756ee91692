/// The hyperlinks in use, by number; cells name them in their style.
struct LinkTable: Sendable {
    /// Entry n − 1 is link n; nil is free.
    private var links: [TUILink?] = []
    private var numbers: [TUILink: UInt32] = [:]
    private var free: [UInt32] = []
    /// Bytes of all links.
    private(set) var size = 0
    /// Links dropped because too many were in use.
    private(set) var dropped = 0
    private var droppedAtCollection = Int.min / 2

    subscript(number: UInt32) -> TUILink? {
        number == 0 || number > links.count ? nil : links[Int(number) - 1]
    }

    /// The number of a link, entered if need be; nil when there is no room.
    mutating func number(of link: TUILink) -> UInt32? {
        if let number = numbers[link] { return number }
        guard size + link.size <= Limits.linkBytes else {
            dropped += 1
            return nil
        }
        let number: UInt32
        if let reused = free.popLast() {
            number = reused
            links[Int(number) - 1] = link
        } else if links.count < Limits.links {
            links.append(link)
            number = UInt32(links.count)
        } else {
            dropped += 1
            return nil
        }
        numbers[link] = number
        size += link.size
        return number
    }

    /// The number of links that are alive.
    var count: Int { numbers.count }

    /// True if it is time to look for links that are not in use: there is no room, and enough has changed since.
    ///
    /// - Parameter rows: The number of rows to be searched; the more there are, the more rarely the result is true.
    func wantsCollection(rows: Int) -> Bool {
        let isFull = free.isEmpty && links.count >= Limits.links || size + Limits.link > Limits.linkBytes
        return isFull && dropped - droppedAtCollection >= max(Limits.links / 4, rows)
    }

    /// Gives all links other addresses and identifiers; a table that was changed takes no new links.
    mutating func change(_ change: (String) -> String) {
        for index in links.indices {
            guard let link = links[index] else { continue }
            links[index] = TUILink(address: change(link.address), identifier: change(link.identifier))
        }
    }

    /// Frees all links but these.
    mutating func keep(only used: Set<UInt32>) {
        droppedAtCollection = dropped
        for index in links.indices where !used.contains(UInt32(index + 1)) {
            guard let link = links[index] else { continue }
            size -= link.size
            numbers[link] = nil
            links[index] = nil
            free.append(UInt32(index + 1))
        }
    }
}

extension TUILink {
    /// The bytes that the link takes.
    fileprivate var size: Int { address.utf8.count + identifier.utf8.count }
}
