import CDriverBench
import Dispatch
import LunchBridge
import LunchDriver
import LunchInput

/// Measures what a key costs through a bridge, beside the same app that publishes by itself.
///
/// Both are as they are built: measure a debug build, as tests launch it.
enum BridgeBenchmark {
    private static let blocks = 20
    private static let block = 100

    static func printTable() throws {
        var figures: [CounterApp.Adoption: [Duration]] = [:]
        for _ in 0..<blocks {
            for adoption in CounterApp.Adoption.allCases {
                let app = TUIApplication(.path(ownPath()))
                app.launchArguments = ["bridge-app", adoption.rawValue]
                app.launchEnvironment = ["LAUNCH_SCREEN": "Counter"]
                try app.launch()
                for key in 1...block {
                    let cost = try time {
                        try app.press(.character("a"))
                        try check(app.staticTexts["count"].label == "count \(key)", "a key was lost")
                    }
                    figures[adoption, default: []].append(cost)
                }
                app.terminate()
            }
        }
        let (bridge, direct) = (figures[.bridge] ?? [], figures[.publish] ?? [])
        print("| Key to asserted | Median | Range |\n|---|---|---|")
        print("| through a bridge | \(bridge.median.text) | \(bridge.range) |")
        print("| published by the app | \(direct.median.text) | \(direct.range) |")
        print("\nRatio of the medians: \(rounded(bridge.median / direct.median)); at most 2.")
    }
}

/// An app that counts keys, on the main queue.
@MainActor final class CounterApp {
    enum Adoption: String, CaseIterable {
        case publish
        case bridge
    }

    private var count = 0
    private var source: (any DispatchSourceProtocol)?

    private var elements: [AccessibilityNode] {
        let frame = CellRect(column: 0, row: 0, columns: 20, rows: 1)
        return [AccessibilityNode(.staticText, identifier: "count", label: "count \(count)", frame: frame)]
    }

    func run(_ adoption: Adoption) throws -> Never {
        switch adoption {
        case .bridge:
            let bridge = LaunchBridge(screen: "Counter", environment: .current(in: .all)) { [unowned self] in
                MainActor.assumeIsolated { elements }
            }
            try bridge.start()
            listen { bytes in
                self.count += bytes.count
                self.draw()
            }
            draw()
            return withExtendedLifetime(bridge) { dispatchMain() }
        case .publish:
            let publisher = AccessibilityPublisher(environment: .current(in: .all))
            func publish(_ mark: InputMark) {
                draw()
                let size = CellSize(columns: 80, rows: 24)
                try? publisher.publish(
                    AccessibilityTree(screen: "Counter", size: size, children: elements), through: mark)
            }
            listen { bytes in
                let input = publisher.receive(bytes)
                self.count += input.bytes.count
                publish(input.mark)
            }
            publish(.start)
            dispatchMain()
        }
    }

    private func listen(_ handle: @escaping @MainActor ([UInt8]) -> Void) {
        bench_make_raw()
        let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                var bytes = [UInt8](repeating: 0, count: 256)
                let count = bench_read(&bytes, bytes.count)
                if count > 0 { handle(Array(bytes.prefix(count))) }
            }
        }
        source.activate()
        self.source = source
    }

    private func draw() {
        print("\u{1B}[H\u{1B}[Kcount \(count)", terminator: "")
        flushOutput()
    }
}
