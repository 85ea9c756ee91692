import LunchDriver
import LunchTerminal
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The launch of a trace, made again.
struct ReplayLaunch {
    let product: Product
    let configuration: LaunchConfiguration
    /// The folder in the place of the home that the test had made, which is gone; nil if there was none.
    let home: String?

    /// - Parameter userInfo: the user info to launch with; nil for the user info in the trace.
    init(
        _ launch: TraceLaunch, userInfo: LaunchConfiguration.UserInfo?, usesRealHome: Bool = false
    ) throws(CommandError) {
        product = try Self.product(launch.program)
        var configuration = LaunchConfiguration(.path(product.path))
        configuration.usesRealHome = usesRealHome
        configuration.size = CellSize(columns: launch.columns, rows: launch.rows)
        configuration.profile = launch.profile
        if let argument = launch.secretArgument { throw .trace(.secretArgument(argument)) }
        configuration.arguments = launch.arguments
        configuration.environment = try Self.environment(launch)
        if let gone = launch.environment["HOME"], let new = Self.home(inPlaceOf: gone) {
            home = new
            configuration.arguments = configuration.arguments.map { $0.replacing(gone, with: new) }
            configuration.environment = configuration.environment.mapValues { $0.replacing(gone, with: new) }
        } else {
            home = nil
        }
        configuration.directory = home ?? Self.directory(launch) ?? PackageFolder()?.path
        if let screen = launch.screen, launch.environment[LaunchKeys.screen] == nil { configuration.screen = screen }
        if let userInfo {
            configuration.userInfo = userInfo
        } else if case .object(let members)? = launch.userInfo {
            let info = LaunchConfiguration.UserInfo.object(members)
            if launch.masked.contains(.userInfo) { throw .trace(.secretUserInfo) }
            if launch.environment[LaunchKeys.userInfo] == nil { configuration.userInfo = info }
        }
        self.configuration = configuration
    }

    /// The program: built first if it is a product of the package.
    private static func product(_ program: String) throws(CommandError) -> Product {
        let folders = program.split(separator: "/").map(String.init)
        // As SwiftPM lays them out: .build/debug/NAME, or with the platform in between.
        if !program.hasPrefix("/"), folders.first == ".build", folders.count > 2, folders.count < 5,
            ["debug", "release"].contains(folders[folders.count - 2])
        {
            return try .locate(folders[folders.count - 1])
        }
        return try .locate(program.hasPrefix("/") ? program : "\(PackageFolder()?.path ?? ".")/\(program)")
    }

    /// Makes an empty folder in the place of a home that is gone: what the program writes is not to lie among the person's files.
    private static func home(inPlaceOf gone: String) -> String? {
        if gone.isEmpty || FileManager.default.fileExists(atPath: gone) { return nil }
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-open-\(UUID().uuidString)").path
        // Without the folder the program runs as it would without the home.
        guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
        else {
            return nil
        }
        return folder
    }

    /// The working directory that the test set; nil if it set none, or if it is gone.
    private static func directory(_ launch: TraceLaunch) -> String? {
        guard let directory = launch.directory else { return nil }
        let path = directory.hasPrefix("/") ? directory : "\(PackageFolder()?.path ?? ".")/\(directory)"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Removes the folder that was made for the launch; one that stays is in the temporary folder, which the system empties.
    func clean() { if let home { try? FileManager.default.removeItem(atPath: home) } }

    /// The variables of the test. A secret one is taken from this process.
    private static func environment(_ launch: TraceLaunch) throws(CommandError) -> [String: String] {
        var environment = launch.environment
        for name in environment.keys.sorted() where launch.masked.contains(.variable(name)) {
            guard let own = CurrentProcess.variable(name) else { throw .trace(.secretVariable(name)) }
            environment[name] = own
        }
        return environment
    }
}

extension TraceLaunch {
    /// The first argument in which a secret was masked; nil if there is none.
    var secretArgument: String? {
        arguments.indices.first { masked.contains(.argument($0)) }.map { arguments[$0] }
    }
}
