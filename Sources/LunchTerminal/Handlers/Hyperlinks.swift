/// OSC 8: hyperlinks ("Hyperlinks in Terminal Emulators", Egmont Koblinger).
extension Emulator {
    /// OSC 8 ; parameters ; address: what is printed next belongs to the link; an empty address ends it.
    mutating func hyperlink(_ content: ArraySlice<UInt8>) {
        guard let semicolon = content.firstIndex(of: UInt8(ascii: ";")) else {
            return noteUnknownCommand(8)
        }
        let address = content[(semicolon + 1)...]
        guard !address.isEmpty, address.count <= Limits.link else {
            pen.link = 0
            return
        }
        var identifier = ""
        for parameter in content[..<semicolon].split(separator: UInt8(ascii: ":")) {
            let text = String(decoding: parameter, as: UTF8.self)
            if text.hasPrefix("id="), text.utf8.count <= Limits.linkIdentifier + 3 {
                identifier = String(text.dropFirst(3))
            }
        }
        if links.wantsCollection(rows: screen.scrollback.count + hiddenScreen.scrollback.count) {
            links.keep(only: linksInUse())
        }
        let link = TUILink(address: String(decoding: address, as: UTF8.self), identifier: identifier)
        pen.link = links.number(of: link) ?? 0
    }

    /// The links of every style that a cell, the pen or a saved cursor may have.
    private func linksInUse() -> Set<UInt32> {
        var used: Set<UInt32> = [pen.link]
        func visit(_ row: Row) {
            for style in row.styles where style.link != 0 { used.insert(style.link) }
        }
        for row in screen.slots { visit(row) }
        for row in hiddenScreen.slots { visit(row) }
        screen.scrollback.forEach(visit)
        hiddenScreen.scrollback.forEach(visit)
        for style in renditionStack where style.link != 0 { used.insert(style.link) }
        if let link = screen.savedCursor?.pen.link { used.insert(link) }
        if let link = hiddenScreen.savedCursor?.pen.link { used.insert(link) }
        return used
    }
}
