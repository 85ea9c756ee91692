import Testing

@testable import LunchDriver

/// Input that the terminal does not show is secret, whether it stopped showing it before or just then.
struct HiddenInputTests {
    /// Sends bytes to a terminal that may show nothing before, and may show nothing afterwards.
    private func isHidden(_ bytes: [UInt8], before: Bool, after: Bool) -> Bool {
        var isSent = false
        let isHidden = Session.isHidden(bytes) {
            isSent ? after : before
        } whileSending: {
            isSent = true
        }
        #expect(isSent)
        return isHidden
    }

    @Test(
        arguments: [
            ([0x78], [false, true, true, true]), ([0x78, 0x0D], [false, false, true, true]),
            ([0x78, 0x0A], [false, false, true, true]), ([0x78, 0x0D, 0x79], [false, true, true, true]),
            ([], [false]),
        ] as [([UInt8], [Bool])])
    func whatIsSentWhileNothingIsShownIsSecret(bytes: [UInt8], expected: [Bool]) {
        // The program asks for a password at that very moment, or because of the line, which is no secret then.
        let moments = [(false, false), (false, true), (true, false), (true, true)].prefix(expected.count)
        #expect(moments.map { isHidden(bytes, before: $0, after: $1) } == expected)
    }
}
