import Lunch

/// A name and a password, whose field publishes what was typed; it is drawn nowhere.
///
/// Tab and Return lead from one to the other, and so does a text of as many letters as that was asked for.
final class LoginScreen: FixtureScreen {
    /// The options that the screen is launched with.
    struct Options: Decodable {
        /// The number of letters that lead on from either field; nil: none do.
        var length: Int?
        /// The password that stands in its field at the start.
        var password: String?
        /// True if nothing can be deleted.
        var keeps: Bool?
        /// True if the field of the password has what was typed as its placeholder.
        var tells: Bool?
    }

    private let length: Int
    private let keeps: Bool
    private let tells: Bool
    private var texts: [String]
    private var focus = 0

    init(_ options: Options?) {
        length = options?.length ?? .max
        keeps = options?.keeps == true
        tells = options?.tells == true
        texts = ["", options?.password ?? ""]
    }

    override var lines: [(identifier: String, text: String)] { [("length", "\(texts[1].count)")] }

    override var elements: [AccessibilityNode] {
        let fields = [
            AccessibilityNode(
                .textField, identifier: "user", label: "User", value: texts[0],
                frame: CellRect(column: 0, row: 2, columns: 20, rows: 1), hasFocus: focus == 0),
            AccessibilityNode(
                .secureTextField, identifier: "password", label: "Password", value: texts[1],
                placeholder: tells ? "was: \(texts[1])" : nil,
                frame: CellRect(column: 0, row: 3, columns: 20, rows: 1), hasFocus: focus == 1),
        ]
        return [
            AccessibilityNode(
                .group, identifier: "form", frame: CellRect(column: 0, row: 2, columns: 20, rows: 2), children: fields)
        ]
    }

    override func handle(_ bytes: [UInt8]) {
        for character in String(decoding: bytes, as: UTF8.self) {
            switch character {
            case "\t", "\r": focus = 1 - focus
            case "\u{7F}": if !keeps { _ = texts[focus].popLast() }
            case "\u{1B}": return
            case " "...:
                texts[focus].append(character)
                if texts[focus].count == length { focus = 1 - focus }
            default: break
            }
        }
    }
}
