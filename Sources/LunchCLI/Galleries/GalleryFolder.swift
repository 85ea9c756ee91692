import LunchElements
import LunchSnapshots
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder with a gallery: a page, and for each screen its snapshot and its drawings.
struct GalleryFolder: Sendable {
    let path: String

    private func file(_ name: String, _ end: String) -> String { "\(path)/screens/\(name).\(end)" }

    /// Throws if there is no gallery.
    func checkGallery() throws(CommandError) {
        guard FileManager.default.fileExists(atPath: "\(path)/index.html") else {
            throw .usage(.noGallery(path))
        }
    }

    /// The names of the screens of the gallery, or throws if they cannot be read.
    func names() throws(CommandError) -> [String] {
        let files: [String]
        do {
            files = try FileManager.default.contentsOfDirectory(atPath: "\(path)/screens")
        } catch {
            throw .output("\("\(path)/screens".literal): \(CurrentProcess.reason(of: error))")
        }
        return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// The snapshot of a screen; nil if there is none.
    func snapshot(of name: String) throws(TUISnapshot.Mismatch) -> TUISnapshot? {
        try TUISnapshot.File(path: file(name, "txt")).read()
    }

    /// The drawings of a screen, one for each theme; empty if there is none that `lunch` has drawn.
    func drawings(of name: String, _ themes: [PictureTheme]) -> [String] {
        themes.map { theme in
            let data = FileManager.default.contents(atPath: file(name, "\(theme.rawValue).svg")) ?? Data()
            let text = String(decoding: data, as: UTF8.self)
            // The page shows it as a part of itself. It runs no script of it in any case.
            return text.hasPrefix("<svg xmlns") && !text.contains("<script") ? text : ""
        }
    }

    /// Makes the folder ready for a gallery, without the files of one that was there before.
    func prepare() throws(CommandError) {
        do {
            let files = FileManager.default
            if files.fileExists(atPath: "\(path)/screens") {
                // Any other folder must not be deleted.
                guard files.fileExists(atPath: "\(path)/index.html") else { throw CommandError.usage(.noGallery(path)) }
                try files.removeItem(atPath: "\(path)/screens")
            }
            try files.createDirectory(atPath: "\(path)/screens", withIntermediateDirectories: true)
        } catch let error as CommandError {
            throw error
        } catch {
            throw .output("\(path.literal): \(CurrentProcess.reason(of: error))")
        }
    }

    /// Writes what is kept of a screen: its snapshot, and a drawing for each theme.
    func write(
        _ frame: TUIFrame, _ drawings: [String], _ themes: [PictureTheme], as name: String
    ) throws(CommandError) {
        try write(TUISnapshot(frame).text, to: file(name, "txt"))
        for (theme, drawing) in zip(themes, drawings) { try write(drawing, to: file(name, "\(theme.rawValue).svg")) }
    }

    /// Writes the page.
    func write(_ page: GalleryPage) throws(CommandError) { try write(page.text, to: "\(path)/index.html") }

    private func write(_ text: String, to file: String) throws(CommandError) {
        do {
            try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
        } catch {
            throw .output("\(file.literal): \(CurrentProcess.reason(of: error))")
        }
    }
}
