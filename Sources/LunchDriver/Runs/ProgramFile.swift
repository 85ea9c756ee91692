#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The file of a program as it is now: what was learnt of it holds until it changes.
struct ProgramFile: Hashable {
    let path: String
    private let modified: Date?
    private let size: UInt64?

    init(_ path: String) {
        self.path = path
        // A link stays as it is when its program is built again.
        let file = URL(filePath: path).resolvingSymlinksInPath().path
        // A file that does not exist has no date; running it reports that.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        modified = attributes?[.modificationDate] as? Date
        size = attributes?[.size] as? UInt64
    }
}
