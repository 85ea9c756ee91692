/// The grammar of answers: whatever else came would be an echo of what the program sent.
enum AnswerGrammar {
    private static let digits = "0123456789"

    /// The beginnings of a DCS or an OSC, and the characters of which the rest may be.
    private static let strings: [(opening: String, rest: String)] = [
        ("P!|", "0"), ("P0!u%5", ""), ("P>|Lunch", ""), ("P0$r", ""), ("P1$r", digits + ";:mrst*|x$ q\"p"),
        ("P0+r", ""),
        ("P1+r", digits + "ABCDEF="), ("P1$u", digits + ";@ABCDEFGHIJKLMNOQRYZ<>%&\"`="), ("P2$u", digits + "/"),
        ("P", digits + "!~ABCDEF"), ("]52;", "cpqs01234567;"), ("]1337;ReportCellSize=", digits + ".;"),
        ("_G", digits + "=,;: abcdefghijklmnopqrstuvwxyzABDEGIKLNOPTV"),
        ("]4;", digits + ";rgb:/abcdef"), ("]5;", digits + ";rgb:/abcdef"),
        ("]1", digits + ";rgb:/abcdef"),
    ]

    /// The mistake in answers taken from a terminal; nil if there is none.
    static func problem(in answers: [UInt8]) -> String? {
        var rest = answers[...]
        while !rest.isEmpty {
            guard let answer = takeAnswer(&rest) else {
                return "an answer that no rule allows: \(String(decoding: rest, as: UTF8.self).debugDescription)"
            }
            let isShort = answer.count <= (answer.starts(with: "\u{1B}_G".utf8) ? 100 : 40)
            guard isShort || answer.starts(with: "\u{1B}P2$u".utf8) || answer.starts(with: "\u{1B}P1".utf8)
            else { return "an answer of \(answer.count) bytes" }
        }
        return nil
    }

    /// Takes one whole answer off the front; nil where none is.
    private static func takeAnswer(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard bytes.starts(with: "\u{1B}".utf8) else { return nil }
        let body = bytes.dropFirst()
        if body.first == UInt8(ascii: "[") {
            guard let final = body.dropFirst().firstIndex(where: { $0 >= 0x40 }),
                "cnRtyumxSw{".utf8.contains(bytes[final]),
                body.dropFirst()[..<final].allSatisfy({ "0123456789;?>$\"*".utf8.contains($0) })
            else { return nil }
            defer { bytes = bytes[(final + 1)...] }
            return bytes[...final]
        }
        guard let end = body.firstIndex(where: { $0 == 0x1B || $0 == 0x07 }),
            let rule = strings.first(where: { body.starts(with: $0.opening.utf8) }),
            body[..<end].dropFirst(rule.opening.utf8.count).allSatisfy({ rule.rest.utf8.contains($0) })
        else { return nil }
        var next = end + 1
        if bytes[end] == 0x1B {
            guard next < bytes.endIndex, bytes[next] == UInt8(ascii: "\\") else { return nil }
            next += 1
        } else if body.first != UInt8(ascii: "]") {
            return nil
        }
        defer { bytes = bytes[next...] }
        return bytes[..<next]
    }
}
