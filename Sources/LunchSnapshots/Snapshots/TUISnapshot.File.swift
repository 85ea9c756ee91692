@_spi(Lunch) import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TUISnapshot {
    /// A text file that stores a snapshot.
    public struct File: Sendable, Hashable {
        /// The name of the snapshot.
        public let name: String

        /// The path of the file: the folder, a slash, the name, and the extension `.txt`.
        public let path: String

        /// Creates a reference to the file of a snapshot. The file need not exist, and the disk is not accessed.
        ///
        /// - Parameters:
        ///   - name: the name of the snapshot, from 1 to 200 bytes of UTF-8. It must not begin with a dot, or contain
        ///     `/`, `\` or an invisible character.
        ///   - folder: the path of the folder that contains the file.
        /// - Throws: `Mismatch.name` if the name breaks these rules.
        public init(_ name: String, in folder: String) throws(Mismatch) {
            guard Self.isName(name) else { throw .name(name) }
            self.name = name
            path = "\(folder)/\(name)\(Self.end)"
        }

        /// The file at a path, whatever its name is.
        package init(path: String) {
            self.path = path
            let last = path.split(separator: "/").last.map(String.init) ?? path
            name = last.hasSuffix(Self.end) ? String(last.dropLast(Self.end.count)) : last
        }

        /// The end of the names of files.
        package static let end = ".txt"

        /// Returns true if a snapshot may have this name.
        package static func isName(_ name: String) -> Bool {
            (1...200).contains(name.utf8.count) && !name.hasPrefix(".")
                && name.unicodeScalars.allSatisfy { scalar in
                    !["/", "\\"].contains(scalar) && !scalar.properties.isDefaultIgnorableCodePoint
                        && ![.control, .lineSeparator, .paragraphSeparator].contains(
                            scalar.properties.generalCategory)
                }
        }

        /// The paths of the files that this process has looked for.
        package static var readPaths: Set<String> { paths.withLock({ $0 }) }

        private static let paths = Lock<Set<String>>([])

        /// Reads the snapshot from the file; returns nil if the file does not exist.
        ///
        /// - Throws: `Mismatch.unreadable` if the file cannot be read. `Mismatch.malformed` if it contains no snapshot.
        public func read() throws(Mismatch) -> TUISnapshot? {
            Self.paths.withLock { _ = $0.insert(path) }
            let data: Data
            do {
                data = try Data(contentsOf: URL(filePath: path))
            } catch {
                if (error as? CocoaError)?.code == .fileReadNoSuchFile { return nil }
                throw .unreadable(path: path, reason: Self.reason(of: error))
            }
            guard let text = String(validating: data, as: UTF8.self) else {
                throw .malformed(path: path, ParsingError(line: 1, reason: "the file is not text in UTF-8"))
            }
            do throws(ParsingError) {
                return try TUISnapshot(text: text)
            } catch {
                throw .malformed(path: path, error)
            }
        }

        /// Writes a snapshot to the file, and creates the folder if it does not exist.
        ///
        /// An existing file is replaced atomically: readers see either the old file or the new one.
        ///
        /// - Throws: `Mismatch.unwritable` if the file cannot be written.
        public func write(_ snapshot: TUISnapshot) throws(Mismatch) {
            let url = URL(filePath: path)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(snapshot.text.utf8).write(to: url, options: .atomic)
            } catch {
                throw .unwritable(path: path, reason: Self.reason(of: error))
            }
        }

        /// Writes a snapshot in the place of the one that the file has, if any: its remarks and its letters stay.
        package func replace(with snapshot: TUISnapshot) throws(Mismatch) {
            var snapshot = snapshot
            // A file that is damaged has nothing to keep.
            if let old = try? read() {
                snapshot.notes = old.notes
                snapshot.takeLetters(of: old)
            }
            try write(snapshot)
        }

        /// Compares a snapshot with the one in the file.
        ///
        /// - Parameter snapshot: the current state.
        /// - Throws: `Mismatch` unless the file contains the same.
        public func compare(_ snapshot: TUISnapshot) throws(Mismatch) {
            try compare(snapshot, advice: nil)
        }

        /// - Parameter advice: the lines of a message with advice.
        package func compare(_ snapshot: TUISnapshot, advice: String?) throws(Mismatch) {
            guard let recorded = try read() else {
                throw .missing(name: name, path: path, snapshot, advice: advice)
            }
            guard let difference = snapshot.difference(from: recorded) else { return }
            let sides = Mismatch.Sides(recorded: recorded, received: snapshot)
            throw .different(name: name, path: path, difference, sides, advice: advice)
        }

        /// The system's reason, without Foundation's words around it.
        private static func reason(of error: any Error) -> String {
            guard let cocoa = error as? CocoaError else { return "\(error)" }
            return (cocoa.underlying as? POSIXError).map { "\($0.code)" } ?? "\(cocoa.code)"
        }
    }
}
