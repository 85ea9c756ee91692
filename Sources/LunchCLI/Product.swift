#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Finds the program that a command is about, and builds it where it is a product of this package.
enum Product {
    /// The file of a program: a path as it is, a product's name after building it.
    static func locate(_ app: String) throws(CommandError) -> String {
        if app.contains("/") {
            guard FileManager.default.isExecutableFile(atPath: app) else {
                throw CommandError("There is no program \"\(app)\".", status: .unavailable)
            }
            return app
        }
        guard FileManager.default.fileExists(atPath: "Package.swift") else {
            throw CommandError(
                """
                There is no package in this folder to build "\(app)" from.
                Run lunch in the folder of Package.swift, or give the path of a program: ./\(app).
                """, status: .unavailable)
        }
        // A release build of an app ignores the launch keys, so this is always a debug build.
        guard try Tool.run("swift", ["build", "--product", app], output: .shown).status == 0 else {
            throw CommandError(
                """
                "\(app)" could not be built; is it an executable product of this package?
                For a program that is not in this package give its path.
                """, status: .unavailable)
        }
        let folder = try Tool.run("swift", ["build", "--show-bin-path"], output: .read)
        let path = folder.output.split(separator: "\n").last.map { "\($0)/\(app)" } ?? app
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw CommandError("\"\(app)\" was built, but there is no program at \(path).", status: .unavailable)
        }
        return path
    }
}
