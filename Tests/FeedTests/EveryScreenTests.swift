import LunchTest
import Testing

/// The app opens on all that it lists.
@Suite struct EveryScreenTests {
    @Test func everyScreenOpens() async { await Launcher().expectEveryScreenOpens() }
}
