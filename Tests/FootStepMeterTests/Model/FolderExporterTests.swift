import Foundation
import Testing

@testable import FootStepMeter

struct FolderExporterTests {
    private let folder: TemporaryFolder
    private let exporter: FolderExporter

    init() throws {
        folder = try TemporaryFolder()
        exporter = FolderExporter(folder.path("new/exports"))
    }

    @Test func aFileIsNamedAfterTheRoute() throws {
        let path = try exporter.export("<gpx/>", title: "To work")
        #expect(path == folder.path("new/exports/To work.gpx"))
        #expect(try bytes(path) == Array("<gpx/>".utf8))
        #expect(try permissions(path) == 0o600)
    }

    @Test func aFileThatIsThereStays() throws {
        let paths = try ["one", "two", "three"].map { try exporter.export($0, title: "a") }
        #expect(folder.files == ["new/exports/a 2.gpx", "new/exports/a 3.gpx", "new/exports/a.gpx"])
        #expect(try paths.map { String(decoding: try bytes($0), as: UTF8.self) } == ["one", "two", "three"])
    }

    @Test func anyTitleMakesAName() throws {
        let names = [
            ("../a/b", "_.._a_b"), (".hidden", "_.hidden"), ("a\nb\0", "a_b_"), ("", "_"),
            (String(repeating: "🚶", count: 100), String(repeating: "🚶", count: 50)),
        ]
        for (title, name) in names {
            #expect(try exporter.export("", title: title) == folder.path("new/exports/\(name).gpx"))
        }
    }

    @Test func whatCannotBeWrittenIsAnError() throws {
        try write([], folder.path("new"))
        let error = #expect(throws: StoreError.self) { try exporter.export("", title: "a") }
        #expect(error?.description == "Cannot create \(folder.path("new/exports")): Not a directory (errno 20).")
    }
}
