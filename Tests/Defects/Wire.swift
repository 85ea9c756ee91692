/// The app's messages, written by hand.
struct Wire {
    let token: String?
    let defect: Defect
    private var revision = 0

    init(token: String?, defect: Defect) {
        self.token = token
        self.defect = defect
    }

    /// True if anybody listens, or the app writes to nobody.
    var isActive: Bool { token != nil || defect == .publishesToNobody }

    func message(_ kind: String, _ json: String, token other: String? = nil) -> String {
        guard isActive else { return "" }
        let text =
            switch defect {
            case .writesPython:
                json.replacing("\"", with: "'").replacing("true", with: "True").replacing("false", with: "False")
            case .writesLinesOfJSON: json.replacing(",\"", with: ",\n\"")
            default: json
            }
        return "\u{1B}]7367;lunch;1;\(other ?? token ?? "");\(kind);\(text)\u{1B}\\"
    }

    func hello(_ screen: String) -> String {
        let promise =
            switch defect {
            case .deniesThatItPublishes: ",\"publishes\":false"
            case .deniesThatItTakesMessages: ",\"publishes\":true,\"messages\":false"
            default: ",\"publishes\":true,\"messages\":true"
            }
        let name = defect == .greetsWithAnotherScreen ? "Start" : screen
        return message(
            "hello", "{\"screen\":\(JSON.string(name))\(promise)}",
            token: defect == .wrongToken ? token.map { String($0.prefix(4)) } : nil)
    }

    func error(_ text: String) -> String { message("error", "{\"message\":\(JSON.string(text))}") }

    /// The next frame.
    mutating func frame(_ members: [String]) -> String {
        revision += defect == .skipsRevisions && revision % 3 == 2 ? 2 : 1
        let json = "{\"revision\":\(revision),\(members.joined(separator: ","))"
        let length =
            switch defect {
            // The JSON as a whole.
            case .wrongLength: json.utf8.count + ",\"length\":100}".utf8.count
            case .countsLengthInLetters: json.count
            // Each line break is a byte more.
            case .writesLinesOfJSON: json.replacing(",\"", with: ",\n\"").utf8.count
            default: json.utf8.count
            }
        return message("frame", "\(json),\"length\":\(length)}")
    }

    /// The same frame once more, as the next.
    mutating func takeBack() { revision -= 1 }
}

/// JSON, written by hand.
enum JSON {
    static func string(_ text: String, isASCII: Bool = true) -> String {
        var result = "\""
        for unit in text.utf16 {
            switch unit {
            case 0x22, 0x5C: result += "\\\(Character(UnicodeScalar(UInt8(unit))))"
            case 0x20..<0x7F: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            default:
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return isASCII ? result + "\"" : "\"\(text)\""
    }

    /// An element.
    static func node(
        _ type: String, _ members: [String: String], frame: (Int, Int, Int, Int), children: [String] = []
    ) -> String {
        var parts = ["\"type\":\(string(type))", "\"frame\":[\(frame.0),\(frame.1),\(frame.2),\(frame.3)]"]
        parts += members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
        if !children.isEmpty { parts.append("\"children\":[\(children.joined(separator: ","))]") }
        return "{\(parts.joined(separator: ","))}"
    }
}
