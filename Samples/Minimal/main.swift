import Foundation
import Lunch

struct Person: Codable { var name: String }
struct Greeter {
    var name: [UInt8] = []
    var greeting = ""
    var isOnButton = false
    var isInSequence = false
    var text: String { String(decoding: name, as: UTF8.self) }
    var drawing: [UInt8] { Array("\u{1B}[2J\u{1B}[HName: \(text)\r\n[ Greet ]\r\n\(greeting)".utf8) }

    var tree: AccessibilityTree {
        var window = winsize()
        _ = ioctl(1, UInt(TIOCGWINSZ), &window)
        let size = CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
        let row = { CellRect(column: 0, row: $0, columns: size.columns, rows: 1) }
        let field = AccessibilityNode(.textField, label: "Name", value: text, frame: row(0), hasFocus: !isOnButton)
        let button = AccessibilityNode(.button, label: "Greet", frame: row(1), hasFocus: isOnButton)
        let answer = AccessibilityNode(.staticText, identifier: "greeting", label: greeting, frame: row(2))
        return AccessibilityTree(screen: "Greeter", size: size, children: [field, button, answer])
    }

    mutating func handle(_ byte: UInt8) {
        switch byte {
        case 0x1B: isInSequence = true  // an arrow for example, ESC [ A; its letter ends it
        case _ where isInSequence: isInSequence = byte < 0x40 || byte == 0x5B || byte == 0x4F
        case 0x09: isOnButton.toggle()  // Tab
        case 0x0D where isOnButton: greeting = "Hello, \(text)!"  // Return
        case 0x7F where !isOnButton: while let last = name.popLast(), last & 0xC0 == 0x80 {}  // Delete
        default: if byte >= 0x20, !isOnButton { name.append(byte) }
        }
    }
}
let screens = Catalog { ScreenEntry("Greeter", mock: Person.self) { Greeter(name: Array(($0?.name ?? "").utf8)) } }
let launcher = Launcher(with: screens)
var screen = launcher.screen(default: Greeter())
var modes = termios()
tcgetattr(0, &modes)
var raw = modes
cfmakeraw(&raw)
tcsetattr(0, TCSANOW, &raw)
nonisolated(unsafe) let resized = UnsafeMutablePointer<Int32>.allocate(capacity: 2)  // a pipe; handlers never allocate
pipe(resized)
signal(SIGWINCH) { _ in write(resized[1], resized, 1) }
let publisher = AccessibilityPublisher()
var input = publisher.receive([])
var bytes = [UInt8](repeating: 0, count: 4096)
while true {
    try publisher.publish(screen.tree, drawing: screen.drawing, through: input.mark)
    var waits = [resized[0], 0].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&waits, 2, -1) < 0 {}
    let count = read(waits[0].revents == 0 ? 0 : resized[0], &bytes, bytes.count)
    if waits[0].revents != 0 { continue }
    input = publisher.receive(Array(bytes.prefix(max(0, count))))
    if count <= 0 || input.bytes.contains(0x03) { break }  // Ctrl-C
    for byte in input.bytes { screen.handle(byte) }
    if let request = input.show, let next = launcher.screen(for: request) { screen = next }
}
tcsetattr(0, TCSANOW, &modes)
