#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TUIScreenRecord {
    /// A text file that stores a recorded screen.
    public struct File: Sendable, Hashable {
        /// The name of the record.
        public let name: String

        /// The path of the file: the folder, a slash, the name, and the extension `.txt`.
        public let path: String

        /// Creates a reference to the file of a record. The file need not exist, and the disk is not accessed.
        ///
        /// - Parameters:
        ///   - name: the name of the record, from 1 to 200 bytes of UTF-8. It must not begin with a dot, or contain
        ///     `/`, `\` or an invisible character. Spaces are allowed.
        ///   - folder: the path of the folder that contains the file.
        /// - Throws: `Mismatch.name` if the name breaks these rules.
        public init(_ name: String, in folder: String) throws(Mismatch) {
            guard Self.isName(name) else { throw .name(name) }
            self.name = name
            path = "\(folder)/\(name).txt"
        }

        private static func isName(_ name: String) -> Bool {
            (1...200).contains(name.utf8.count) && !name.hasPrefix(".")
                && name.unicodeScalars.allSatisfy { scalar in
                    !["/", "\\"].contains(scalar) && !scalar.properties.isDefaultIgnorableCodePoint
                        && ![.control, .lineSeparator, .paragraphSeparator].contains(
                            scalar.properties.generalCategory)
                }
        }

        /// Returns the record that the file contains; nil if the file does not exist.
        ///
        /// - Throws: `Mismatch.unreadable` if the file cannot be read. `Mismatch.malformed` if it contains no recorded
        ///   screen, or is not UTF-8 text.
        public func read() throws(Mismatch) -> TUIScreenRecord? {
            let data: Data
            do {
                data = try Data(contentsOf: URL(filePath: path))
            } catch {
                if (error as? CocoaError)?.code == .fileReadNoSuchFile { return nil }
                throw .unreadable(path: path, reason: Self.reason(of: error))
            }
            guard let text = String(validating: data, as: UTF8.self), let record = TUIScreenRecord(text: text) else {
                throw .malformed(path: path)
            }
            return record
        }

        /// Writes a record to the file, and creates the folder if it does not exist.
        ///
        /// An existing file is replaced atomically: readers see either the old file or the new one.
        ///
        /// - Throws: `Mismatch.unwritable` if the folder cannot be created, or the file cannot be written.
        public func write(_ record: TUIScreenRecord) throws(Mismatch) {
            let url = URL(filePath: path)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(record.text.utf8).write(to: url, options: .atomic)
            } catch {
                throw .unwritable(path: path, reason: Self.reason(of: error))
            }
        }

        /// The system's reason, without Foundation's words around it.
        private static func reason(of error: any Error) -> String {
            guard let cocoa = error as? CocoaError else { return "\(error)" }
            return (cocoa.underlying as? POSIXError).map { "\($0.code)" } ?? "\(cocoa.code)"
        }
    }
}

extension TUIScreenRecord.File {
    /// Compares a screen with the record in the file. In recording mode, this function writes the screen to the file if
    /// the screen differs from the record.
    ///
    /// If the function has written a screen, it throws `Mismatch.recorded`, so that a test fails whenever a screen is
    /// written. If the screen equals the record, the function writes nothing and does not throw. Remarks (`notes`) are
    /// not compared.
    ///
    /// - Parameters:
    ///   - record: the current screen.
    ///   - isRecording: true for recording mode. The screen is then written to the file if it differs from the record,
    ///     or if the file does not exist or contains no valid record. The remarks of a valid record are kept.
    /// - Throws: `Mismatch.different`, `Mismatch.missing` (the file does not exist) or `Mismatch.malformed` (the file
    ///   contains no valid record); in recording mode, `Mismatch.recorded` instead of these. `Mismatch.unreadable` or
    ///   `Mismatch.unwritable` if the file cannot be read or written.
    public func compare(_ record: TUIScreenRecord, isRecording: Bool) throws(TUIScreenRecord.Mismatch) {
        let recorded: TUIScreenRecord?
        do throws(TUIScreenRecord.Mismatch) {
            recorded = try read()
        } catch {
            guard isRecording, case .malformed = error else { throw error }
            recorded = nil
        }
        let difference = recorded.map { record.difference(from: $0) }
        if difference == .some(nil) { return }
        if isRecording {
            var record = record
            if let recorded { record.notes = recorded.notes }
            try write(record)
            throw .recorded(name: name, path: path, record)
        }
        guard let difference = difference ?? nil else { throw .missing(name: name, path: path, record) }
        throw .different(name: name, path: path, difference: difference)
    }
}
