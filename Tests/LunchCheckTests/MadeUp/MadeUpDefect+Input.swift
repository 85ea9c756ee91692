import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

@testable import LunchCheck

/// Defects of how the made-up app takes its input.
extension MadeUpDefect {
    /// Has the app not acknowledge some steps.
    private static func neglecting(
        with absence: Absence = .rests, _ isNeglected: @escaping @Sendable (MadeUpApp.Step) -> Bool
    ) -> @Sendable (inout MadeUpApp) -> Void {
        { app in
            app.absence = { isNeglected($0) ? absence : nil }
            app.publishes = { _, step in !isNeglected(step) }
        }
    }

    private static func isTorn(_ step: MadeUpApp.Step) -> Bool { if case .torn = step.deed { true } else { false } }

    private static func isInput(_ step: MadeUpApp.Step) -> Bool { if case .input = step.deed { true } else { false } }

    private static let crash = Absence.ended(.signalled(11))

    static let input = [
        MadeUpDefect("input.keys", .fails("publishes no frame there"), neglecting { $0.key == .tab }),
        MadeUpDefect(
            "input.keys", .fails("A key that changes nothing gets no frame"), neglecting { $0.key == .downArrow }),
        MadeUpDefect("input.keys", .fails("letters instead of bytes")) { app in
            app.absence = { $0.key == "é" ? .rests : nil }
            app.publishes = { frame, step in
                if step.key == "é" { frame.mark -= 1 }
                return true
            }
        },
        MadeUpDefect("input.keys", .fails("an uncaught error"), neglecting(with: crash) { $0.key == "a" }),
        MadeUpDefect(
            "input.keys", .skipped("the app exited at"), neglecting(with: .ended(.exited(0))) { $0.key == "a" }),
        MadeUpDefect("input.burst", .isOf("input.keys", "Only one key of each read"), neglecting(isInput)),
        MadeUpDefect("input.each", .fails("handles only part of it")) {
            $0.handles = { form, step in
                var step = step
                if step.keys.count > 1 { step.key = step.keys[0] }
                form.handle(step)
            }
        },
        MadeUpDefect("input.letter", .fails("The first part of a letter is dropped"), neglecting(isTorn)),
        MadeUpDefect("input.letter", .isOf("input.keys", "letters instead of bytes")) { app in
            app.absence = { isInput($0) ? .rests : nil }
            app.publishes = { frame, step in
                if isInput(step) { frame.mark -= 1 }
                return true
            }
        },
        MadeUpDefect("input.whole", .fails("Each read is decoded separately")) {
            $0.handles = { form, step in
                if isTorn(step) { form.value += "??" } else { form.handle(step) }
            }
        },
        MadeUpDefect("input.whole", .skipped("has no visible effect")) { $0.handles = { _, _ in } },
        MadeUpDefect("input.sequence", .isOf("input.keys", "held back and never counted"), neglecting(isTorn)),
        MadeUpDefect("input.escape", .fails("waits for the rest of an escape sequence"), neglecting(isInput)),
        MadeUpDefect("input.escape", .isOf("order.behind", "doesn't announce that wait")) {
            $0.writesBehind = { isInput($0) ? "\u{1B}[10;1Hlate" : "" }
        },
        MadeUpDefect("input.bytes", .fails("dropped before it is counted"), neglecting(isInput)),
        MadeUpDefect("input.paste", .fails("Only part of a long read"), neglecting(isInput)),
        MadeUpDefect("input.bulk", .fails("exceeds a buffer of the app"), neglecting { $0.deed != nil }),
        MadeUpDefect("input.bulk", .skipped("it is slow"), neglecting(with: .works(.seconds(60))) { $0.deed != nil }),
        MadeUpDefect("input.bulk", .fails("An uncaught error"), neglecting(with: crash) { $0.deed != nil }),
        MadeUpDefect("count.answers", .fails("no frame acknowledges it")) {
            $0.facts = { facts, _, _ in (facts.answered, facts.base) = (5, 5) }
        },
        MadeUpDefect("count.sync", .fails("its \"through\" is ignored")) { app in
            app.absence = { isInput($0) ? .rests : nil }
            app.publishes = { frame, step in
                if isInput(step) { frame.mark -= 37 }
                return true
            }
        },
        MadeUpDefect("count.sync", .fails("The difference is not added up")) {
            $0.publishes = { frame, _ in
                frame.dropped = 0
                return true
            }
        },
        MadeUpDefect("count.torn", .fails("in each read separately"), neglecting(isTorn)),
        MadeUpDefect("count.torn", .fails("passed on as keys")) {
            $0.handles = { form, step in if isTorn(step) { form.value += "x" } }
        },
        MadeUpDefect("count.torn", .fails("only a read that is exactly one message"), neglecting(isInput)),
        MadeUpDefect("count.kinds", .fails("takes the message for keys"), neglecting(with: crash, isInput)),
        MadeUpDefect("count.kinds", .isOf("count.sync", "are not counted"), neglecting(isInput)),
        MadeUpDefect("count.fields", .fails("passed on as keys")) {
            $0.handles = { form, step in if isInput(step) { form.value += "x" } }
        },
        MadeUpDefect("count.promise", .fails("now reads messages")) { app in
            app.greets = { hello, _ in hello?.messages = false }
            app.publishes = { frame, step in
                if isInput(step) { frame.mark += 1000 }
                return true
            }
        },
        MadeUpDefect("signal.interrupt", .fails("An uncaught error"), neglecting(with: crash, isInput)),
        MadeUpDefect("signal.interrupt", .fails("The byte is not counted"), neglecting(isInput)),
        MadeUpDefect("signal.window", .isOf("input.keys", "interrupted a read (EINTR)"), neglecting(isInput)),
        MadeUpDefect("signal.stop", .isOf("input.keys", "A wait has ended with EINTR"), neglecting { $0.deed != nil }),
        MadeUpDefect("signal.stop", .skipped("could not be stopped"), neglecting(with: .failed) { $0.deed != nil }),
    ]

    static let requests = [
        MadeUpDefect("show.screen", .fails("The screen is changed later")) {
            $0.handles = { form, step in if isInput(step) { form.isAsked = true } }
        },
        MadeUpDefect("show.screen", .skipped("only app.show(…) needs this")) { $0.handles = { _, _ in } },
        MadeUpDefect("show.screen", .fails("not told to draw")) {
            $0.draws = { drawing, _ in drawing = "\u{1B}[2J\u{1B}[Hthe same" }
        },
        MadeUpDefect("show.unknown", .fails("The message is ignored")) {
            $0.handles = { form, step in
                if case .input(.show("Other", _), _) = step.deed { form.handle(step) }
            }
            $0.absence = { $0.deed == .await(.refusal) ? .rests : nil }
        },
        MadeUpDefect("clock.advance", .fails("not the one of LAUNCH_CLOCK=virtual")) {
            $0.publishes = { frame, _ in
                frame.clock = ClockReading(now: 5)
                return true
            }
        },
        MadeUpDefect("clock.advance", .fails("counted but ignored")) {
            $0.absence = { if case .await = $0.deed { .rests } else { nil } }
        },
        MadeUpDefect("clock.advance", .skipped("has no virtual clock")) {
            $0.publishes = { frame, _ in
                frame.clock = nil
                return true
            }
        },
        MadeUpDefect("show.screen", .skipped("takes no messages")) {
            $0.greets = { hello, _ in hello?.messages = false }
        },
    ]
}
