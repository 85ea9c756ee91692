import TestSupport
import Testing

@testable import LunchTerminal

/// Nightly, attacks are ten times as long.
private let times = Nightly.isOn ? 10 : 1

private let attacks: [Attack] = [
    Attack("never ended") { survival in survival.feed("\(Tags.begin("a"))x", times: 2000 * times) },
    Attack("ends without beginnings") { survival in survival.feed("x\(Tags.end)", times: 2000 * times) },
    Attack("never complete") { survival in
        survival.feed("\u{E0001}")
        survival.feed("\u{E0061}", times: 20_000 * times)
        #expect(survival.terminal.emulator.markReader.count == Limits.mark)
        survival.feed("x\u{E0061}\u{E007F}\u{E0001}\u{E0001}\u{E0002}\u{E007F}", times: 1000)
    },
    Attack("a thousand deep") { survival in
        for depth in 0..<1000 { survival.feed(Tags.begin("m\(depth)")) }
        survival.feed("x")
        let (count, dropped) = (survival.terminal.grid.markedCells.count, survival.terminal.grid.dropped.marks)
        #expect(count == Limits.markDepth && dropped > 0)
        survival.feed(Tags.end, times: 2000)
        survival.feed("\r\n")
    },
    Attack("marks of the screen that is hidden are kept") { survival in
        survival.feed("\(csi)?1049h\(mark("hidden", "x"))\(esc)c")
        for number in 0..<5 { survival.feed(mark("\(number)", "y")) }
        survival.feed("\(csi)?47h")
        let names = survival.terminal.grid.markedCells.map(\.name)
        #expect(names == ["hidden"] || names.isEmpty)
    },
    Attack("50,000 identifiers", footprint: 2 << 20) { survival in
        for number in 0..<50_000 { survival.feed(mark("identifier-\(number)", "x")) }
        let (marks, dropped) = (survival.terminal.grid.markedCells, survival.terminal.grid.dropped.marks)
        // As many as the screen and its history have cells are in use; those that are not are forgotten in time.
        #expect(marks.count == 80 * 24 || marks.count == 80 * 23 + 50_000 % 80)
        let names = Set(marks.map(\.name))
        #expect(names.contains("identifier-49999") && !names.contains("identifier-9") && dropped == 0)
    },
    Attack("identifiers of 10 KB", footprint: 6 << 20) { survival in
        let long = tail(count: 10_000)
        for number in 0..<10 { survival.feed(mark("outer", head("\(number)") + long + "y\(Tags.end)z")) }
        #expect(Set(survival.terminal.grid.markedCells.map(\.name)) == ["", "outer"])
        let tail = tail(count: 1000)
        for number in 0..<500 * times { survival.feed(head("\(number)") + tail + "y\(Tags.end)") }
    },
]

/// The beginning of a mark whose name goes on, and the rest of a long name: to spell it costs more than to read it.
private func head(_ name: String) -> String { String(Tags.begin(name).unicodeScalars.dropLast()) }

private func tail(count: Int) -> String {
    String(Tags.begin(String(repeating: "x", count: count)).unicodeScalars.dropFirst())
}

/// Marks that no app would make: the terminal stays in order and small, and later marks work.
@Suite struct HostileMarkTests {
    /// Expects that marks still work, and then what must hold after an attack.
    private func end(_ survival: inout Survival, footprint: Int = 1 << 20) {
        survival.feed("\(esc)c\(mark("after", mark("all", "x")))")
        let marks = survival.terminal.grid.describedMarks
        #expect(marks == ["after 0–0, 0", "all 0–0, 0"])
        survival.end(footprint: footprint)
    }

    @Test(arguments: attacks) func `a terminal survives`(_ attack: Attack) {
        var survival = Survival()
        attack.feed(&survival)
        end(&survival, footprint: attack.footprint)
    }

    @Test func `lines that were scrolled out take no room from those on the screen`() {
        var survival = Survival(columns: 20, rows: 10, scrollbackLimit: 2000)
        for line in 0..<1700 {
            survival.feed((0..<20).map { mark("\(line)/\($0)", "x") }.joined() + "\r\n")
        }
        let (names, dropped) = (survival.terminal.grid.markedCells.map(\.name), survival.terminal.grid.dropped.marks)
        #expect(Set(names) == Set((1691..<1700).flatMap { line in (0..<20).map { "\(line)/\($0)" } }))
        #expect(dropped == 0)
        // Those that come back have no marks, or their own.
        survival.terminal.resize(columns: 20, rows: 1000)
        let marks = survival.terminal.grid.markedCells
        #expect(marks.count > 180 && marks.count < 999 * 20)
        let isRight = marks.allSatisfy { mark in
            let row = mark.rows.lowerBound
            return mark.rows.count == 1 && mark.name == "\(row + 1700 - 999)/\(mark.columns.lowerBound)"
        }
        #expect(isRight)
        end(&survival, footprint: 64 << 20)
    }

    @Test func `marks that are too deep end as they began`() {
        var survival = Survival(columns: 200)
        for depth in 0..<Limits.markDepth + 3 { survival.feed(Tags.begin("m\(depth)")) }
        for depth in 0..<5 { survival.feed("\(depth)\(Tags.end)") }
        // Those for which there is no room are told apart from no others, and end none of the others.
        let ends = survival.terminal.grid.markedCells.suffix(3).map { "\($0.name) \($0.columns.upperBound)" }
        #expect(ends == ["m\(Limits.markDepth - 3) 4", "m\(Limits.markDepth - 2) 4", "m\(Limits.markDepth - 1) 3"])
        // If all marks end, nothing of them is left.
        survival.feed(Tags.begin("late"))
        survival.feed("\r\n\(mark("next", "a"))b")
        let next = survival.terminal.grid.describedMarks.filter { $0.hasPrefix("next") }
        #expect(next == ["next 0–0, 1"])
        end(&survival)
    }

    @Test func `marks for which there is no room end as they began`() {
        var survival = Survival(columns: 1000, rows: 100)
        for number in 0..<Limits.marks - 1 { survival.feed(mark("\(number)", "x")) }
        survival.feed("\r\n\(mark("last", "a\(mark("none", "b\(mark("0", "c"))d"))e"))f")
        let last = survival.terminal.grid.markedCells.filter { $0.name == "last" || $0.name == "none" }
        #expect(last.map(\.name) == ["last"] && last.first?.columns == 0...4)
        let zero = survival.terminal.grid.markedCells.filter { $0.name == "0" }
        #expect(zero.map(\.columns) == [0...0])
        end(&survival, footprint: 8 << 20)
    }

    @Test func `more identifiers in use than there is room for`() {
        var survival = Survival(columns: 1000, rows: 100)
        for number in 0..<50_000 { survival.feed(mark("\(number)", "x")) }
        let (count, dropped) = (survival.terminal.emulator.marks.count, survival.terminal.grid.dropped.marks)
        #expect(count <= Limits.marks && dropped > 0)
        survival.feed(esc + "c")
        survival.feed(mark("\(-1)", "x"), times: Limits.marks)
        survival.feed("\r\n")
        for number in 0..<5000 { survival.feed(mark("later\(number)", "y")) }
        end(&survival, footprint: 8 << 20)
    }
}
