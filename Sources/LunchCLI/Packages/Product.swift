import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The program that a command is about.
struct Product: Sendable {
    /// As it was written on the command line.
    let app: String
    /// The file to run.
    let path: String
    /// The package that it is a product of; nil for a program that was given by its path.
    let package: PackageFolder?

    /// The name of the program in a command that others can repeat: they don't have the path of this build.
    var name: String {
        let folders = app.split(separator: "/")
        return folders.dropLast().contains(".build") ? folders.last.map(String.init) ?? app : app
    }

    /// Finds a program: a path as it is, a product of the package after building it.
    static func locate(_ app: String) throws(CommandError) -> Product {
        if app.contains("/") || app == "." || app == ".." {
            guard PackageFolder.isProgram(app) else { throw .program(noProgram(app)) }
            return Product(app: app, path: app, package: nil)
        }
        guard let package = PackageFolder() else {
            let folder = FileManager.default.currentDirectoryPath
            throw .program(.noPackage(app: app, folder: folder, path: Tool.path(of: app)))
        }
        // A release build of an app ignores the launch keys, so this is always a debug build.
        let build = ["build", "--package-path", package.path]
        let run = try Tool.run("swift", build + ["--product", app], output: .held)
        guard run.status == 0 else {
            // A build that works needs no list of products, which takes a while.
            guard let products = executableProducts(of: package), !products.contains(app) else {
                CurrentProcess.passOn(run.output)
                throw .program(.unbuilt(app))
            }
            throw .program(.unknownProduct(app, known: products, path: Tool.path(of: app)))
        }
        let folder = try Tool.run("swift", build + ["--show-bin-path"], output: .read)
        let path = folder.output.split(separator: "\n").last.map { "\($0)/\(app)" } ?? app
        guard PackageFolder.isProgram(path) else {
            // A library can be built as well.
            if let products = executableProducts(of: package), !products.contains(app) {
                throw .program(.unknownProduct(app, known: products, path: Tool.path(of: app)))
            }
            throw .program(.missing(app: app, path: path))
        }
        return Product(app: app, path: path, package: package)
    }

    /// Finds any program, as a shell does: a path as it is, a name in the folders of PATH.
    static func command(_ name: String) throws(CommandError) -> Product {
        if name.contains("/") { return try locate(name) }
        guard let path = Tool.path(of: name) else { throw .program(.noCommand(name)) }
        return Product(app: name, path: path, package: nil)
    }

    /// The reason why there is nothing to run at a path.
    private static func noProgram(_ path: String) -> ProgramError {
        var isFolder = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            return isFolder ? .folder(path) : .notExecutable(path)
        }
        let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : ""
        guard !name.isEmpty, !name.contains("/"), let package = PackageFolder() else {
            return .noFile(path, product: nil)
        }
        let isProduct = package.builtProducts.contains(name) || executableProducts(of: package)?.contains(name) == true
        return .noFile(path, product: isProduct ? name : nil)
    }

    /// The executable products of a package; nil if its manifest cannot be read, which the build has reported.
    private static func executableProducts(of package: PackageFolder) -> [String]? {
        let arguments = ["package", "--package-path", package.path, "describe", "--type", "json"]
        guard let run = try? Tool.run("swift", arguments, output: .read), run.status == 0,
            case .object(let description)? = try? LunchJSON(parsing: run.output),
            case .array(let products)? = description["products"]
        else { return nil }
        return products.compactMap { product in
            guard case .object(let product) = product, case .string(let name)? = product["name"],
                case .object(let type)? = product["type"], type["executable"] != nil
            else { return nil }
            return name
        }.sorted()
    }
}
