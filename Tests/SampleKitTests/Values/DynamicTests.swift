import SampleKit
import Testing

struct DynamicTests {
    private let number = Dynamic(1)

    @Test func aListenerIsReportedWhatTheValueIsSetTo() {
        var told: [Int] = []
        number.bind { told.append($0) }
        #expect(told.isEmpty)
        number.value = 2
        number.value = 2
        #expect(told == [2, 2])
    }

    @Test func aListenerMayBeReportedAtOnce() {
        var told: [Int] = []
        number.bindAndFire { told.append($0) }
        number.value = 3
        #expect(told == [1, 3])
    }

    @Test func theLastListenerIsTheOneThatIsReported() {
        var told: [String] = []
        number.bind { _ in told.append("first") }
        number.bind { _ in told.append("second") }
        number.value = 2
        number.bind(nil)
        number.value = 3
        #expect(told == ["second"])
    }

    @Test func onlyAChangeIsReportedWhereThatIsWanted() {
        var told: [Int] = []
        number.bind { told.append($0) }
        number.change(to: 1)
        number.change(to: 2)
        number.change(to: 2)
        #expect(told == [2])
    }
}
