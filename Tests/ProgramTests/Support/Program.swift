import Foundation

/// The programs that the tests use, as far as this machine has them.
enum Program {
    /// Returns true if a program is in one of the folders of `PATH`.
    static func isInstalled(_ name: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return folders.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// True if `emacs` is GNU Emacs: Debian lets smaller editors have that name.
    static var isEmacsInstalled: Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let path = folders.split(separator: ":").map { "\($0)/emacs" }
            .first(where: FileManager.default.isExecutableFile)
        return path.map { URL(filePath: $0).resolvingSymlinksInPath().lastPathComponent.hasPrefix("emacs") } == true
    }

    /// A Python that has Textual; nil if `LUNCH_TEXTUAL` names none, which `.ci/nightly` sets up.
    static let pythonWithTextual = ProcessInfo.processInfo.environment["LUNCH_TEXTUAL"]
}
