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

    @Test(arguments: [[0x78], [0x78, 0x0D], [0x78, 0x0A], []] as [[UInt8]])
    func whatIsShownIsNoSecret(bytes: [UInt8]) { #expect(!isHidden(bytes, before: false, after: false)) }

    @Test(arguments: [[0x78], [0x78, 0x0D], [0x78, 0x0A]] as [[UInt8]], [true, false])
    func whatIsSentWhileNothingIsShownIsSecret(bytes: [UInt8], after: Bool) {
        #expect(isHidden(bytes, before: true, after: after))
    }

    /// The program asks for a password at that very moment.
    @Test(arguments: [[0x78], [0x78, 0x0D, 0x79]] as [[UInt8]])
    func whatIsSentAsTheTerminalStopsShowingItIsSecret(bytes: [UInt8]) {
        #expect(isHidden(bytes, before: false, after: true))
    }

    /// The program asks for a password because of the line.
    @Test(arguments: [[0x78, 0x0D], [0x78, 0x0A]] as [[UInt8]])
    func lineAfterWhichNothingIsShownIsNoSecret(bytes: [UInt8]) {
        #expect(!isHidden(bytes, before: false, after: true))
    }
}
