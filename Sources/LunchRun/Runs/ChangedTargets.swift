package import LunchWire

/// The targets of a package that files belong to, and the test targets that can see them.
package struct ChangedTargets {
    private struct Target {
        var name: String
        var folder: String
        var isTest: Bool
        var dependencies: [String]
    }

    private let targets: [Target]

    /// The folders of the packages that it depends on by their paths, whose files tests can see as well.
    package let neighbours: [String]

    /// - Parameter description: the package from `swift package describe --type json`.
    package init(_ description: LunchJSON) throws(WireError) {
        let reader = try ObjectReader(description, at: "package")
        targets = try reader.objects("targets") { (target) throws(WireError) in
            var dependencies: [String] = []
            for value in try target.array("target_dependencies") {
                if case .string(let name) = value { dependencies.append(name) }
            }
            let type = try target.string("type")
            return Target(
                name: try target.string("name"), folder: try target.string("path"), isTest: type == "test",
                dependencies: dependencies)
        }
        var neighbours: [String] = []
        for value in try reader.array("dependencies") {
            let dependency = try ObjectReader(value, at: "dependency")
            guard try dependency.optionalString("type") == "fileSystem" else { continue }
            neighbours.append(try dependency.string("path"))
        }
        self.neighbours = neighbours
    }

    /// The test targets that can see one of some files, by name; nil if all may, since the package itself has changed.
    ///
    /// - Parameter files: paths relative to the package.
    package func testTargets(seeing files: [String]) -> [String]? {
        let manifest = files.contains { file in
            file == "Package.resolved" || file == "Package.swift" || file.hasPrefix("Package@swift-")
        }
        if manifest { return nil }
        var reached = Set(files.compactMap(owner))
        var isGrowing = true
        while isGrowing {
            let next = targets.filter { target in
                !reached.contains(target.name) && target.dependencies.contains(where: reached.contains)
            }
            reached.formUnion(next.map(\.name))
            isGrowing = !next.isEmpty
        }
        return targets.filter { $0.isTest && reached.contains($0.name) }.map(\.name).sorted()
    }

    /// The target in whose folder a file lies, the innermost one; nil if it is in none.
    private func owner(of file: String) -> String? {
        targets.filter { file.hasPrefix("\($0.folder)/") }.max { $0.folder.count < $1.folder.count }?.name
    }
}
