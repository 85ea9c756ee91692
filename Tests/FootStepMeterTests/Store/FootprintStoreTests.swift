import Testing

@testable import FootStepMeter

/// The rules that hold for every store.
struct FootprintStoreTests {
    enum Kind: CaseIterable {
        case memory, file
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ kind: Kind, points titles: [String] = []) throws -> any FootprintStore {
        let store: any FootprintStore =
            switch kind {
            case .memory: MemoryFootprintStore()
            case .file: try FileFootprintStore(path: folder.path("footprints.log"))
            }
        for title in titles {
            store.title = title
            try store.create(.tokyo)
        }
        return store
    }

    @Test(arguments: Kind.allCases) func aNewStoreIsEmpty(_ kind: Kind) throws {
        let store = try store(kind)
        #expect(try store.all() == [])
        #expect(try store.routes() == [])
        #expect(try store.count() == 0)
        #expect(try store.exists(title: "") == false)
    }

    @Test(arguments: Kind.allCases) func aPointIsSavedUnderTheTitleThatIsSet(_ kind: Kind) throws {
        let store = try store(kind)
        store.title = "To work"
        let location = Location(
            latitude: -35.25, longitude: 139.125, accuracy: 10, speed: 1.5, direction: 270, time: 1_767_225_600.5)
        let footprint = try store.create(location)
        #expect(
            footprint
                == Footprint(
                    id: 1, title: "To work", latitude: -35.25, longitude: 139.125, accuracy: 10, speed: 1.5,
                    direction: 270, time: 1_767_225_600.5))
        #expect(try store.all() == [footprint])
    }

    @Test(arguments: Kind.allCases) func pointsAreFoundByTheirTitle(_ kind: Kind) throws {
        let store = try store(kind, points: ["a", "b", "a"])
        #expect(try store.all().map(\.id) == [1, 2, 3])
        #expect(try store.footprints(title: "a").map(\.id) == [1, 3])
        #expect(try store.footprints(title: "c").isEmpty)
        #expect(try store.exists(title: "b"))
        #expect(try store.exists(title: "c") == false)
    }

    @Test(arguments: Kind.allCases) func pointsAreCounted(_ kind: Kind) throws {
        let store = try store(kind, points: ["a", "b", "a"])
        #expect(try store.count() == 3)
        #expect(try store.count(title: "a") == 2)
        #expect(try store.count(title: "c") == 0)
    }

    @Test(arguments: Kind.allCases) func theTitleThatWasSavedUnderLastComesFirst(_ kind: Kind) throws {
        let store = try store(kind, points: ["a", "b", "c", "a"])
        #expect(
            try store.routes() == [
                Route(title: "a", count: 2), Route(title: "c", count: 1), Route(title: "b", count: 1),
            ])
    }

    @Test(arguments: Kind.allCases) func aTitleIsDeletedWithAllItsPoints(_ kind: Kind) throws {
        let store = try store(kind, points: ["a", "b", "a"])
        try store.delete(title: "a")
        try store.delete(title: "c")
        #expect(try store.all().map(\.id) == [2])
    }

    @Test(arguments: Kind.allCases) func theIdOfADeletedPointIsNotGivenAgain(_ kind: Kind) throws {
        let store = try store(kind, points: ["a", "b"])
        try store.delete(title: "b")
        #expect(try store.create(.tokyo).id == 3)
    }
}
