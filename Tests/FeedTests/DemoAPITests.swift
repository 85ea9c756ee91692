import LunchMarbles
import Testing

@testable import Feed

@Suite struct DemoAPITests {
    private let scheduler = TestScheduler()

    @Test func itAnswersAfterASecond() throws {
        let api = DemoAPI(feeds: [.first], failure: nil, clock: scheduler)
        #expect(try scheduler.run { try await api.getFeeds() } == [.first])
        #expect(scheduler.now.offset == .seconds(1))
        #expect(try scheduler.run { try await api.getFeedInfo("1") } == .first)
        #expect(scheduler.now.offset == .seconds(2))
    }

    @Test func aPostIsAddedBeforeTheOthersAndItsFirstLineIsItsTitle() throws {
        let api = DemoAPI(feeds: [.first], failure: nil, clock: scheduler)
        let added = Feed(id: "2", title: "Lunch", text: "\nLunch\nat noon")
        #expect(try scheduler.run { try await api.addFeed("\nLunch\nat noon") } == added)
        #expect(try scheduler.run { try await api.getFeeds() } == [added, .first])
    }

    @Test func aPostThatIsNotThereIsAnError() {
        let api = DemoAPI(feeds: [.first], failure: nil, clock: scheduler)
        let error = #expect(throws: APIError.self) { try scheduler.run { try await api.getFeedInfo("7") } }
        #expect(error?.description == "There is no post 7 any more")
    }

    @Test func aFailureIsTheAnswerToEverything() {
        let api = DemoAPI(feeds: [.first], failure: "No wall", clock: scheduler)
        #expect(throws: APIError.self) { try scheduler.run { try await api.getFeeds() } }
        #expect(throws: APIError.self) { try scheduler.run { try await api.getFeedInfo("1") } }
        #expect(throws: APIError.self) { try scheduler.run { try await api.addFeed("text") } }
    }
}
