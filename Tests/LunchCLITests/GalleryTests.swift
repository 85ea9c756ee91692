import Foundation
import LunchProcess
import LunchRun
import LunchSnapshots
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// `lunch gallery`: a page with pictures of all screens.
@Suite(.waiting) final class GalleryTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-gallery-\(UUID().uuidString)")
        .path

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(path)")), as: UTF8.self)
    }

    private func files(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)").sorted()
    }

    /// An app that lists screens, and opens none of them.
    ///
    /// - Parameter identifiers: their names in JSON.
    private func app(listing identifiers: String...) throws -> String {
        let screens = identifiers.map {
            "{\"identifier\": \($0), \"title\": \"\", \"mockType\": null, \"variants\": []}"
        }
        let path = "\(folder)/app"
        let list = "{\"screens\": [\(screens.joined(separator: ", "))]}"
        let script = "#!/bin/sh\n[ -z \"$LAUNCH_CATALOGUE\" ] || { cat <<'END'\n\(list)\nEND\nexit; }\nexit 3\n"
        try Data(script.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    @Test func everyScreenAndVariantIsShownInEachSize() throws {
        let words = ["gallery", Lunch.sample, "-o", "\(folder)/one", "--size", "80x24", "--size", "40x10"]
        let run = try Lunch.run(words + ["--theme", "dark", "--theme", "light"])
        #expect(run.status == .exited(0))
        // The progress, each number over the one before.
        #expect(run.errors.hasPrefix("1 of 10") && run.errors.hasSuffix("10 of 10\u{1B}[K"), "\(run.errors)")
        let screens = try Lunch.run("screens", Lunch.sample)
        #expect(screens.output.contains("Breakfast"))
        let page = try text("one/index.html")
        let figures = page.ranges(of: "<figure ").count
        #expect(run.output == "\(figures) pictures: \(folder)/one/index.html\n")
        #expect(figures > 4 && figures % 2 == 0)
        #expect(page.ranges(of: "<svg xmlns").count == 2 * figures)
        #expect(page.contains("<strong>Breakfast · bread</strong> <span>40×10</span>"), "\(page.prefix(3000))")
        #expect(page.contains("script-src 'sha256-\(GalleryPage.script.digest)'"))
        let names = try files("one/screens")
        #expect(names.count == 3 * figures)
        #expect(names.contains("Breakfast.bread.40x10.light.svg") && names.contains("Breakfast.bread.40x10.txt"))
    }

    @Test func theChangedStandFirstWithOldAndNew() throws {
        for name in ["one", "two"] {
            #expect(try Lunch.run("gallery", Lunch.sample, "-o", "\(folder)/\(name)").status == .exited(0))
        }
        // The same app has the same gallery, to the byte.
        #expect(try text("one/index.html") == text("two/index.html"))
        let path = "one/screens/Breakfast.bread.80x24.txt"
        try Data(try text(path).replacing("Bread", with: "Toast").utf8).write(to: URL(filePath: "\(folder)/\(path)"))
        try FileManager.default.removeItem(atPath: "\(folder)/one/screens/Dinner.80x24.txt")
        try Data(try text(path).utf8).write(to: URL(filePath: "\(folder)/one/screens/Gone%20one.80x24.txt"))
        let run = try Lunch.run("gallery", Lunch.sample, "-o", "\(folder)/two", "--against", "\(folder)/one")
        #expect(run.status == .exited(0))
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 4, "\(run.output)")
        #expect(lines.contains("Breakfast · bread, 80×24: 1 row with other text"))
        #expect(lines.contains("Dinner, 80×24: new"))
        #expect(lines.contains("Gone one.80x24: gone"))
        let page = try text("two/index.html")
        let first = try #require(page.split(separator: "<figure ").dropFirst().first)
        #expect(first.contains("<b class=\"changed\">text</b> <strong>Breakfast · bread</strong>"), "\(first)")
        #expect(first.ranges(of: "<svg xmlns").count == 2)
        #expect(first.contains("<i>old</i>") && first.contains("<i>new</i>"))
        #expect(first.contains("− |Toast\n+ |Bread\n"))
    }

    /// A theme that the older gallery does not have is compared with no other.
    @Test func anOldDrawingStandsBesideTheNewOneOfItsTheme() throws {
        let words = ["gallery", Lunch.sample, "-o"]
        #expect(try Lunch.run(words + ["\(folder)/one", "--theme", "light"]).status == .exited(0))
        let path = "one/screens/Breakfast.bread.80x24.txt"
        try Data(try text(path).replacing("Bread", with: "Toast").utf8).write(to: URL(filePath: "\(folder)/\(path)"))
        let themes = ["--theme", "dark", "--theme", "light"]
        let run = try Lunch.run(words + ["\(folder)/two", "--against", "\(folder)/one"] + themes)
        #expect(run.status == .exited(0))
        let first = try #require(try text("two/index.html").split(separator: "<figure ").dropFirst().first)
        let pairs = first.split(separator: "<div class=\"pair\">").dropFirst()
        #expect(pairs.map { $0.ranges(of: "<svg xmlns").count } == [1, 2])
        #expect(pairs.last?.ranges(of: "<path fill=\"#ffffff\" d=\"M0 0H720V432H0z\"/>").count == 2)
    }

    /// The older gallery may be in the folder of the new one.
    @Test func aGalleryIsComparedWithItself() throws {
        let words = ["gallery", Lunch.sample, "-o", "\(folder)/one"]
        #expect(try Lunch.run(words).status == .exited(0))
        let run = try Lunch.run(words + ["--against", "\(folder)/one"])
        #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
    }

    @Test func screensThatDoNotOpenAreShownAndTheStatusIs1() throws {
        let app = try app(
            listing: #""../<script>alert(1)</script>""#, #""a\"b\u202Ec""#, "\"\(String(repeating: "x", count: 400))\"",
            #""same""#, #""SAME""#)
        let run = try Lunch.run("gallery", app, "-o", "\(folder)/one", "--size", "10000x2")
        #expect(run.status == .exited(1))
        let page = try text("one/index.html")
        #expect(page.ranges(of: "<b class=\"failed\">did not open</b>").count == 5)
        #expect(page.contains("<p>5 pictures, 5 did not open</p>"))
        #expect(page.contains("<strong>../&lt;script&gt;alert(1)&lt;/script&gt;</strong>"))
        #expect(page.ranges(of: "<script").count == 1, "the page's own")
        #expect(!page.contains("\u{202E}") && !run.output.contains("\u{202E}"))
        #expect(try files("").sorted() == ["app", "one"])
    }

    @Test func namesOfFilesLeadNowhereElseAndAreUnique() {
        func names(_ identifiers: String...) -> [String] {
            GalleryShot.all(
                of: identifiers.map { .init($0) }, sizes: [.init(columns: 80, rows: 24)], locales: [nil]
            ).map(\.file)
        }
        #expect(
            names("a", "A", "../a", "a.b", "名") == [
                "a.80x24", "A.80x24~2", "%2E%2E%2Fa.80x24", "a%2Eb.80x24", "%E5%90%8D.80x24",
            ])
        let long = String(repeating: "x", count: 400)
        let two = names(long + "a", long + "b")
        #expect(Set(two).count == 2 && two.allSatisfy { $0.utf8.count <= 200 })
    }

    @Test(arguments: [GalleryPage.script, TracePage.script, RunPage.script])
    func theDigestIsThatOfTheScript(_ page: WebPage.Script) throws {
        // Linux has the one, macOS the other.
        let script = #"printf '%s' "$1" | { sha256sum 2>/dev/null || shasum -a 256; }"#
        let digits = try NestedRun("/bin/sh", ["-c", script, "sh", page.text]).wait().output.prefix(64)
        #expect(digits.count == 64)
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(digits.dropFirst($0).prefix(2), radix: 16)
        }
        #expect(Data(bytes).base64EncodedString() == page.digest)
    }

    @Test(arguments: [
        (["gallery", "App"], "lunch: lunch gallery needs -o FOLDER.\nFor help, run \"lunch help gallery\".\n"),
        (
            ["gallery", "App", "-o", "x", "--against", "/nowhere"],
            "lunch: \"/nowhere\" is not a folder of lunch gallery: it has no index.html.\n"
        ),
    ]) func aWrongCommandLineIsNamed(_ words: [String], _ message: String) throws {
        let run = try Lunch.run(words)
        #expect(run.status == .exited(64))
        #expect(run.errors == message)
    }

    /// A folder that is no gallery is nobody's to delete.
    @Test func aFolderWithOtherScreensIsLeftAlone() throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/one/screens", withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(filePath: "\(folder)/one/screens/mine.txt"))
        let run = try Lunch.run("gallery", Lunch.sample, "-o", "\(folder)/one")
        #expect(run.status == .exited(64))
        #expect(try text("one/screens/mine.txt") == "mine")
    }
}
