import LunchWire
import Testing

/// Sums and differences that lie beyond what an integer holds are the greatest or the least that there is.
struct SaturatingTests {
    @Test func sumsAndDifferencesStayWithinTheIntegers() {
        let numbers = [Int.min, .min + 1, -1, 0, 1, 7, .max - 1, .max]
        for one in numbers {
            for other in numbers {
                let (sum, difference) = (Int128(one) + Int128(other), Int128(one) - Int128(other))
                #expect(one.adding(saturating: other) == Int(clamping: sum))
                #expect(one.subtracting(saturating: other) == Int(clamping: difference))
            }
        }
    }
}
