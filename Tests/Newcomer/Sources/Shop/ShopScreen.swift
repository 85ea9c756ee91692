import Console
import Lunch

/// A cart: the arrows select an item, Tab goes from part to part, Return presses a button.
///
/// For tests that must fail, `C` crashes, `E` leaves with 3, and `H` hangs. `L` says after half a second that it is loaded.
struct ShopScreen {
    enum Part: CaseIterable {
        case items, name, remove, order
    }

    var cart: Cart
    var selected = 0
    var part = Part.items
    var name = ""
    var isAsking = false
    var loadsAt: Duration?
    var isLoaded = false

    static let visibleRows = 8

    init(_ cart: Cart) { self.cart = cart }

    mutating func handle(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case 0x03: Terminal.leave()
            case 0x1B:
                rest = rest.dropFirst()
                move(rest.popFirst())
            case 0x09: part = next
            case 0x0D: press()
            case 0x7F where part == .name: _ = name.popLast()
            case 0x20...0x7E where part == .name: name.unicodeScalars.append(UnicodeScalar(byte))
            default: obey(byte)
            }
        }
    }

    /// The part behind the one that has the focus, as far as it takes it.
    private var next: Part {
        let parts = Part.allCases.filter { $0 != .order || canOrder }
        return parts[((parts.firstIndex(of: part) ?? 0) + 1) % parts.count]
    }

    var canOrder: Bool { !name.isEmpty }

    private mutating func move(_ letter: UInt8?) {
        guard part == .items, !isAsking else { return }
        switch letter {
        case UInt8(ascii: "A"): selected = max(0, selected - 1)
        case UInt8(ascii: "B"): selected = min(cart.items.count - 1, selected + 1)
        default: break
        }
    }

    private mutating func press() {
        switch part {
        case .remove where cart.items.indices.contains(selected): cart.items.remove(at: selected)
        case .order where canOrder: isAsking.toggle()
        default: break
        }
    }

    private mutating func obey(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "?"): isAsking.toggle()
        case UInt8(ascii: "L"): loadsAt = .milliseconds(500)
        case UInt8(ascii: "C"): sumUp(cart.items)
        case UInt8(ascii: "E"): Terminal.leave("Shop: cannot save the cart", status: 3)
        case UInt8(ascii: "H"): recount()
        default: break
        }
    }

    private func sumUp(_ items: [String]) {
        let prices = items.map { Int($0)! }
        print(prices.reduce(0, +))
    }

    /// Counts for ever.
    private func recount() {
        var count = 0
        while count >= 0 { count = (count + 1) % 1000 }
    }
}
