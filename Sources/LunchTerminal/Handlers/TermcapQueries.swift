/// XTGETTCAP: capabilities of the terminal description, from a separate table.
extension Emulator {
    /// DCS + q names ST: each name is answered on its own, in hexadecimal (xterm ctlseqs); an unknown one without it.
    mutating func requestTermcap() {
        for name in string.bytes.split(separator: UInt8(ascii: ";")).prefix(Limits.termcapNames) {
            // The table belongs to xterm-256color. On a terminal with another description, all names are unknown.
            if options.profile.environment["TERM"] == Self.capabilities["TN"],
                let found = Self.hexDecoded(name).flatMap({ Self.capabilities[$0] == nil ? nil : $0 }),
                let value = Self.capabilities[found]
            {
                let assignment = value.isEmpty ? "" : "=" + Self.hexEncoded(value)
                report("\u{1B}P1+r\(Self.hexEncoded(found))\(assignment)\u{1B}\\")
            } else {
                report("\u{1B}P0+r\u{1B}\\")
            }
        }
    }

    private static func hexEncoded(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    private static func hexDecoded(_ digits: ArraySlice<UInt8>) -> String? {
        guard digits.count % 2 == 0, digits.count <= 64 else { return nil }
        let text = String(decoding: digits, as: UTF8.self)
        var bytes: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            let end = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
            guard let byte = UInt8(text[index..<end], radix: 16) else { return nil }
            bytes.append(byte)
            index = end
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The capabilities that programs request in practice, with terminfo's values for xterm-256color.
    private static let capabilities: [String: String] = [
        "TN": "xterm-256color", "name": "xterm-256color", "Co": "256", "colors": "256", "RGB": "8",
        "Tc": "", "Su": "", "XT": "", "bce": "", "am": "", "xenl": "",
        "Smulx": "\u{1B}[4:%p1%dm", "Ss": "\u{1B}[%p1%d q", "Se": "\u{1B}[2 q", "Ms": "\u{1B}]52;%p1%s;%p2%s\u{07}",
        "Setulc": "\u{1B}[58:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%dm",
        "setrgbf": "\u{1B}[38:2:%p1%d:%p2%d:%p3%dm", "setrgbb": "\u{1B}[48:2:%p1%d:%p2%d:%p3%dm",
        "kcuu1": "\u{1B}OA", "kcud1": "\u{1B}OB", "kcuf1": "\u{1B}OC", "kcub1": "\u{1B}OD",
        "ku": "\u{1B}OA", "kd": "\u{1B}OB", "kr": "\u{1B}OC", "kl": "\u{1B}OD",
        "khome": "\u{1B}OH", "kend": "\u{1B}OF", "kich1": "\u{1B}[2~", "kdch1": "\u{1B}[3~", "kpp": "\u{1B}[5~",
        "knp": "\u{1B}[6~", "kcbt": "\u{1B}[Z", "kbs": "\u{7F}",
        "kf1": "\u{1B}OP", "kf2": "\u{1B}OQ", "kf3": "\u{1B}OR", "kf4": "\u{1B}OS", "kf5": "\u{1B}[15~",
        "kf6": "\u{1B}[17~", "kf7": "\u{1B}[18~", "kf8": "\u{1B}[19~", "kf9": "\u{1B}[20~", "kf10": "\u{1B}[21~",
        "kf11": "\u{1B}[23~", "kf12": "\u{1B}[24~",
    ]
}
