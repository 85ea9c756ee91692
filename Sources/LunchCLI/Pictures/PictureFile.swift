import LunchElements
import LunchSnapshots
import LunchTerminal
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file for a picture, whose name has the extension of the format.
struct PictureFile: Sendable {
    let path: String
    private let kind: Kind

    /// The formats, by the ends of names.
    private enum Kind: String, CaseIterable {
        case svg, png, html, ans, txt
    }

    init(_ path: String) throws(CommandError) {
        let end = path.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
        guard let kind = Kind(rawValue: end.lowercased()) else {
            throw .usage(.noPicture(path, known: Kind.allCases.map { ".\($0.rawValue)" }))
        }
        self.path = path
        self.kind = kind
    }

    /// Throws if a program that the format needs is not installed.
    func checkPrograms() throws(CommandError) {
        if kind == .png { _ = try PictureProgram.installed() }
    }

    /// Writes a picture of a frame; the file is either the old one or whole.
    func write(_ frame: TUIFrame, theme: PictureTheme) throws(CommandError) {
        let theme: TUIColorScheme = theme == .light ? .light : .dark
        switch kind {
        case .svg: try write(Data(frame.picture(.svg, theme: theme).utf8))
        case .html: try write(Data(frame.picture(.html, theme: theme).utf8))
        case .ans: try write(Data(frame.picture(.ansi).utf8))
        case .txt: try write(Data(frame.picture(.text).utf8))
        case .png: try write(PictureProgram.png(of: frame.picture(.svg, theme: theme)))
        }
    }

    private func write(_ data: Data) throws(CommandError) { try Self.write(data, to: path) }

    /// Writes a file, which is either the old one or whole.
    static func write(_ data: Data, to path: String) throws(CommandError) {
        do {
            try data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .output("\(path.literal): \(CurrentProcess.reason(of: error))")
        }
    }
}
