import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

@testable import LunchCheck

/// Defects of what the made-up app shows and publishes.
extension MadeUpDefect {
    /// Changes the tree of each frame.
    private static func publishing(
        _ change: @escaping (inout AccessibilityNode, MadeUpApp.Step) -> Void
    ) -> (inout FrameMessage, MadeUpApp.Step) -> Bool {
        { frame, step in
            guard case .whole(var root) = frame.tree else { return true }
            change(&root, step)
            frame.tree = .whole(root)
            return true
        }
    }

    /// Changes each frame.
    private static func publishing(
        _ change: @escaping (inout FrameMessage) -> Void
    ) -> (inout FrameMessage, MadeUpApp.Step) -> Bool {
        { frame, _ in
            change(&frame)
            return true
        }
    }

    static let trees = [
        MadeUpDefect("tree.whole", .fails("not collected yet")) {
            $0.publishes = publishing { root, _ in root.children = [] }
        },
        MadeUpDefect("tree.whole", .fails("no tree precedes them")) {
            $0.publishes = publishing { $0.tree = .changes([]) }
        },
        MadeUpDefect("tree.identifiers", .fails("names a kind of element")) {
            $0.publishes = publishing { root, _ in root.children[2].identifier = "cancel" }
        },
        MadeUpDefect("tree.identifiers", .skipped("no element has an identifier")) {
            $0.publishes = publishing { root, _ in
                for index in root.children.indices { root.children[index].identifier = "" }
            }
        },
        MadeUpDefect("tree.marks", .fails("drops characters without a width")) {
            let unplaced = publishing { root, _ in
                for index in root.children.indices { root.children[index].frame = .zero }
            }
            $0.publishes = { frame, step in
                frame.marked = true
                return unplaced(&frame, step)
            }
        },
        MadeUpDefect("tree.frames", .fails("not two corners")) {
            $0.publishes = publishing { root, _ in root.children[2].frame.size.columns = -3 }
        },
        MadeUpDefect("tree.frames", .isOf("tree.labels", "that was cut off")) {
            $0.publishes = publishing { root, _ in root.children[2].frame.size.columns = 300 }
        },
        MadeUpDefect("tree.states", .fails("still has it")) {
            $0.publishes = publishing { root, _ in for index in 1...3 { root.children[index].hasFocus = true } }
        },
        MadeUpDefect("tree.states", .fails("text of a password")) {
            $0.publishes = publishing { root, _ in
                root.children.append(AccessibilityNode(.secureTextField, value: "open"))
            }
        },
        MadeUpDefect("tree.large", .fails("can't handle so many")) { app in
            let many = publishing { root, _ in
                root.children += [AccessibilityNode](repeating: AccessibilityNode(.staticText), count: 120)
            }
            app.publishes = { frame, step in many(&frame, step) && step.number == 0 }
            app.absence = { _ in .rests }
        },
        MadeUpDefect("tree.labels", .fails("The rows count from 1")) {
            $0.publishes = publishing { root, _ in
                for index in root.children.indices { root.children[index].frame.origin.row += 1 }
            }
        },
        MadeUpDefect("tree.order", .fails("from the top of a stack")) {
            $0.publishes = publishing { root, _ in root.children.reverse() }
        },
        MadeUpDefect("tree.focus", .fails("doesn't pass them on")) {
            $0.handles = { form, step in
                form.handle(step)
                form.focus = 0
            }
        },
        MadeUpDefect("tree.current", .fails("not collected again with each")) {
            $0.publishes = publishing { root, _ in root.children[1].value = "" }
        },
        MadeUpDefect("tree.current", .skipped("no key that was tried changes the screen (a, b, ")) {
            $0.handles = { _, _ in }
        },
    ]

    static let order = [
        MadeUpDefect("order.behind", .fails("written before the drawing")) {
            $0.writesBehind = { _ in "\u{1B}[10;1Hlate" }
        },
        MadeUpDefect("order.behind", .skipped("draws without input")) {
            $0.facts = { facts, step, _ in if step.deed == .watch(.stillness) { facts.written += 1 } }
        },
        MadeUpDefect("order.late", .fails("when it has read its input")) {
            $0.writesBehind = { step in
                guard step.key != nil else { return "" }
                let frame = MadeUpForm(Plan(), size: CellSize(columns: 80, rows: 24)).frame(sent: 999)
                return "\u{1B}[10;1Hlate \(step.number)" + MadeUpApp.text(.frame(frame))
            }
        },
        MadeUpDefect("order.errors", .fails("A log or a warning")) { $0.errors = "something is odd\n" },
        MadeUpDefect("frames.revisions", .fails("counts frames that it doesn't write")) {
            $0.publishes = { frame, step in
                if step.number > 2 { frame.revision += 1 }
                return true
            }
        },
        MadeUpDefect("frames.screen", .fails("lost when the screen is drawn anew")) {
            $0.publishes = { frame, step in
                if step.number > 2 { frame.screen = "" }
                return true
            }
        },
        MadeUpDefect("frames.screen", .skipped("no frame names a screen")) {
            $0.publishes = publishing { $0.screen = "" }
        },
        MadeUpDefect("frames.marks", .fails("added twice")) { $0.publishes = publishing { $0.mark *= 2 } },
        MadeUpDefect("frames.marks", .fails("length of the last read")) {
            $0.publishes = { frame, step in
                if step.number > 3 { frame.mark = 1 }
                return true
            }
        },
        MadeUpDefect("frames.busy", .fails("never removed")) {
            $0.publishes = publishing { $0.busy = ["saving"] }
            $0.absence = { step in step.deed == .await(.idle) ? .rests : nil }
        },
        MadeUpDefect("size.change", .fails("does not handle SIGWINCH")) { $0.absence = resizing },
        MadeUpDefect("size.change", .fails("swapped")) {
            $0.publishes = publishing { $0.size = CellSize(columns: 24, rows: 80) }
        },
        MadeUpDefect("size.burst", .fails("does not handle SIGWINCH")) { $0.absence = resizing },
        MadeUpDefect("size.burst", .isOf("input.keys", "interrupted a read")) {
            $0.absence = { step in if case .input = step.deed { .rests } else { nil } }
        },
    ]

    private static func resizing(_ step: MadeUpApp.Step) -> Absence? {
        if case .resize = step.deed { .rests } else { nil }
    }
}
