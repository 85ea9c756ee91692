import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// The key that leaves, in what a terminal sends.
@Suite struct LeavingKeyTests {
    @Test(
        arguments: [
            (["ab\u{1D}c"], "ab", true), (["abc"], "abc", false), (["\u{1D}"], "", true),
            // A paste that has it, in one read or in two.
            (["\u{1B}[200~a\u{1D}b\u{1B}[201~"], "\u{1B}[200~a\u{1D}b\u{1B}[201~", false),
            (["\u{1B}[200~a", "\u{1D}b\u{1B}[201~"], "\u{1B}[200~a\u{1D}b\u{1B}[201~", false),
            (["\u{1B}[200~a\u{1D}b\u{1B}[201~", "\u{1D}"], "\u{1B}[200~a\u{1D}b\u{1B}[201~", true),
            // With Option it is another key; after the beginning of a sequence it is itself.
            (["\u{1B}\u{1D}"], "\u{1B}\u{1D}", false), (["\u{1B}[", "\u{1D}"], "\u{1B}[", true),
        ]) func onlyTheKeyLeaves(_ reads: [String], _ handedOn: String, _ leaves: Bool)
    {
        var input = RelayInput()
        var bytes: [UInt8] = []
        var hasLeft = false
        for read in reads {
            let taken = LeavingKey.split(input.pieces(of: Array(read.utf8), for: TUIModes(after: "\u{1B}[?2004h")))
            bytes += taken.handedOn
            hasLeft = taken.leaves
        }
        #expect(bytes == Array(handedOn.utf8))
        #expect(hasLeft == leaves)
    }

    /// A terminal that tells keys apart names it by its number, also with Num Lock.
    @Test(arguments: ["x\u{1B}[93;5u", "x\u{1B}[93;133u"]) func theKeyLeavesInEachEncoding(_ read: String) {
        var input = RelayInput()
        let taken = LeavingKey.split(input.pieces(of: Array(read.utf8), for: TUIModes(after: "\u{1B}[>1u")))
        #expect(taken.handedOn == [0x78])
        #expect(taken.leaves)
    }
}
