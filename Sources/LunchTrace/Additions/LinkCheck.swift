#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The check that a path within a folder of Lunch does not lead to the files of others.
package enum LinkCheck {
    /// The first folder of a path that is a symbolic link; nil if there is none.
    ///
    /// - Parameters:
    ///   - path: the path, relative to the folder.
    ///   - folder: the folder, which may be a link or be behind one.
    package static func link(in path: String, of folder: String) -> String? {
        var current = folder
        for name in path.split(separator: "/") {
            current += "/\(name)"
            // A folder that is not there yet is not a link.
            let type = try? FileManager.default.attributesOfItem(atPath: current)[.type]
            if type as? FileAttributeType == .typeSymbolicLink { return current }
        }
        return nil
    }
}
