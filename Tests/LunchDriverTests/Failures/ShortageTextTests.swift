import LunchProcess
import Testing

@testable import LunchDriver

/// If no descriptor is left to look with, Lunch can't see whether a program rests, and the message says so.
@Suite struct ShortageTextTests {
    private func headline(_ number: Int32) -> String {
        var standstill = Standstill()
        // EMFILE is 24 on Linux and on macOS.
        standstill.threads = .failure(SystemError(number: number))
        var failure = TUIFailure(
            .settling(
                .neverRested(standstill, .init(bytes: 0, time: .seconds(2)), after: .seconds(2), isKnown: false)))
        failure.app = "cat"
        return failure.headline
    }

    @Test func aLookThatCouldNotBeMadeIsNoUnrest() {
        let words = headline(24)
        #expect(
            words.hasPrefix(
                "Lunch can't see whether cat rests: the tests have no file descriptor left (EMFILE"))
        #expect(words.contains("\nDoes a test leave files open, or do many apps run at the same time?"))
        #expect(!words.contains("never rested"))
        // Any other error is none.
        #expect(headline(1).hasPrefix("cat never rested within 2 s."))
    }
}
