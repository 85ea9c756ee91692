import LunchCommands
import LunchElements
import LunchInput
import LunchWire

/// Writes steps in Swift.
struct StepSource {
    private let pages: RecordedPages
    private let library: TestLibrary
    private let placeholders: SecretPlaceholders

    init(_ pages: RecordedPages, _ library: TestLibrary, of steps: [RecordedStep]) {
        (self.pages, self.library) = (pages, library)
        placeholders = SecretPlaceholders(
            steps.compactMap { if case .secret(let text, _) = $0 { text } else { nil } })
    }

    /// The lines of a step.
    func lines(_ step: RecordedStep) -> [String] {
        switch step {
        case .type(let text, nil) where text.count == 1: ["try app.press(\(text.literal))"]
        case .type(let text, let locator): ["try \(subject(locator)).typeText(\(text.literal))"]
        case .secret(let text, let locator):
            [
                "// This text replaces a secret, which was not recorded.",
                "try \(subject(locator)).typeText(\(placeholders.placeholder(of: text).literal))",
            ]
        case .tap(let locator): note(locator) + ["try \(subject(locator)).tap()"]
        case .rightClick(let locator): note(locator) + ["try \(subject(locator)).rightClick()"]
        case .press(let keys): ["try app.press(\(keys.map(\.literal).joined(separator: ", ")))"]
        case .choose(let row):
            (row.way.isEmpty ? [] : lines(.press(row.way))) + lines(.expect(row.claim)) + lines(.press([row.key]))
        case .paste(let text, let locator): ["try \(subject(locator)).paste(\(text.literal))"]
        case .scroll(let locator, let x, let y):
            note(locator) + ["try \(subject(locator)).scroll(byDeltaX: \(x), deltaY: \(y))"]
        case .drag(let start, let end):
            [
                "// What was dragged from one cell to another has no name.",
                "try \(Locator.cell(start).code).press(",
                "    forDuration: Duration.zero, thenDragTo: \(Locator.cell(end).code))",
            ]
        case .action(let action): [Self.line(action)]
        case .expect(let claim):
            ["\(subject(claim.subject)).\(call(claim))"]
        case .part: []
        case .unknown: ["// A test can't express what was done here: a key or an act of the mouse without a name."]
        }
    }

    private static func line(_ action: TUICommand.Action) -> String {
        switch action {
        case .resize(let size): "try app.resize(columns: \(size.columns), rows: \(size.rows))"
        case .advance(let time): "try app.clock.advance(by: \(DurationText.literal(time)))"
        case .show(let screen, let data): "try app.show(\(screen.literal)\(data.code.map { ", mock: \($0)" } ?? ""))"
        default: "// \(action.inputWords())"
        }
    }

    /// The call that expects what is claimed.
    private func call(_ claim: Claim) -> String {
        let timeout = claim.timeout.map { "timeout: Duration.seconds(\($0))" }
        switch (claim.property, claim.value) {
        case ("exists", "true"): return "expectToExist(\(timeout ?? ""))"
        case ("exists", "false"): return "expectNotToExist(\(timeout ?? ""))"
        default: return "expect(\\.\(claim.property), is: \(claim.value)\(timeout.map { ", \($0)" } ?? ""))"
        }
    }

    private func subject(_ locator: Locator?) -> String { locator.map { pages.code(of: $0).code } ?? "app" }

    private func note(_ locator: Locator) -> [String] {
        guard case .cell = locator else { return [] }
        return ["// This cell contains no element with a name: give the element an identifier."]
    }
}

extension TUIKeyboardKey {
    /// The key as a Swift literal: `.return`, `"x"`, `.control("c")`.
    var literal: String {
        if self == .backTab { return ".backTab" }
        let held: [(TUIKeyModifierFlags, String)] = [
            (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
        ]
        let code = held.reversed().reduce(plainLiteral) { code, held in
            modifiers.contains(held.0) ? ".\(held.1)(\(code))" : code
        }
        let rare: [(TUIKeyModifierFlags, String)] = [(.hyper, ".hyper"), (.meta, ".meta")]
        let others = rare.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: ", ")
        return others.isEmpty ? code : (code.hasPrefix(".") ? code : ".character(\(code))") + ".with([\(others)])"
    }

    private var plainLiteral: String {
        switch code {
        case .character(" "): modifiers.isEmpty ? ".space" : "\" \""
        case .character(let character): String(character).literal
        case .function(let number): number < 20 ? ".F\(number)" : ".f(\(number))"
        case .keypad(let key): ".keypad(.\(key))"
        case .named(let name): ".\(name)"
        }
    }
}
