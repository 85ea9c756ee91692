import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The record that a listener can make of a test of a real app: a line for each step, and a file for each action.
@Suite(.waiting) struct ListenerTests {
    /// A listener that prints what each step was, where it was written, how long it took, what it saw and what came of it.
    private final class Printer: Sendable {
        let lines = Lock<[String]>([])

        @Sendable func hear(_ event: TUIEvent) {
            guard let step = event.step, case .ended(let outcome) = event.kind else { return }
            let place = step.place?.description ?? "nowhere"
            let revision = outcome.frame.map { "frame \($0.revision)" } ?? "no frame"
            let result = outcome.failure.map { "\($0.kind)" } ?? outcome.answer ?? "done"
            #expect(outcome.duration > .zero)
            lines.withLock { $0.append("\(step.kind) \(step) at \(place), \(revision): \(result)") }
        }
    }

    @Test func everyStepOfATestIsPrinted() throws {
        let printer = Printer()
        let first = #line + 2
        try TUIEvents.withListener(printer.hear) {
            let page = try Launcher(clock: .virtual).launch(RegistrationPage.self)
            try page.fill(email: "ann@example.org", password: "secret12")
            #expect(page.register.isEnabled)
            #expect(page.password.value == "••••••••")
            try page.register.tap()
            #expect(page.indicator.exists)
            page.register.expect(\.isEnabled, is: false)
            try page.app.clock.advance(by: .seconds(2))
            #expect(try page.welcome.waitForExistence(timeout: 5))
            #expect(page.app.buttons.count > 0)
            try page.app.resize(columns: 100, rows: 30)
            #expect(throws: TUIError.self) { try page.app.buttons["nothing"].tap() }
            page.app.terminate()
        }
        let email =
            #"app.otherElements.containing(.staticText, identifier: "Email Address").children(matching: .textField).element"#
        let secret = #"app.secureTextFields["passwordTextField"]"#
        let lines = printer.lines.withLock(\.self)
        let expected = [
            "life launch at ListenerTests.swift:\(first)",
            "action \(email).typeText at RegistrationPage.swift:",
            "action \(secret).typeText at RegistrationPage.swift:",
            #"action app.secureTextFields["Confirm Password"].typeText at RegistrationPage.swift:"#,
            #"read app.buttons["REGISTER"].isEnabled at ListenerTests.swift:\#(first + 2)"#,
            "read \(secret).value at ListenerTests.swift:\(first + 3)",
            #"action app.buttons["REGISTER"].tap at ListenerTests.swift:\#(first + 4)"#,
            "read app.activityIndicators.element.exists at ListenerTests.swift:\(first + 5)",
            #"expectation app.buttons["REGISTER"].expect(.isEnabled, is: false) at ListenerTests.swift:\#(first + 6)"#,
            "action clock.advance(2 s) at ListenerTests.swift:\(first + 7)",
            #"wait app.alerts["Welcome"].waitForExistence at ListenerTests.swift:\#(first + 8)"#,
            "read app.buttons.count at ListenerTests.swift:\(first + 9)",
            "action resize(100×30) at ListenerTests.swift:\(first + 10)",
            #"action app.buttons["nothing"].tap at ListenerTests.swift:\#(first + 11)"#,
            "life terminate at ListenerTests.swift:\(first + 12)",
        ]
        #expect(lines.count == expected.count, "\(lines.joined(separator: "\n"))")
        for (line, start) in zip(lines, expected) { #expect(line.hasPrefix(start), "\(line)") }
        #expect(!lines.contains { $0.contains("secret12") })
        let results = lines.map { String($0.split(separator: ": ").last ?? "") }
        #expect(results[4] == "true")
        #expect(results[5] == "\"••••••••\"")
        #expect(results[7] == "true")
        #expect(results[8] == "true")
        #expect(results[10] == "true")
        #expect(results[13] == "noMatch")
        #expect(results[14] == "done")
        let frames = lines.dropLast().filter { $0.contains("no frame") }
        // To resize asks nobody; what comes of it is looked at by the next step.
        #expect(frames.map { $0.contains("resize") } == [true])
    }

    @Test func anotherWritesAFileForEachAction() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "lunch-events-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let failed = Lock<[String]>([])
        let listener: TUIEvents.Listener = { event in
            guard let step = event.step, step.kind == .action, case .ended(let outcome) = event.kind else { return }
            let text = outcome.frame?.grid.text ?? "(nothing)"
            do {
                try Data("\(step)\n\(text)".utf8).write(to: folder.appending(path: "\(step.id) \(step.verb).txt"))
            } catch {
                failed.withLock { $0.append("\(error)") }
            }
        }
        try TUIEvents.withListener(listener) {
            let page = try Launcher().launch(RegistrationPage.self)
            try page.email.typeText("ann@example.org")
            try page.app.press(.tab)
            #expect(page.email.value == "ann@example.org")
        }
        #expect(failed.withLock(\.self).isEmpty)
        // By number: as text, 10 stands before 9.
        func number(of name: String) -> Int { Int(name.prefix { $0 != " " }) ?? 0 }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .sorted { number(of: $0) < number(of: $1) }
        #expect(names.map { $0.split(separator: " ").last } == ["typeText.txt", "press.txt"])
        let second = try Data(contentsOf: folder.appending(path: names.last ?? ""))
        // The key was pressed on the frame that shows what was typed before.
        #expect(String(decoding: second, as: UTF8.self).contains("ann@example.org"))
    }
}
