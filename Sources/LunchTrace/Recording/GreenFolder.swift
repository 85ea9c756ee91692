import LunchDriver
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder with the green records: what a test did when it passed last.
///
/// A record has no times, so that a test that does the same again leaves the same bytes, and nothing is written.
package struct GreenFolder: Sendable {
    /// The path of the folder.
    package let path: String

    /// The variable of the environment that names another folder, for example one that a CI service keeps between runs.
    package static let variable = "LUNCH_GREEN"

    /// The number of different runs that are kept of a test: what differs between them is not a difference.
    static let variants = 3

    /// The most tests of which there are records.
    static let tests = 4_000

    /// - Parameter other: the folder that the environment names; nil for the one beside the traces.
    package init(in folder: TraceFolder, other: String?) {
        if let other, !other.isEmpty {
            path = URL(filePath: other, directoryHint: .isDirectory).standardized.path
        } else {
            path = "\(folder.path)/green"
        }
    }

    /// The green runs of a test.
    package struct Runs {
        /// The traces, the last one first.
        package var traces: [Trace] = []
        /// True if there were two runs or more, including equal ones.
        var isLearned = false
        /// The path of a record that cannot be read; nil if all can.
        var unreadable: String?

        /// The first difference of a test that has failed, in the form of a green record; nil if it has never passed.
        ///
        /// - Parameters:
        ///   - launch: the launch that is compared alone; nil for the whole test.
        ///   - isUnsettled: true if the test has failed because an app did not settle.
        package func difference(of failed: Trace, in launch: Int? = nil, isUnsettled: Bool = false) -> FirstDifference?
        {
            // A story keeps the order of its trace, which has been read.
            guard var story = try? Trace(GreenStory(of: failed).records) else { return nil }
            var traces = traces
            if let launch {
                guard let given = story.launches[launch], let part = story.only(launch) else { return nil }
                traces = traces.compactMap { green in green.launch(like: given).flatMap(green.only) }
                story = part
            }
            // A run whose apps happened to follow on each other has another order.
            traces = traces.filter { $0.isInOrder == story.isInOrder }
            if traces.isEmpty { return nil }
            return FirstDifference(of: story, from: traces, isLearned: isLearned, isUnsettled: isUnsettled)
        }
    }

    /// The name of the folder for a test's records; each case of a test with arguments has its own.
    static func name(of test: TUITest) -> String {
        let name = name(TraceFolder.name(of: test), test.identifier)
        guard let arguments = test.arguments else { return name }
        return "\(name)-\(arguments.utf8.stableDigest)"
    }

    /// The name of the folder for the records of the test that a trace is of, without those of its cases.
    package static func name(of test: TraceTest) -> String { name(TraceFolder.name(of: test), test.identifier) }

    /// Tests of two targets, of two suites, or with other parameters may have traces of one name: each has its own digest.
    private static func name(_ trace: String, _ identifier: String?) -> String {
        guard let identifier else { return trace }
        return "\(trace)-\(TestIdentifier(identifier).nameWithFile.utf8.stableDigest)"
    }

    private func file(_ name: String, _ number: Int) -> String { "\(path)/\(name)/\(number).lunchtrace" }

    /// The file that is there once a run was the same as one before.
    private func mark(_ name: String) -> String { "\(path)/\(name)/again" }

    /// The file with the digests of the runs: in line 1 those of the first record, and so on.
    private func digestFile(_ name: String) -> String { "\(path)/\(name)/digests" }

    /// The digests that are kept of a record: different runs may leave the same one.
    private static let digestLimit = 8

    /// The digests of each record; empty if none are known.
    private func digests(of name: String) -> [[String]] {
        guard let data = FileManager.default.contents(atPath: digestFile(name)) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .prefix(Self.variants).map { $0.split(separator: " ").map(String.init) }
    }

    private func write(_ digests: [[String]], of name: String) throws(TraceProblem) {
        let lines = digests.prefix(Self.variants).map { $0.prefix(Self.digestLimit).joined(separator: " ") }
        try write(Array(lines.joined(separator: "\n").utf8), to: digestFile(name))
    }

    /// The runs that are kept of a test.
    package func runs(of name: String) -> Runs {
        var runs = Runs(isLearned: FileManager.default.fileExists(atPath: mark(name)))
        for number in 1...Self.variants {
            guard let bytes = bytes(name, number) else { continue }
            do throws(TraceError) {
                runs.traces.append(try Trace(file: bytes))
            } catch {
                // The next green run takes the place of a record that an earlier Lunch has written.
                if error.problem != .version("1") { runs.unreadable = file(name, number) }
            }
        }
        runs.isLearned = runs.isLearned || runs.traces.count > 1
        return runs
    }

    private func bytes(_ name: String, _ number: Int) -> [UInt8]? {
        FileManager.default.contents(atPath: file(name, number)).map(Array.init)
    }

    /// Keeps the record of a run that has passed.
    ///
    /// - Parameters:
    ///   - make: makes the record, which takes a while; nil if that is not possible.
    ///   - digest: the digest of the run; nil if it has none. A run whose digest equals that of a kept run makes no record.
    func keep(_ make: () -> [UInt8]?, digest: String?, of name: String) throws(TraceProblem) {
        if let link = LinkCheck.link(in: name, of: path) {
            throw TraceProblem("\(link) cannot be written to: it is a symbolic link")
        }
        var digests = digests(of: name)
        if let digest, let known = digests.firstIndex(where: { $0.contains(digest) }),
            FileManager.default.fileExists(atPath: file(name, known + 1))
        {
            try noteRepetition(of: name)
            if known == 0 { return }
            // It was there a moment ago: if another tester has moved it, its record is made at the next run.
            guard let record = bytes(name, known + 1) else { return }
            try put(record, first: name, from: known + 1)
            digests.insert(digests.remove(at: known), at: 0)
            return try write(digests, of: name)
        }
        guard let record = make() else { return }
        let same = (1...Self.variants).first { bytes(name, $0) == record }
        if same == nil { try makeFolder(of: name) } else { try noteRepetition(of: name) }
        if same != 1 { try put(record, first: name, from: same ?? Self.variants) }
        let others = same.flatMap { digests.indices.contains($0 - 1) ? digests.remove(at: $0 - 1) : nil } ?? []
        let own = (digest.map { [$0] } ?? []) + others.filter { $0 != digest }
        if own != others || same != 1 { try write([own] + digests, of: name) }
    }

    /// Notes that a run was the same as one before.
    private func noteRepetition(of name: String) throws(TraceProblem) {
        if !FileManager.default.fileExists(atPath: mark(name)) { try write([], to: mark(name)) }
    }

    private func makeFolder(of name: String) throws(TraceProblem) {
        let folder = "\(path)/\(name)"
        if FileManager.default.fileExists(atPath: folder) { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw TraceProblem("the folder \(folder) cannot be made", error)
        }
    }

    /// Makes a record the first one of a test, in the place of one after it.
    private func put(_ record: [UInt8], first name: String, from last: Int) throws(TraceProblem) {
        try move(name, upTo: last)
        try write(record, to: file(name, 1))
    }

    /// Makes room for a record in front of those before it.
    private func move(_ name: String, upTo last: Int) throws(TraceProblem) {
        for number in (1..<last).reversed() where FileManager.default.fileExists(atPath: file(name, number)) {
            do {
                if FileManager.default.fileExists(atPath: file(name, number + 1)) {
                    try FileManager.default.removeItem(atPath: file(name, number + 1))
                }
                try FileManager.default.moveItem(atPath: file(name, number), toPath: file(name, number + 1))
            } catch {
                throw TraceProblem("\(file(name, number)) cannot be moved", error)
            }
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(TraceProblem) {
        do throws(ArenaFile.Problem) {
            try ReplacedFile.write(bytes, to: path)
        } catch {
            throw TraceProblem("\(path) cannot be written: \(error.words)")
        }
    }

    /// Removes the records that were written longest ago, if there are those of too many tests.
    ///
    /// The folder may not be there yet, and another tester may remove the same ones: what stays is removed by the next.
    func prune() {
        let files = FileManager.default
        // Without a folder, there is nothing to remove.
        guard let names = try? files.contentsOfDirectory(atPath: path), names.count > Self.tests else { return }
        // A record that another tester has removed counts as the oldest.
        let dated = names.map { name in
            (name, (try? files.attributesOfItem(atPath: "\(path)/\(name)")[.modificationDate] as? Date) ?? .distantPast)
        }
        for (name, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(names.count - Self.tests * 9 / 10) {
            // A record that stays is removed by a later run.
            try? files.removeItem(atPath: "\(path)/\(name)")
        }
    }
}
