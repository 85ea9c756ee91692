import Foundation

/// The programs that the tests use, as far as this machine has them.
///
/// They are bash, less, vim, nano, htop, mc, fzf, dialog, whiptail, python3, tmux, ncdu, emacs, fish, ranger, tig,
/// newsboat and w3m, as Debian 12 has them. The tests of a program that isn't installed are skipped. Textual and
/// lazygit are from PyPI:
///
///     python3 -m venv .build/textual && .build/textual/bin/pip install textual==8.2.8 lazygit-py==0.66.2
///     LUNCH_TEXTUAL=$PWD/.build/textual/bin/python swift test --filter TextualTests
///     PATH=$PATH:$PWD/.build/textual/bin swift test --filter LazygitTests
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
