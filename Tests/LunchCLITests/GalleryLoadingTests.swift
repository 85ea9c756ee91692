import Foundation
import LunchDriver
import LunchElements
import LunchProcess
import LunchSnapshots
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// A gallery shows screens once they have their content.
@Suite(.waiting) final class GalleryLoadingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-loading-\(UUID().uuidString)")
        .path

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private let product = Product(app: "Fixture", path: ProductPath.of("Fixture"), package: nil)

    private func shot(seconds: Int) -> GalleryShot {
        GalleryShot(
            screen: LaunchScreenDescription("Loading"), variant: .init(name: "\(seconds)", mock: .number("\(seconds)")),
            size: CellSize(columns: 40, rows: 4), locale: nil, file: "\(seconds)")
    }

    private func frame(seconds: Int) throws -> TUIFrame {
        try shot(seconds: seconds).open(product, LaunchConfiguration(.path(product.path))).get()
    }

    /// Time is virtual, so that nobody waits for it, and it stands still once the screen is there.
    @Test func timePassesUntilAScreenHasLoaded() throws {
        let frame = try frame(seconds: 3)
        #expect(!frame.isLoading)
        #expect(frame.text.hasPrefix("loaded at 3000"), "\(frame.text)")
        #expect(frame.clock?.now == .seconds(3))
    }

    @Test func aScreenThatLoadsForLongIsShownAfterAMinute() throws {
        let frame = try frame(seconds: 3600)
        #expect(frame.isLoading)
        #expect(frame.clock?.now == .seconds(60))
    }

    /// An app that does not use its virtual clock takes its own time.
    @Test func anAppWithoutTheClockIsWaitedFor() throws {
        let content = "\(folder)-content"
        #expect(mkfifo(content, 0o600) == 0)
        defer { try? FileManager.default.removeItem(atPath: content) }
        var launch = LaunchConfiguration(.path(product.path))
        launch.environment["FIXTURE_CONTENT"] = content
        // The content comes only once it is waited for.
        let listener: TUIEvents.Listener = { event in
            guard case .began = event.kind, event.step?.verb == "waitForFrame" else { return }
            let descriptor = open(content, O_WRONLY)
            if descriptor >= 0 { close(descriptor) }
        }
        let frame = try TUIEvents.withListener(listener) { try shot(seconds: -1).open(product, launch).get() }
        #expect(frame.clock == nil && !frame.isLoading)
        #expect(frame.text.hasPrefix("loaded"), "\(frame.text)")
    }

    @Test func aScreenThatIsStillLoadingIsShownSo() throws {
        let maker = GalleryMaker(
            product: product, launch: LaunchConfiguration(.path(product.path)),
            shots: [shot(seconds: 0), shot(seconds: 1)], themes: [.dark], folder: GalleryFolder(path: folder),
            older: nil)
        let entries = try maker.make { _ in }
        #expect(entries.map(\.details) == [["40×4", "still loading"], ["40×4"]])
    }

    /// The sample asks its service, which takes a second.
    @Test func theFeedHasItsPosts() throws {
        let run = try Lunch.run("gallery", ProductPath.of("Feed"), "-o", folder)
        #expect(run.status == .exited(0))
        let page = String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/index.html")), as: UTF8.self)
        #expect(page.contains(">Welcome</text>") && !page.contains(">Loading</text>"))
    }
}
