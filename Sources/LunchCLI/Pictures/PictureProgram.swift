import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A program that makes a PNG of a drawing, twice as large as that.
enum PictureProgram: CaseIterable {
    case rsvg
    case chromium
    case imageMagick

    /// The names that the program has on different systems.
    private var commands: [String] {
        switch self {
        case .rsvg: ["rsvg-convert"]
        case .chromium: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        case .imageMagick: ["magick", "convert"]
        }
    }

    /// The program, and the packages that have it.
    private var words: String {
        switch self {
        case .rsvg: "rsvg-convert: librsvg2-bin of Debian and Ubuntu, librsvg of Homebrew, librsvg2-tools of Fedora"
        case .chromium: "Chromium or Chrome: chromium of Debian and Fedora"
        case .imageMagick: "ImageMagick: imagemagick of Debian, Ubuntu and Homebrew, ImageMagick of Fedora"
        }
    }

    private func arguments(_ drawing: String, _ size: (width: Int, height: Int), to picture: String) -> [String] {
        switch self {
        case .rsvg: ["--zoom", "2", "--unlimited", "--output", picture, drawing]
        case .imageMagick: ["-density", "192", "svg:\(drawing)", "png:\(picture)"]
        case .chromium:
            // Chromium does not run as root with its sandbox. The drawing has no script. Of a low window, its bars would cover
            // the lower part of the drawing, but a kiosk has none.
            [
                "--headless", "--kiosk", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
                "--window-size=\(size.width),\(size.height)", "--user-data-dir=\(picture).profile",
                "--screenshot=\(picture)",
            ] + (CurrentProcess.isRoot ? ["--no-sandbox"] : []) + ["file://\(drawing)"]
        }
    }

    /// The programs that are installed, each with its path.
    static func installed() throws(CommandError) -> [(program: PictureProgram, path: String)] {
        let found = allCases.compactMap { program in
            program.commands.lazy.compactMap(Tool.path).first.map { (program, $0) }
        }
        if found.isEmpty { throw .program(.noPictureProgram(allCases.map(\.words))) }
        return found
    }

    /// Makes a PNG by the first program that can.
    static func png(of drawing: String) throws(CommandError) -> Data {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)")
        // A folder that stays is one of the system's temporary ones, and the picture is there.
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "screen.svg")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try Data(drawing.utf8).write(to: file)
        } catch {
            throw .output("\(folder.path): \(error)")
        }
        var problem: ProgramError?
        var programs = try installed()
        if hasEmoji(drawing), let place = programs.firstIndex(where: { $0.program == .chromium }) {
            // The others draw no letters of several colors.
            programs.insert(programs.remove(at: place), at: 0)
        }
        for (program, path) in programs {
            let picture = folder.appending(path: "\(program).png")
            let arguments = program.arguments(file.path, size(of: drawing), to: picture.path)
            let run = try Tool.run(path, arguments, output: .held)
            // A program that has written no file has made no picture, and the next one is tried.
            let data = (try? Data(contentsOf: picture)) ?? Data()
            guard run.status == 0, let (width, height) = size(ofPNG: data) else {
                problem = problem ?? .noPictureMade(by: path, words: run.output)
                continue
            }
            // A browser may open another window than requested. A program may round, but a picture that is cut off is none.
            let wanted = size(of: drawing)
            if abs(width - 2 * wanted.width) <= 1, abs(height - 2 * wanted.height) <= 1 { return data }
            let words =
                "Its picture has \(width)×\(height) pixels, and the drawing \(2 * wanted.width)×\(2 * wanted.height)."
            problem = problem ?? .noPictureMade(by: path, words: words)
        }
        throw .program(problem ?? .noPictureProgram(allCases.map(\.words)))
    }

    /// Returns true if a drawing has emoji that are shown in colors (UTS #51, 1.4).
    private static func hasEmoji(_ drawing: String) -> Bool {
        drawing.unicodeScalars.contains { scalar in
            scalar.value >= 0x231A && (scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F)
        }
    }

    /// The first bytes of a PNG (PNG specification, 5.2).
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The size in the first chunk of a PNG (PNG specification, 11.2.1); nil if it is none.
    private static func size(ofPNG data: Data) -> (width: Int, height: Int)? {
        guard data.starts(with: signature), data.count >= 24 else { return nil }
        let numbers = [16, 20].map { start in
            data.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        return (numbers[0], numbers[1])
    }

    /// The size in the first line of a drawing.
    private static func size(of drawing: String) -> (width: Int, height: Int) {
        let line = drawing.prefix { $0 != "\n" }
        guard let match = line.firstMatch(of: #/width="(\d+)" height="(\d+)"/#), let width = Int(match.1),
            let height = Int(match.2)
        else { return (720, 432) }
        return (width, height)
    }
}
