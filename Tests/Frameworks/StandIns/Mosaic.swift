import Foundation

/// A framework of the shape of TUIkit: views become cells, and only the cells that have changed are written.
///
/// A cell holds a character of a width. One without a width has no cell, and is dropped. It owns the main thread, on which it
/// looks for keys from time to time.
public enum Mosaic {
    /// The content of a screen.
    public indirect enum Block {
        case text(String)
        case row([Block])
        case column([Block])
        case indented(Block)
    }

    /// A screen: it is asked for its content whenever something may have changed.
    @MainActor public protocol Scene: AnyObject {
        var body: Block { get }
        func handle(_ key: Character)
    }

    @MainActor public final class Runner {
        private var scene: any Scene
        private var needsRender = true
        private var shown: [[Character]] = []
        private var actions: [(deadline: ContinuousClock.Instant, action: @MainActor () -> Void)] = []

        public init(_ scene: any Scene) { self.scene = scene }

        /// Shows another screen.
        public func show(_ scene: any Scene) {
            self.scene = scene
            needsRender = true
        }

        /// Does something later.
        public func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
            actions.append((.now + .seconds(seconds), action))
        }

        public func run() -> Never {
            Console.enter(waits: false)
            signal(SIGWINCH) { _ in isResized = 1 }
            while true {
                if isResized != 0 {
                    isResized = 0
                    (needsRender, shown) = (true, [])
                }
                if needsRender { render() }
                guard let keys = Console.keys() else { Console.leave() }
                for key in keys {
                    if key == "\u{04}" { Console.leave() }
                    scene.handle(key)
                    needsRender = true
                }
                let due = actions.filter { $0.deadline <= .now }
                actions.removeAll { $0.deadline <= .now }
                for (_, action) in due {
                    action()
                    needsRender = true
                }
                usleep(5_000)
            }
        }

        private func render() {
            needsRender = false
            let size = Console.size
            var cells = Array(repeating: [Character](repeating: " ", count: size.columns), count: size.rows)
            for (row, line) in Runner.lines(scene.body).prefix(size.rows).enumerated() {
                for (column, cell) in line.filter(Runner.hasWidth).prefix(size.columns).enumerated() {
                    cells[row][column] = cell
                }
            }
            var drawing = shown.isEmpty ? "\u{1B}[2J" : ""
            for (row, line) in cells.enumerated() {
                for (column, cell) in line.enumerated() where shown.isEmpty || shown[row][column] != cell {
                    drawing += "\u{1B}[\(row + 1);\(column + 1)H\(cell)"
                }
            }
            shown = cells
            Console.write(drawing)
        }

        private static func lines(_ block: Block) -> [[Character]] {
            switch block {
            case .text(let text): return text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
            case .column(let blocks): return blocks.flatMap(lines)
            case .indented(let block): return lines(block).map { "  " + $0 }
            case .row(let blocks):
                return blocks.map(lines).reduce([]) { left, right in
                    let width = left.map { $0.count(where: hasWidth) }.max() ?? 0
                    return (0..<max(left.count, right.count)).map { row in
                        let start = row < left.count ? left[row] : []
                        let gap = Array(repeating: Character(" "), count: width - start.count(where: hasWidth))
                        return start + gap + (row < right.count ? right[row] : [])
                    }
                }
            }
        }

        /// True if a character has a cell: not if it consists of characters without a width alone.
        private static func hasWidth(_ character: Character) -> Bool {
            character.unicodeScalars.contains { scalar in
                switch scalar.properties.generalCategory {
                case .format, .nonspacingMark, .enclosingMark, .control: false
                default: true
                }
            }
        }
    }
}

/// True once the terminal has another size.
private nonisolated(unsafe) var isResized: sig_atomic_t = 0
