import Lunch

/// Never at rest: a spinner, work that ends by itself, and alerts that come at any time, by a seed of chance.
///
/// It accounts for every byte of input: each key and each click is handled, or swallowed by an alert. `w` and the button
/// `work` start some work, which is a busy reason until it is done; any other key and the button `add` count.
final class StressScreen: FixtureScreen {
    private var chance: UInt64
    private var keys = 0
    private var clicks = 0
    private var swallowedKeys = 0
    private var swallowedClicks = 0
    private var started = 0
    private var finished = 0
    private var shown = 0
    private var answered = 0
    private var turns = 0
    private var isAlerting: Bool { shown > answered }
    /// In how many turns each piece of work is done.
    private var work: [Int] = []

    init(seed: Int) { chance = UInt64(truncatingIfNeeded: seed) }

    override var lines: [(identifier: String, text: String)] {
        let (columns, rows) = FixtureTerminal.size
        return [
            ("keys", "\(keys)"), ("clicks", "\(clicks)"), ("swallowedKeys", "\(swallowedKeys)"),
            ("swallowedClicks", "\(swallowedClicks)"), ("started", "\(started)"), ("finished", "\(finished)"),
            ("alerts", "\(shown)"), ("answered", "\(answered)"), ("size", "\(columns)×\(rows)"),
            ("spinner", ["|", "/", "-", "\\"][turns % 4]),
        ]
    }

    override var elements: [AccessibilityNode] {
        let buttons = [
            AccessibilityNode(
                .button, identifier: "add", label: "Add", frame: CellRect(column: 20, row: 1, columns: 8, rows: 1)),
            AccessibilityNode(
                .button, identifier: "work", label: "Work", frame: CellRect(column: 20, row: 3, columns: 8, rows: 1)),
        ]
        guard isAlerting else { return buttons }
        let frame = CellRect(column: 14, row: 0, columns: 20, rows: 5)
        let okay = AccessibilityNode(
            .button, identifier: "ok", label: "OK", frame: CellRect(column: 22, row: 3, columns: 4, rows: 1),
            hasFocus: true)
        return buttons + [
            AccessibilityNode(.alert, identifier: "alert", label: "Again!", frame: frame, children: [okay])
        ]
    }

    override var wantsMouse: Bool { true }
    override var busy: [String] { work.isEmpty ? [] : ["work"] }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        tick()
    }

    private func tick() {
        timers?.after(.milliseconds(1)) { [unowned self] in tick() }
        turns += 1
        work = work.map { $0 - 1 }
        finished += work.count { $0 <= 0 }
        work.removeAll { $0 <= 0 }
        if !isAlerting, random(below: 40) == 0 { shown += 1 }
    }

    override func handle(_ bytes: [UInt8]) {
        var rest = String(decoding: bytes, as: UTF8.self)[...]
        while let first = rest.first {
            // A press; a release says nothing new, but is accounted for by the press before it.
            if let report = rest.prefixMatch(of: /\u{1B}\[<0;(\d+);(\d+)(M|m)/) {
                rest = rest[report.range.upperBound...]
                if report.3 == "M", let column = Int(report.1), let row = Int(report.2) {
                    click(CellPoint(column: column - 1, row: row - 1))
                }
            } else {
                rest.removeFirst()
                press(first)
            }
        }
    }

    private func press(_ key: Character) {
        if isAlerting {
            swallowedKeys += 1
        } else if key == "w" {
            begin()
        } else {
            keys += 1
        }
    }

    private func click(_ point: CellPoint) {
        // The element that is drawn last lies on top: the alert, and its button on it.
        let hit = elements.flatMap { [$0.attributes] + $0.children.map(\.attributes) }.last { $0.frame.contains(point) }
        switch hit?.identifier {
        case "ok": answered += 1
        case "add" where !isAlerting: clicks += 1
        case "work" where !isAlerting: begin()
        default: swallowedClicks += 1
        }
    }

    private func begin() {
        started += 1
        work.append(1 + random(below: 3))
    }

    /// A number below a bound (Knuth's MMIX generator).
    private func random(below bound: UInt64) -> Int {
        chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((chance >> 33) % bound)
    }
}
