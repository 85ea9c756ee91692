/// OSC 52: the clipboard, of which the terminal keeps its own.
extension Emulator {
    /// OSC 52 ; selections ; base64: copies; what is not base64 clears the selections (xterm ctlseqs).
    ///
    /// A question is answered with an empty selection, because an answer must not hold what the program sent.
    mutating func selectionData(_ content: ArraySlice<UInt8>) {
        guard let semicolon = content.firstIndex(of: UInt8(ascii: ";")) else { return noteUnknownCommand(52) }
        let selections = selections(content[..<semicolon])
        let data = content[(semicolon + 1)...]
        if data.elementsEqual("?".utf8) {
            report("\u{1B}]52;\(String(selections.prefix(1)));\(string.terminator)")
            return
        }
        let text = Base64.decode(data).map { String(decoding: $0, as: UTF8.self) } ?? ""
        for selection in selections { desktop.clipboard[selection] = text.isEmpty ? nil : text }
    }

    /// The selections named, each once; `s` for none, as in xterm.
    private func selections(_ names: ArraySlice<UInt8>) -> [Character] {
        var found: [Character] = []
        for name in names.prefix(Limits.string) where "cpqs01234567".utf8.contains(name) {
            let selection = Character(Unicode.Scalar(name))
            if !found.contains(selection) { found.append(selection) }
        }
        return found.isEmpty ? ["s"] : found
    }
}
