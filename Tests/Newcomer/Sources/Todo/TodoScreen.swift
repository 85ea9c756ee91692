import Console
import Lunch

/// A list of things to do: the arrows select, Space marks, `a` adds, `p` asks for a password, `q` leaves.
///
/// For tests that must fail, `C` crashes, `E` leaves with 3, and `H` hangs.
struct TodoScreen {
    /// The entry that is being typed.
    enum Draft {
        case item(String)
        case password(String)
    }

    var list: TodoList
    var selected: Int
    var draft: Draft?
    /// True if a minute has passed.
    var isLate = false

    init(_ list: TodoList) {
        self.list = list
        selected = list.index ?? 0
    }

    mutating func handle(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch (byte, draft) {
            case (0x03, _): Terminal.leave()
            case (0x1B, _):
                // An arrow: ESC, `[` or `O`, and a letter.
                rest = rest.dropFirst()
                move(rest.popFirst())
            case (_, let draft?): edit(draft, byte)
            case (_, nil): obey(byte)
            }
        }
    }

    private mutating func move(_ letter: UInt8?) {
        switch letter {
        case UInt8(ascii: "A"): selected = max(0, selected - 1)
        case UInt8(ascii: "B"): selected = min(list.items.count - 1, selected + 1)
        default: break
        }
    }

    private mutating func edit(_ draft: Draft, _ byte: UInt8) {
        switch (draft, byte) {
        case (.item(let title), 0x0D):
            list.items.append(.init(title: title))
            self.draft = nil
        case (.password, 0x0D): self.draft = nil
        case (_, 0x7F): self.draft = draft.edited { _ = $0.popLast() }
        default: self.draft = draft.edited { $0.unicodeScalars.append(UnicodeScalar(byte)) }
        }
    }

    private mutating func obey(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "):
            guard list.items.indices.contains(selected) else { break }
            list.items[selected].done = list.items[selected].done != true
        case UInt8(ascii: "a"): draft = .item("")
        case UInt8(ascii: "p"): draft = .password("")
        case UInt8(ascii: "q"): Terminal.leave()
        case UInt8(ascii: "C"): fatalError("the list is broken")
        case UInt8(ascii: "E"): Terminal.leave("Todo: cannot save", status: 3)
        case UInt8(ascii: "H"): while true { Terminal.waitForASignal() }
        default: break
        }
    }
}

extension TodoScreen.Draft {
    func edited(_ change: (inout String) -> Void) -> Self {
        switch self {
        case .item(var text):
            change(&text)
            return .item(text)
        case .password(var text):
            change(&text)
            return .password(text)
        }
    }
}
