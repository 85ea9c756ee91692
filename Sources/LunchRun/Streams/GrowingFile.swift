/// The lines of a file that others write while it is read.
package struct GrowingFile {
    private let path: String
    private var offset: UInt64 = 0
    private var reader = LineReader(limit: RunLimits.fileLine)

    /// - Parameter path: the file, which need not be there yet.
    package init(_ path: String) { self.path = path }

    /// The lines that have been written whole since the last call, without those that are empty.
    package mutating func lines() -> [String] {
        guard let bytes = FilePiece.read(path, from: offset) else { return [] }
        offset += UInt64(bytes.count)
        return reader.take(bytes).filter { !$0.isEmpty }
    }
}
