import LunchCommands
package import LunchTerminal
package import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A launch under a name, in the file `LunchPresets.json` of a package.
package struct LaunchPreset: Equatable, Sendable {
    /// An executable product of the package, or a path with a slash in it.
    package var app: String
    package var screen: String?
    package var mock: LunchJSON?
    package var variant: String?
    package var userInfo: [String: LunchJSON]?
    package var locale: String?
    package var timeZone: String?
    package var size: CellSize?
    package var profile: TUITerminalProfile?
    package var arguments: [String] = []
    package var usesRealHome = false

    package init(app: String) { self.app = app }

    /// The keys of a preset in its file.
    private static let keys: Set<String> = [
        "app", "screen", "mock", "variant", "userInfo", "locale", "timeZone", "columns", "rows", "profile",
        "arguments", "usesRealHome",
    ]

    /// Reads a preset, in which a person may have misspelled a key: what is not understood is an error.
    package init(_ json: LunchJSON, at path: String) throws(WireError) {
        let reader = try ObjectReader(json, at: path)
        guard case .object(let members) = json else {
            throw .unexpected(path: path, expected: "an object", found: json.kind)
        }
        if let other = members.keys.sorted().first(where: { !Self.keys.contains($0) }) {
            let known = Self.keys.sorted().joined(separator: ", ")
            throw .unexpected(path: path, expected: "one of the keys \(known)", found: "the key \(other.literal)")
        }
        let data = ["mock", "variant", "userInfo"].filter { members[$0] != nil }
        if data.count > 1 {
            throw .unexpected(
                path: path, expected: "one of mock, variant and userInfo", found: data.joined(separator: " and "))
        }
        app = try reader.string("app")
        screen = try reader.optionalString("screen")
        // Mock data may be null.
        mock = members["mock"]
        variant = try reader.optionalString("variant")
        if let value = reader.value("userInfo") {
            guard case .object(let members) = value else {
                throw .unexpected(path: "\(path).userInfo", expected: "an object", found: value.kind)
            }
            userInfo = members
        }
        locale = try reader.optionalString("locale")
        timeZone = try reader.optionalString("timeZone")
        if members["columns"] != nil || members["rows"] != nil {
            let (columns, rows) = (try reader.integer("columns"), try reader.integer("rows"))
            guard (1...65_535).contains(columns), (1...65_535).contains(rows) else {
                throw .unexpected(path: path, expected: "a size from 1×1 to 65535×65535", found: "\(columns)×\(rows)")
            }
            size = CellSize(columns: columns, rows: rows)
        }
        if members["profile"] != nil { profile = try TUITerminalProfile(reader) }
        for value in try reader.array("arguments") {
            guard case .string(let word) = value else {
                throw .unexpected(path: "\(path).arguments", expected: "a list of strings", found: value.kind)
            }
            arguments.append(word)
        }
        if let value = reader.value("usesRealHome") {
            guard case .bool(let isReal) = value else {
                throw .unexpected(path: "\(path).usesRealHome", expected: "true or false", found: value.kind)
            }
            usesRealHome = isReal
        }
    }

    package var json: LunchJSON {
        var members: [String: LunchJSON] = ["app": .string(app)]
        members["screen"] = screen.map(LunchJSON.string)
        members["mock"] = mock
        members["variant"] = variant.map(LunchJSON.string)
        members["userInfo"] = userInfo.map(LunchJSON.object)
        members["locale"] = locale.map(LunchJSON.string)
        members["timeZone"] = timeZone.map(LunchJSON.string)
        members["columns"] = size.map { .integer($0.columns) }
        members["rows"] = size.map { .integer($0.rows) }
        members["profile"] = profile.map { .string($0.name) }
        if !arguments.isEmpty { members["arguments"] = .array(arguments.map(LunchJSON.string)) }
        if usesRealHome { members["usesRealHome"] = true }
        return .object(members)
    }

    /// The launch.
    package var configuration: LaunchConfiguration {
        var configuration = LaunchConfiguration(app.contains("/") ? .path(app) : .product(app))
        configuration.screen = screen
        if let variant {
            configuration.mock = .variant(variant)
        } else if let mock {
            configuration.userInfo = .mock(mock)
        } else if let userInfo {
            configuration.userInfo = .object(userInfo)
        }
        configuration.locale = locale
        configuration.timeZone = timeZone
        configuration.arguments = arguments
        configuration.usesRealHome = usesRealHome
        if let size { configuration.size = size }
        if let profile { configuration.profile = profile }
        return configuration
    }
}

extension LaunchPreset {
    /// The name of the file in the folder of a package.
    package static let fileName = "LunchPresets.json"

    /// The presets of a package by their names; none if it has no such file.
    package static func all(in package: String) throws(PresetError) -> [String: LaunchPreset] {
        let path = "\(package)/\(fileName)"
        guard FileManager.default.fileExists(atPath: path) else { return [:] }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path, "it cannot be read")
        }
        do throws(WireError) {
            let json = try LunchJSON(parsing: Array(data), limits: .userInfo)
            guard case .object(let members) = json else {
                throw .unexpected(path: fileName, expected: "an object", found: json.kind)
            }
            var presets: [String: LaunchPreset] = [:]
            for (name, value) in members { presets[name] = try LaunchPreset(value, at: name) }
            return presets
        } catch {
            throw .unreadable(path, "\(error)")
        }
    }

    /// The preset of a name.
    package static func named(_ name: String, in package: String) throws(PresetError) -> LaunchPreset {
        let all = try all(in: package)
        guard let preset = all[name] else { throw .unknown(name, known: all.keys.sorted()) }
        return preset
    }
}

/// The reason why there is no preset.
package enum PresetError: Error, Hashable, CustomStringConvertible {
    case noPackage(String)
    case unknown(String, known: [String])
    case unreadable(String, String)

    package var description: String {
        switch self {
        case .noPackage(let folder):
            "There is no package with presets: neither \(folder) nor a folder above it has a Package.swift."
        case .unknown(let name, []):
            """
            There is no preset \(name.literal): the package has none in \(LaunchPreset.fileName). This writes one:
            \(ShellText.line(["lunch", "open"] + ShellText.option("--save", name))) APP SCREEN
            """
        case .unknown(let name, let known):
            "There is no preset \(name.literal) in \(LaunchPreset.fileName). There are: \(known.joined(separator: ", "))."
        case .unreadable(let path, let reason): "\(path) is not a file of presets: \(reason)."
        }
    }
}
