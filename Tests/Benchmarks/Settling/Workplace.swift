#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder for one program to work in, with a text to look at and folders to walk through.
final class Workplace: Sendable {
    static let textName = "text.txt"
    let path: String

    init() throws {
        let manager = FileManager.default
        let name = "lunch-settle-\(UInt64.random(in: .min ... .max))"
        path = manager.temporaryDirectory.appending(path: name).path
        for folder in ["fruit/apples", "fruit/pears", "bread"] {
            try manager.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
        }
        let lines = (1...2000).map { "line \($0) of a text that is longer than what a screen shows at once\n" }
        for file in [Self.textName, "fruit/list.txt", "bread/list.txt"] {
            try Data(lines.joined().utf8).write(to: URL(filePath: "\(path)/\(file)"))
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
