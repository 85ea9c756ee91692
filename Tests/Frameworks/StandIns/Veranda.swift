import Dispatch
import Foundation

/// A framework of the shape of SwiftTUI: views are values, and its controls are private classes, which no app can name.
///
/// It owns the main queue, has no isolation, and shows one view as long as it runs. The arrows move the focus, and Tab is text.
public enum Veranda {
    /// A view.
    public struct View {
        fileprivate let makeControl: () -> Control
    }

    public static func text(_ text: String) -> View { View { TextControl(text) } }

    public static func text(_ text: @escaping () -> String) -> View { View { TextControl(text(), text) } }

    public static func button(_ title: String, _ action: @escaping () -> Void) -> View {
        View { ButtonControl(title, action) }
    }

    public static func textField(_ text: String, _ change: @escaping (String) -> Void) -> View {
        View { TextFieldControl(text, change) }
    }

    public static func stack(_ views: [View]) -> View { View { StackControl(views.map { $0.makeControl() }) } }

    /// The application, of which there is one.
    public final class Application {
        private let window = Window()
        private let control: Control
        private var sources: [any DispatchSourceProtocol] = []

        public init(_ view: View) {
            control = View { StackControl([view.makeControl()]) }.makeControl()
            control.window = window
            window.firstResponder = control.selectable.first
        }

        /// Does something later.
        public func after(_ seconds: Double, _ action: @escaping () -> Void) {
            nonisolated(unsafe) let (application, action) = (self, action)
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                action()
                application.update()
            }
        }

        public func start() -> Never {
            Console.enter()
            update()
            let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
            input.setEventHandler { [unowned self] in handleInput() }
            let resize = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
            resize.setEventHandler { [unowned self] in update() }
            sources = [input, resize]
            input.activate()
            resize.activate()
            dispatchMain()
        }

        private func handleInput() {
            guard let keys = Console.keys() else { Console.leave() }
            for key in keys {
                switch key {
                case "\u{04}": Console.leave()
                case "\u{1C}": move(by: 1)
                case "\u{1B}": move(by: -1)
                default: window.firstResponder?.handle(key)
                }
            }
            nonisolated(unsafe) let application = self
            DispatchQueue.main.async { application.update() }
        }

        private func move(by step: Int) {
            let controls = control.selectable
            guard let index = controls.firstIndex(where: { $0 === window.firstResponder }) else { return }
            window.firstResponder = controls[(index + step + controls.count) % controls.count]
        }

        private func update() {
            let size = Console.size
            control.layout(Size(width: Extended(size.columns), height: Extended(size.rows)))
            var texts: [(column: Int, row: Int, text: String, isInverse: Bool)] = []
            control.draw(0, 0, &texts)
            Console.draw(texts)
        }
    }
}

/// A number that may be infinite.
struct Extended {
    enum Data {
        case number(Int)
        case infinity
    }

    var data: Data

    init(_ number: Int) { data = .number(number) }

    var number: Int { if case .number(let number) = data { number } else { .max } }
}

struct Position { var column = Extended(0), line = Extended(0) }

struct Size { var width = Extended(0), height = Extended(0) }

struct Rect { var position = Position(), size = Size() }

final class Layer { var frame = Rect() }

final class Window { var firstResponder: Control? }

/// The result of drawing a view.
class Control {
    private(set) var children: [Control]
    private(set) lazy var layer = Layer()
    private(set) weak var parent: Control?
    var window: Window?

    init(_ children: [Control] = []) {
        self.children = children
        for child in children { child.parent = self }
    }

    var root: Control { parent?.root ?? self }
    var isSelectable: Bool { false }
    var drawing: String { "" }
    var isFirstResponder: Bool { root.window?.firstResponder === self }
    var selectable: [Control] { (isSelectable ? [self] : []) + children.flatMap(\.selectable) }

    func handle(_ key: Character) {}

    func layout(_ size: Size) {
        layer.frame.size = Size(width: Extended(drawing.count), height: Extended(1))
    }

    func draw(_ column: Int, _ row: Int, _ texts: inout [(column: Int, row: Int, text: String, isInverse: Bool)]) {
        let place = layer.frame.position
        let (column, row) = (column + place.column.number, row + place.line.number)
        if !drawing.isEmpty { texts.append((column, row, drawing, isFirstResponder)) }
        for child in children { child.draw(column, row, &texts) }
    }
}

private class StackControl: Control {
    override func layout(_ size: Size) {
        layer.frame.size = size
        var line = 1
        for child in children {
            child.layer.frame.position = Position(column: Extended(2), line: Extended(line))
            child.layout(size)
            line += child is StackControl ? child.children.count + 2 : 1
        }
    }
}

private class TextControl: Control {
    var text: String
    private let make: (() -> String)?

    init(_ text: String, _ make: (() -> String)? = nil) {
        (self.text, self.make) = (text, make)
        super.init()
    }

    override var drawing: String { text }

    override func layout(_ size: Size) {
        if let make { text = make() }
        super.layout(size)
    }
}

/// It holds a control for its text, as in SwiftTUI.
private class ButtonControl: Control {
    private let label: Control
    private let action: () -> Void
    private let text: String

    init(_ text: String, _ action: @escaping () -> Void) {
        (self.label, self.action, self.text) = (Control([TextControl(text)]), action, text)
        super.init()
    }

    override var isSelectable: Bool { true }
    override var drawing: String { text }

    override func handle(_ key: Character) {
        if key == "\r" || key == " " { action() }
    }
}

private class TextFieldControl: Control {
    var text: String
    private let change: (String) -> Void

    init(_ text: String, _ change: @escaping (String) -> Void) {
        (self.text, self.change) = (text, change)
        super.init()
    }

    override var isSelectable: Bool { true }
    override var drawing: String { text + "_" }

    override func handle(_ key: Character) {
        if key == "\u{7F}" {
            _ = text.popLast()
        } else if !key.isNewline {
            text.append(key)
        }
        change(text)
    }
}
