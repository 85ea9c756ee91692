/// The destination of exported routes.
protocol RouteExporter: AnyObject {
    /// Keeps a GPX file under a new name that is made of a title; returns where it is.
    func export(_ gpx: String, title: String) throws -> String
}

/// Writes exported routes in a folder; a file that is there already stays.
final class FolderExporter: RouteExporter {
    private let folder: String

    init(_ folder: String) { self.folder = folder }

    func export(_ gpx: String, title: String) throws -> String {
        try Folder.create(folder)
        var number = 1
        while true {
            let path = "\(folder)/\(name(title))\(number == 1 ? "" : " \(number)").gpx"
            if try NewFile.create(Array(gpx.utf8), at: path) { return path }
            number += 1
        }
    }

    /// A title as the name of a file, which has no "/", is not hidden, and is not too long.
    private func name(_ title: String) -> String {
        let name = String(title.map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 32 } ? "_" : $0 })
        var short = name.isEmpty || name.hasPrefix(".") ? "_\(name)" : name
        while short.utf8.count > 200 { short.removeLast() }
        return short
    }
}
