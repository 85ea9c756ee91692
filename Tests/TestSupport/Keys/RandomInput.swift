import LunchInput
package import LunchTerminal
import LunchWire

/// Input as a person at a terminal might cause it.
package enum RandomInput {
    private static let keys: [TUIKeyboardKey] = [
        .return, .tab, .backTab, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .F1, .F5, .F12,
        .control("a"), .control("z"), .option("x"), .shift(.up), .control(.right), .escape,
    ]

    private static let characters = Array("abc XYZ 019 .,;:!? äöü ß 日本 👩 é")

    /// The bytes of a key, a click, a turn of the wheel or a paste.
    package static func bytes(_ random: inout some RandomNumberGenerator, _ modes: TUIModes) throws -> [UInt8] {
        let cell = CellPoint(column: .random(in: 0..<80, using: &random), row: .random(in: 0..<24, using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return try MouseEvent.click(at: cell).bytes(for: modes)
        case 1: return try MouseEvent(.wheel(.down), at: cell).bytes(for: modes)
        case 2:
            let text = (0..<Int.random(in: 1..<200, using: &random)).compactMap { _ in
                characters.randomElement(using: &random)
            }
            return Paste(String(text)).bytes(for: modes)
        case 3...8:
            // Not every key can be said in every mode.
            return keys.randomElement(using: &random).flatMap { try? $0.bytes(for: modes) } ?? []
        default:
            return characters.randomElement(using: &random).map { Array(String($0).utf8) } ?? []
        }
    }
}
