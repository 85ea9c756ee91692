import Foundation

struct Greeter {
    var name: [UInt8] = []
    var greeting = ""
    var isOnButton = false
    var isInSequence = false
    var text: String { String(decoding: name, as: UTF8.self) }
    var drawing: [UInt8] { Array("\u{1B}[2J\u{1B}[HName: \(text)\r\n[ Greet ]\r\n\(greeting)".utf8) }

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

var screen = Greeter()
var modes = termios()
tcgetattr(0, &modes)
var raw = modes
cfmakeraw(&raw)
tcsetattr(0, TCSANOW, &raw)
nonisolated(unsafe) let resized = UnsafeMutablePointer<Int32>.allocate(capacity: 2)  // a pipe; handlers never allocate
pipe(resized)
signal(SIGWINCH) { _ in write(resized[1], resized, 1) }
var bytes = [UInt8](repeating: 0, count: 4096)
while true {
    _ = write(1, screen.drawing, screen.drawing.count)
    var waits = [resized[0], 0].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&waits, 2, -1) < 0 {}
    let count = read(waits[0].revents == 0 ? 0 : resized[0], &bytes, bytes.count)
    if waits[0].revents != 0 { continue }
    if count <= 0 || bytes.prefix(count).contains(0x03) { break }  // Ctrl-C
    for byte in bytes.prefix(count) { screen.handle(byte) }
}
tcsetattr(0, TCSANOW, &modes)
