import Dispatch
import Foundation

/// A framework of the shape of TermKit: views in a tree, which the queue of an actor handles and draws, that of the main actor.
@MainActor public enum Terrace {
    public struct Point { public var x = 0, y = 0 }

    public struct Size { public var width = 0, height = 0 }

    public struct Rect { public var origin = Point(), size = Size() }

    /// The base class of all views.
    @MainActor open class View {
        var _subviews: [View] = []
        var _frame = Rect()
        weak var superview: View?
        var focused: View?
        /// True if the driver existed when the view was made: as in TermKit, a view asks the driver for its colors once.
        let isColored = Application.isPrepared

        public init() {}

        public var subviews: [View] { _subviews }
        public var canFocus: Bool { false }
        public var hasFocus: Bool { Application.focus === self }
        var drawing: String { "" }

        public func addSubview(_ view: View, x: Int = 0, y: Int = 0) {
            _subviews.append(view)
            view.superview = self
            view._frame = Rect(origin: Point(x: x, y: y), size: Size(width: view.drawing.count, height: 1))
        }

        func processKey(_ key: Character) {}
        fileprivate var focusable: [View] { (canFocus ? [self] : []) + _subviews.flatMap(\.focusable) }
    }

    open class Window: View {
        public let title: String

        public init(_ title: String) { self.title = title }

        override var drawing: String { title }
    }

    public final class Label: View {
        public var text: String { didSet { _frame.size.width = text.count } }

        public init(_ text: String) { self.text = text }

        override var drawing: String { text }
    }

    public final class Button: View {
        public var text: String
        public var clicked: (() -> Void)?

        public init(_ text: String, _ clicked: @escaping () -> Void) { (self.text, self.clicked) = (text, clicked) }

        public override var canFocus: Bool { true }
        override var drawing: String { "[ \(text) ]" }

        override func processKey(_ key: Character) {
            if key == "\r" || key == " " { clicked?() }
        }
    }

    public final class TextField: View {
        private var buffer: [Character]

        public init(_ text: String) { buffer = Array(text) }

        public var text: String { String(buffer) }
        public override var canFocus: Bool { true }
        override var drawing: String { String(buffer).padding(toLength: 20, withPad: "_", startingAt: 0) }

        override func processKey(_ key: Character) {
            if key == "\u{7F}" {
                _ = buffer.popLast()
            } else if !key.isNewline {
                buffer.append(key)
            }
        }
    }

    /// The application.
    @MainActor public enum Application {
        /// The view on which keys act: the last one that was presented.
        public private(set) static var current: View?
        /// The view that `run()` shows, which covers one that was presented before.
        public private(set) static var top = View()
        static var focus: View?
        private static var sources: [any DispatchSourceProtocol] = []
        static private(set) var isPrepared = false

        /// Takes over the terminal. Views that were made before have no colors.
        public static func prepare() {
            Console.enter()
            isPrepared = true
            top = View()
        }

        /// Shows a view on top of the one before.
        public static func present(top view: View) {
            current = view
            focus = view.focusable.first
            draw()
        }

        /// Does something later, on the queue of the main actor.
        public static func after(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
            Task {
                try? await Task.sleep(for: .seconds(seconds))
                action()
                draw()
            }
        }

        public static func run() -> Never {
            present(top: top)
            listen(DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)) { read() }
            listen(DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)) { draw() }
            dispatchMain()
        }

        private static func listen(
            _ source: any DispatchSourceProtocol, _ action: @escaping @MainActor @Sendable () -> Void
        ) {
            source.setEventHandler { MainActor.assumeIsolated(action) }
            source.activate()
            sources.append(source)
        }

        private static func read() {
            guard let keys = Console.keys() else { Console.leave() }
            for key in keys {
                switch key {
                case "\u{04}": Console.leave()
                case "\t", "\u{1C}": moveFocus(by: 1)
                case "\u{1B}": moveFocus(by: -1)
                default: focus?.processKey(key)
                }
            }
            // Drawn behind all else that the actor has to do.
            Task { draw() }
        }

        private static func moveFocus(by step: Int) {
            let views = current?.focusable ?? []
            guard let index = views.firstIndex(where: { $0 === focus }) else { return }
            focus = views[(index + step + views.count) % views.count]
        }

        private static func draw() {
            var texts: [(column: Int, row: Int, text: String, isInverse: Bool)] = []
            func add(_ view: View, _ column: Int, _ row: Int) {
                let origin = view._frame.origin
                let text = view.isColored ? "\u{1B}[36m\(view.drawing)" : view.drawing
                texts.append((column + origin.x, row + origin.y, text, view.hasFocus))
                for child in view._subviews { add(child, column + origin.x, row + origin.y) }
            }
            if let current { add(current, 0, 0) }
            Console.draw(texts)
        }
    }
}
