import LunchElements
import LunchInput
import LunchWire

/// The checks that the elements that an app publishes can be found and used.
enum Trees {
    static let checks = [
        ProtocolCheck("tree.whole", "begins with a complete tree that contains elements", .frame, whole),
        ProtocolCheck("tree.identifiers", "gives each identifier to one element", .elements, identifiers),
        ProtocolCheck("tree.marks", "keeps the marks in its text on the screen", .elements, marks),
        ProtocolCheck("tree.frames", "places elements on the screen", .elements, frames),
        ProtocolCheck(
            "tree.states", "gives the focus to one element at most, and has valid values", .elements,
            states),
        ProtocolCheck("tree.large", "keeps the limits on a large screen", .frame, large),
    ]

    /// The first frame, and the one after some keys.
    private static func shown(_ app: CheckedApp) throws(Finding) -> [ShownFrame] {
        let facts = try app.used().facts
        return facts.opening.prefix(1) + (facts.frame.map { [$0] } ?? [])
    }

    static func whole(_ app: CheckedApp) throws(Finding) {
        let facts = try app.opened().opened
        guard let first = facts.opening.first else { return }
        guard let tree = first.tree else {
            throw .fails(
                seen: "The first frame has no \"tree\".",
                cause: "It contains changes, and no tree precedes them.",
                change: "Publish a whole \"tree\" first; each frame may contain one.")
        }
        guard tree.children.isEmpty, tree.attributes.type == .application else { return }
        guard facts.tree?.children.isEmpty == true else { return }
        throw .fails(
            seen: "The tree is the application alone, without an element in it.",
            cause: "The views of the screen are not collected yet when the first frame is published.",
            change: "Publish the elements that are drawn as the application's \"children\".", section: .elements)
    }

    static func identifiers(_ app: CheckedApp) throws(Finding) {
        let frames = try shown(app)
        if frames.allSatisfy({ $0.elements.allSatisfy(\.node.identifier.isEmpty) }) {
            throw .skipped("no element has an identifier")
        }
        for frame in frames {
            var names: [String: Int] = [:]
            for node in frame.elements.map(\.node) where !node.identifier.isEmpty {
                names[node.identifier, default: 0] += 1
            }
            let twice = names.filter { $0.value > 1 }.sorted { $0.key < $1.key }
            guard let (name, count) = twice.first else { continue }
            throw .fails(
                seen: "\(count) elements have the identifier \(name.literal)"
                    + "\(twice.count > 1 ? ", and \(Text.count(twice.count - 1, "other identifier")) stand more than once" : "").",
                cause: "It names a kind of element, or a view is published twice.",
                change: "Give each element a unique identifier, or none: a row is found by its label or its index."
            )
        }
    }

    static func marks(_ app: CheckedApp) throws(Finding) {
        let frames = try shown(app).filter(\.message.marked)
        if frames.isEmpty { throw .skipped("the app doesn't announce marks in its text (\"marked\")") }
        for frame in frames {
            guard let tree = frame.tree else { continue }
            let seen = TUIFrame(frame.message, tree: ElementTree(tree), grid: frame.grid, droppedInput: 0)
            guard let identifier = seen.elementWithoutItsMarks else { continue }
            throw .fails(
                seen: "The text of \(identifier.literal) is on the screen, but its mark is not.",
                cause: "The framework keeps its screen as cells, and drops characters without a width.",
                change: "Put the mark after each character of the text, so that it belongs to that character's cell.")
        }
    }

    /// Types whose children may lie out of view.
    private static let scrolling: Set<TUIElementType> = [
        .scrollView, .table, .outline, .collectionView, .textView, .textField, .searchField, .menu, .picker, .comboBox,
        .tabGroup,
    ]

    static func frames(_ app: CheckedApp) throws(Finding) {
        for frame in try shown(app) {
            // A frame may be of the size before, or name a wrong one: another check is about that.
            let screen = CellRect(
                column: 0, row: 0, columns: max(frame.message.size.columns, frame.size.columns),
                rows: max(frame.message.size.rows, frame.size.rows))
            for (node, ancestors) in frame.elements.map({ ($0.node, $0.ancestors) }) {
                let rect = node.frame
                if rect.size.columns < 0 || rect.size.rows < 0 {
                    throw .fails(
                        seen: "\(node.name) has the frame \(rect), which is smaller than nothing.",
                        cause: "A frame is [column, row, columns, rows], not two corners.",
                        change: "Write the width and the height in cells; [0, 0, 0, 0] if it is not shown.")
                }
                guard !rect.isEmpty, scrolling.isDisjoint(with: ancestors.map(\.type)),
                    rect.intersection(screen) != rect
                else {
                    continue
                }
                // The place of its text may be the reason.
                throw .obstacle(
                    Complaint(
                        seen: "\(node.name) has the frame \(rect), which reaches beyond the screen of \(screen.size).",
                        cause:
                            "Columns and rows count from 1 or are swapped, a width counts text that was cut off, "
                            + "or places are counted from within a container.",
                        change:
                            "Publish [column, row, columns, rows] from the top left of the screen, which is [0, 0]; cut what "
                            + "is not shown, or put what scrolls into a scrollView or a table."),
                    home: Places.labels)
            }
        }
    }

    static func states(_ app: CheckedApp) throws(Finding) {
        for frame in try shown(app) {
            let elements = frame.elements.map(\.node)
            let focused = elements.filter { $0.hasFocus }
            if focused.count > 1 {
                throw .fails(
                    seen:
                        "\(focused.count) elements have the focus: \(focused.map { $0.name }.joined(separator: ", ")).",
                    cause:
                        "A container and an element in it both have it, or the element that had it before still has it.",
                    change: "Write \"focus\":true for the one element that receives typed keys.")
            }
            for node in elements {
                if node.type == .secureTextField, let value = node.value, value.contains(where: { $0 != "•" }) {
                    throw .fails(
                        seen: "\(node.name) has a value with other characters than •.",
                        cause:
                            "The text of a password is published, or another character than • replaces its characters.",
                        change: "Publish one • (U+2022) for each character.")
                }
                let isSwitch = [.checkBox, .toggle, .radioButton].contains(node.type)
                if isSwitch, let value = node.value, !["0", "1", "2"].contains(value) {
                    throw .fails(
                        seen: "\(node.name) has the value \(value.literal).",
                        cause: "The value is written as it is drawn, or as a boolean.",
                        change: "Write \"1\" if it is on, \"0\" if it is off, \"2\" if it is neither.")
                }
            }
        }
    }

    /// The largest screen that is asked for, and how many elements make a tree large.
    private static let (largeSize, largeCount) = (CellSize(columns: 400, rows: 150), 100)

    static func large(_ app: CheckedApp) throws(Finding) {
        var most = 0
        let listed = app.subject.catalog?.prefix(8) ?? []
        let named = listed.flatMap { screen in
            screen.variants.prefix(4).map {
                Plan(screen: .text(screen.identifier), userInfo: .text(Screens.userInfo($0.mock)))
            }
                + (screen.variants.isEmpty ? [Plan(screen: .text(screen.identifier), userInfo: .nothing)] : [])
        }
        for var plan in [Plan()] + (app.subject.screen == nil ? named : []) {
            plan.size = largeSize
            let transcript = try app.launched(plan, [.input(.key(.downArrow))])
            guard case .publishes = transcript.opening, let moment = transcript.moments.last else { continue }
            if let complaint = Messages.complaint(moment.facts) { throw .fails(complaint) }
            let count = moment.facts.frame?.elements.count ?? 0
            most = max(most, count)
            if let crash = moment.crash(at: "a key on a screen of \(largeSize)") { throw crash }
            guard count >= largeCount, let shortfall = moment.shortfall, shortfall.count > moment.facts.base else {
                continue
            }
            if case .ended = shortfall.absence { continue }
            throw .fails(
                seen: "With \(count) elements: \(shortfall.words)", cause: "The app can't handle so many.",
                change: "Publish what is visible and a little around it.")
        }
        if most == 0 { throw .skipped("the app publishes no elements") }
        if most < largeCount {
            throw .skipped(
                "the largest tree, on \(largeSize), has \(Text.count(most, "element")); a large tree has at least \(largeCount)"
            )
        }
    }
}
