import Testing

@testable import SampleKit

struct WorkListTests {
    private var work = WorkList()

    @Test mutating func namesWhatGoesOn() {
        work.begin("loading")
        work.begin("saving")
        #expect(work.names == ["loading", "saving"])
        work.end("loading")
        #expect(work.names == ["saving"])
    }

    @Test mutating func theSameWorkTwiceEndsTwice() {
        work.begin("loading")
        work.begin("loading")
        work.end("loading")
        #expect(work.names == ["loading"])
        work.end("loading")
        #expect(work.names.isEmpty)
    }

    @Test mutating func whatHasNotBegunDoesNotEnd() {
        work.end("loading")
        #expect(work.names.isEmpty)
    }
}
