import LunchTest
import TestSupport
import Testing

/// The app opens on all that it lists.
@Suite(.waiting) struct EveryScreenTests {
    @Test func everyScreenOpens() async { await Launcher().expectEveryScreenOpens() }
}
