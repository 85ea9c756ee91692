import LunchWire
import Testing

@testable import LunchDriver

/// Places on the screen are counted with wherever they lie.
@Suite struct CoordinateTests {
    @Test func anOffsetStaysTheFarthestThereIs() {
        let place = TUIApplication(.command("none")).coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
        let near = place.withOffset(columns: 3, rows: -4).withOffset(columns: 2, rows: -1)
        #expect(near.offset == (5, -5))
        let far = place.withOffset(columns: .max, rows: .min).withOffset(columns: 2, rows: -2)
        #expect(far.offset == (.max, .min))
    }
}
