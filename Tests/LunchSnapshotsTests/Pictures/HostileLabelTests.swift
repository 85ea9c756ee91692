import LunchElements
import LunchSnapshots
import LunchWire
import TestSupport
import Testing

/// Labels, names and titles that no friend has chosen, in snapshots, their differences, messages and galleries.
@Suite struct HostileLabelTests {
    private static let labels =
        HostilePictureTests.hostile + ["a\nb\r\nc", "\"\"\"#\n\"\"\"##", "\\u{202E} \\(x)", "<!--", "cells: 1×1"]

    private func frame(_ label: String) -> TUIFrame {
        let area = CellRect(column: 0, row: 0, columns: 4, rows: 1)
        let button = AccessibilityNode(.button, identifier: label, label: label, value: label, frame: area)
        return .made(
            AccessibilityNode(.application, label: label, children: [button]), columns: 40, rows: 4, drawing: label)
    }

    private func isHarmless(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 != "\u{1B}" && HostilePictureTests.isHarmless($0) }
    }

    @Test(arguments: labels) func aLabelIsOneLineOfASnapshot(_ label: String) throws {
        let frame = frame(label)
        let elements = TUISnapshot(frame, .elements)
        #expect(elements.lines.count == 3, "\(elements.lines)")
        let changes = TUISnapshot(changesFrom: TUISnapshot(self.frame("x"), .elements), to: elements)
        for snapshot in [elements, TUISnapshot(frame), TUISnapshot(frame, .text), changes] {
            #expect(isHarmless(snapshot.text), "\(snapshot.text)")
            #expect(try TUISnapshot(text: snapshot.text).isSame(as: snapshot), "\(snapshot.text)")
        }
    }

    @Test(arguments: labels) func aLabelIsTextInMessages(_ label: String) throws {
        for content in [TUISnapshot.Content.cells, .elements] {
            let snapshot = TUISnapshot(frame(label), content)
            let difference = try #require(snapshot.difference(from: TUISnapshot(frame("other"), content)))
            #expect(isHarmless(difference.text) && isHarmless(difference.summary), "\(difference.text)")
            let missing = TUISnapshot.Mismatch.missing(name: label, path: label, snapshot, advice: nil)
            #expect(isHarmless("\(missing)"), "\(missing)")
        }
    }

    /// Nothing in the figures of a page is an element or an attribute but what the page makes.
    @Test(arguments: labels) func aLabelIsTextInAGallery(_ label: String) throws {
        let (frame, older) = (frame(label), frame("other"))
        let difference = try #require(TUISnapshot(frame).difference(from: TUISnapshot(older)))
        let mark = TUIPicture.Mark(TUIElementSnapshot(frame, 1))
        let drawing = frame.picture(.svg, marks: [mark, mark])
        let states = [GalleryPage.State.failed(label), .changed(difference), .damaged, .added, .gone, .same]
        let entries = states.map { state in
            GalleryPage.Entry(
                name: label, details: [label], state: state, drawings: [drawing],
                olderDrawings: [older.picture(.svg)], text: label + "\n" + label)
        }
        let page = GalleryPage(title: label, entries).text
        #expect(isHarmless(page), "\(page)")
        for tag in ["<script", "<title>", "</title>", "<style>", "</style>", "<meta http-equiv"] {
            // A mark behind a tag would be one character with its end.
            #expect(page.unicodeScalars.ranges(of: tag.unicodeScalars).count == 1, "\(page)")
        }
        let figures = page.split(separator: "<figure ").dropFirst().compactMap {
            $0.split(separator: "</figure>").first
        }
        #expect(figures.count == states.count)
        for figure in figures {
            let outline = try #require(HostilePictureTests.Outline.of("<figure \(figure)</figure>"), "\(figure)")
            #expect(
                outline.elements.isSubset(of: [
                    "figure", "figcaption", "b", "strong", "span", "div", "i", "p", "pre", "details", "summary", "svg",
                    "g",
                    "path", "text",
                ]), "\(figure)")
            #expect(!outline.attributes.contains { $0.name.hasPrefix("on") || $0.name == "href" }, "\(figure)")
        }
    }
}
