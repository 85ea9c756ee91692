import Foundation
import LunchWire
import RandomScreens
import Testing

@testable import LunchSnapshots
@testable import LunchTrace

/// Nothing of Lunch is written through a link, which may lead to files of others.
@Suite struct LinkCheckTests {
    /// The folders that are links to a folder of others, and whatever writes below them.
    private enum Place: String, CaseIterable {
        case green = "green/CartTests.adds"
        case received = "snapshots/received"
        case receivedBelow = "snapshots/received/Tests"
        case snapshots

        func write(in root: String) throws {
            switch self {
            case .green:
                let traces = try #require(TraceFolder(around: root, other: nil))
                try GreenFolder(in: traces, other: nil).keep({ [1] }, digest: "a", of: "CartTests.adds")
            case .received, .receivedBelow, .snapshots:
                let file = TUISnapshot.File(path: "\(root)/Tests/__Snapshots__/a.txt")
                _ = try SnapshotStore(root: root).keep(snapshot("one"), for: file)
            }
        }
    }

    @Test(arguments: Place.allCases, [false, true]) private func nothingIsWrittenThroughALink(
        _ place: Place, isLink: Bool
    ) throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appending(path: "lunch-link-\(UUID().uuidString)").path
        defer { try? files.removeItem(atPath: root) }
        let (theirs, own) = ("\(root)/theirs", "\(root)/.build/lunch/\(place.rawValue)")
        for folder in [theirs, URL(filePath: own).deletingLastPathComponent().path] {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try Data().write(to: URL(filePath: "\(root)/Package.swift"))
        if isLink { try files.createSymbolicLink(atPath: own, withDestinationPath: theirs) }
        if isLink {
            #expect(throws: (any Error).self) { try place.write(in: root) }
        } else {
            try place.write(in: root)
        }
        #expect(try files.subpathsOfDirectory(atPath: theirs).isEmpty)
        #expect(!(try files.subpathsOfDirectory(atPath: "\(root)/.build/lunch")).filter { !$0.isEmpty }.isEmpty)
    }

    /// A folder that is a link to one above it would be read for ever.
    @Test func receivedSnapshotsBehindALinkAreNotRead() throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appending(path: "lunch-link-\(UUID().uuidString)").path
        defer { try? files.removeItem(atPath: root) }
        let store = SnapshotStore(root: root)
        _ = try store.keep(snapshot("one"), for: TUISnapshot.File(path: "\(root)/Tests/__Snapshots__/a.txt"))
        let received = "\(root)/.build/lunch/snapshots/received"
        try files.createSymbolicLink(atPath: "\(received)/again", withDestinationPath: received)
        #expect(try store.pending().map(\.path) == ["Tests/__Snapshots__/a.txt"])
    }
}
