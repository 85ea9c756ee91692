import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The pages for authors of apps on a framework, against the app that they show and the messages that they explain.
@Suite(.waiting) struct BridgingPageTests {
    private let page: String

    init() throws {
        let pages = ["Bridging", "OtherFrameworks", "BridgeProblems"]
        page = try pages.map { try AdoptedApp.text("Sources/LunchBridge/LunchBridge.docc/\($0).md") }.joined()
    }

    @Test(arguments: ["Tests/Frameworks/Trips/main.swift", "Tests/TripsTests/TripTests.swift"])
    func theFilesAreShownAsTheyAre(file: String) throws {
        #expect(page.contains("\n```swift\n\(try AdoptedApp.text(file))```\n"))
    }

    @Test(arguments: ["TUIElementType", "CellPoint", "ElementAttribute", "payload", "onAnyThread", "beginDrawing()"])
    func thePageNamesWhatOneNeeds(name: String) { #expect(page.contains(name)) }

    @Test func theMessagesAreThoseOfTheBridge() throws {
        let manager = FileManager.default
        let files = try manager.subpathsOfDirectory(
            atPath: AdoptedApp.package.appending(path: "Sources/LunchBridge").path)
        let source = try files.filter { $0.hasSuffix(".swift") }.map {
            try AdoptedApp.text("Sources/LunchBridge/\($0)")
        }
        .joined()
        let table = try #require(page.split(separator: "| The message begins with | Solution |").last)
        let rows = table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("| ") }
        #expect(rows.count == 13)
        for row in rows {
            let message = row.dropFirst(2).prefix { $0 != "|" }.dropLast()
            #expect(source.contains(message), "\(message)")
        }
    }
}
