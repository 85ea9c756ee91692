import Testing

@testable import FootStepMeter

struct FileFootprintStoreTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("footprints.log")
    }

    /// Opens the file, does something, and closes it.
    private func open<Result>(_ body: (FileFootprintStore) throws -> Result) throws -> Result {
        try body(try FileFootprintStore(path: path))
    }

    /// Saves points; returns them with the size of the file after each.
    @discardableResult
    private func save(_ titles: String...) throws -> [(footprint: Footprint, size: Int)] {
        try open { store in
            try titles.map { title in
                store.title = title
                return (try store.create(.tokyo), try bytes(path).count)
            }
        }
    }

    /// The error of opening a file with these bytes, which must not change them.
    private func refusal(of content: some Collection<UInt8>) throws -> StoreError? {
        try write(content, path)
        let error = #expect(throws: StoreError.self) { try FileFootprintStore(path: path) }
        #expect(try bytes(path).elementsEqual(content))
        return error
    }

    @Test func whatWasSavedIsThereWhenTheFileIsOpenedAgain() throws {
        let saved = try save("a", "\"Zoë\"\n🚶", "a").map(\.footprint)
        #expect(try open { $0.all() } == saved)
    }

    @Test func whatWasDeletedIsGoneWhenTheFileIsOpenedAgain() throws {
        try save("a", "b")
        try open { try $0.delete(title: "b") }
        #expect(try open { $0.routes() } == [Route(title: "a", count: 1)])
        #expect(try save("c").map(\.footprint.id) == [3], "an id is not given again")
    }

    @Test func theFileIsALineForEachChange() throws {
        try save("a")
        try open { try $0.delete(title: "a") }
        #expect(
            String(decoding: try bytes(path), as: UTF8.self) == """
                FootStepMeter 1
                e343a6e2 {"create":{"footprint":{"accuracy":5,"direction":90,"id":1,\
                "latitude":35.681236,"longitude":139.767125,"speed":1.4,"time":1767225600,"title":"a"}}}
                abd8733d {"delete":{"title":"a"}}

                """)
    }

    @Test func theFileIsForNoOneElse() throws {
        let path = folder.path("new/folders/footprints.log")
        _ = try FileFootprintStore(path: path)
        #expect(try permissions(path) == 0o600)
        #expect(try permissions(folder.path("new/folders")) == 0o700)
        #expect(try permissions(folder.path("new")) == 0o700)
    }

    @Test func aFileThatEndsAnywhereHasWhatWasSavedByThen() throws {
        let saved = try save("a", "b", "a")
        let whole = try bytes(path)
        for end in 0...whole.count {
            try write(whole[..<end], path)
            let expected = saved.filter { $0.size <= end }.map(\.footprint)
            #expect(try open { $0.all() } == expected, "cut at byte \(end)")
            // An entry that is saved next stands behind what was whole.
            let next = try save("next").map(\.footprint)
            #expect(try open { $0.all() } == expected + next, "cut at byte \(end)")
        }
    }

    @Test func damageInTheMiddleIsAnError() throws {
        let sizes = try save("a", "b", "a").map(\.size)
        let whole = try bytes(path)
        for place in FootprintLog.header.count..<whole.count - 1 {
            var damaged = whole
            damaged[place] ^= 1
            let line = 2 + sizes.count { $0 <= place }
            let error = try refusal(of: damaged)
            // A newline that is none any more joins two lines, one that has come splits one in two.
            #expect(error == .damaged(line: line, path: path), "byte \(place)")
        }
    }

    @Test(arguments: ["{}", "{\"rename\":{}}", "?"]) func aChangeThatIsNotKnownIsAnError(_ json: String) throws {
        let first = try FootprintLog.line(.delete(title: "a"))
        let sum = String(FootprintLog.checksum(of: json.utf8), radix: 16)
        let padding = String(repeating: "0", count: 8 - sum.count)
        let error = try refusal(of: FootprintLog.header + first + "\(padding)\(sum) \(json)\n".utf8)
        #expect(error == .unknownChange(line: 3, path: path))
    }

    @Test func anotherFileIsLeftAlone() throws {
        for text in [
            "Dear diary,\n", "Diary 1\n", "Dear", "FootStepMeter\n", "FootStepMeter x\n", "FootStepMeter 0\n", "\n",
        ] {
            #expect(try refusal(of: text.utf8) == .unknownFile(path: path))
        }
    }

    @Test func aNewerVersionIsLeftAlone() throws {
        let error = try refusal(of: "FootStepMeter 12\nwhatever comes\n".utf8)
        #expect(error == .newerVersion(12, path: path))
        #expect(
            error?.description == """
                \(path) is of version 12, and this app reads version 1. It is left as it is. \
                Use a newer FootStepMeter.
                """)
    }

    @Test func aFileThatIsOpenIsNotOpenedAgain() throws {
        let error = try open { _ in #expect(throws: StoreError.self) { try FileFootprintStore(path: path) } }
        #expect(error?.description == "Another FootStepMeter has \(path) open. Close that one first.")
        #expect(throws: Never.self) { try FileFootprintStore(path: path) }
    }

    @Test func aFolderInItsPlaceIsAnError() throws {
        let error = #expect(throws: StoreError.self) { try FileFootprintStore(path: folder.path) }
        #expect(error?.description == "Cannot open \(folder.path): Is a directory (errno 21).")
    }
}
