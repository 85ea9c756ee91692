import Testing

@testable import LunchTerminal

/// Random input: the terminal stays in order, and its cuts make no difference.
@Suite struct RandomTests {
    @Test(arguments: 0..<120)
    func `random input keeps the terminal in order`(seed: Int) {
        var generator = SplitMix(seed: UInt64(seed))
        let bytes = RandomInput.bytes(count: 4000, using: &generator)
        let columns = Int.random(in: 1...20, using: &generator)
        let rows = Int.random(in: 1...8, using: &generator)
        _ = outcome(of: bytes, columns: columns, rows: rows, scrollbackLimit: 5)
        var terminal = TUITerminal(
            columns: columns, rows: rows, scrollbackLimit: 5, ambiguousWidth: seed % 3 == 0 ? .wide : .narrow,
            reflowsOnResize: seed % 4 != 0)
        for start in stride(from: 0, to: bytes.count, by: 100) {
            terminal.feedAll(bytes[start..<min(bytes.count, start + 100)])
            terminal.expectInvariants()
            if Int.random(in: 0..<5, using: &generator) == 0 {
                terminal.resize(
                    columns: .random(in: 1...20, using: &generator), rows: .random(in: 1...8, using: &generator))
                terminal.expectInvariants()
            }
        }
    }
}
