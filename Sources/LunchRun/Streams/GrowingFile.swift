/// The lines of a file that others write while it is read.
package struct GrowingFile {
    private let path: String
    private var offset: UInt64 = 0
    /// The beginning of a line whose end is not there yet.
    private var rest: [UInt8] = []

    /// - Parameter path: the file, which need not be there yet.
    package init(_ path: String) { self.path = path }

    /// The lines that have been written whole since the last call.
    package mutating func lines() -> [String] {
        guard let bytes = FilePiece.read(path, from: offset) else { return [] }
        offset += UInt64(bytes.count)
        rest += bytes
        let (lines, end) = FilePiece.lines(of: rest)
        rest.removeSubrange(..<end)
        return lines
    }
}
