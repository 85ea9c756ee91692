import LunchElements
import LunchWire
import Testing

@testable import LunchDriver

/// The words of why an app has not settled.
@Suite struct UnsettledTextTests {
    private static let small = CellSize(columns: 10, rows: 3)
    private static let large = CellSize(columns: 20, rows: 3)

    @Test(
        arguments: [
            (.unacknowledged(2, of: 5), "it has not acknowledged 2 of the 5 bytes sent to it"),
            (.drawn(for: small, terminal: large), "it has drawn for 10×3, and the terminal is 20×3"),
            (.busy(["loading", "saving\u{1B}"]), "it is busy: loading, saving\\u{1B}"),
            (.arrears(.behind(now: .seconds(1), .seconds(2))), "its virtual clock is at 1 s, not yet at 2 s"),
            (
                .arrears(.unfired(now: .milliseconds(5))),
                "its virtual clock is at 5 ms, and a timer that is due has not fired"
            ),
            (.timers(1), "1 of its timers is due later"), (.timers(2), "2 of its timers are due later"),
        ] as [(UnsettledReason, String)])
    func eachReason(_ reason: UnsettledReason, _ words: String) { #expect(UnsettledReason.words([reason]) == words) }

    @Test(
        arguments: [
            ([.unacknowledged(1, of: 1), .busy(["x"])], "An app acknowledges input with"),
            ([.unacknowledged(1, of: 1), .arrears(.unfired(now: .zero))], "An app acknowledges input with"),
            ([.drawn(for: small, terminal: large)], "An app acknowledges input with"),
            ([.busy(["x"]), .arrears(.unfired(now: .zero))], "Virtual time doesn't pass while"),
            ([.busy(["x"]), .timers(1)], "The app reports this itself"),
        ] as [([UnsettledReason], String)])
    func theAdviceIsAboutWhatComesFirst(_ reasons: [UnsettledReason], _ advice: String) {
        var failure = TUIFailure(.settling(.unsettled(reasons, modes: nil, Standstill(), after: .seconds(5))))
        failure.app = "App"
        let text = failure.headline
        #expect(
            text.hasPrefix("App did not settle within 5 s: \(UnsettledReason.words(reasons)).\n\(advice)"), "\(text)")
    }
}
