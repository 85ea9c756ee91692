import Testing

@testable import FootStepMeter

struct DoubleTextTests {
    @Test(arguments: [
        (0, 0, "0"), (0, 2, "0.00"), (1.005, 1, "1.0"), (0.05, 1, "0.1"), (-0.25, 2, "-0.25"), (-0.001, 2, "0.00"),
        (12.5, 0, "13"), (1_767_225_600, 3, "1767225600.000"), (0.00001, 7, "0.0000100"),
    ])
    func aNumberHasItsDecimalsAndNoExponent(_ number: Double, _ decimals: Int, _ text: String) {
        #expect(number.text(decimals: decimals) == text)
    }
}
