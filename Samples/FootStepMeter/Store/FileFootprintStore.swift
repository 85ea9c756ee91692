/// Footprints in a file, which grows by a line with each change; `FootprintLog` is its format.
///
/// A change is reported as saved once it is on the disk. A kill at any moment, a full disk and a second process take
/// nothing of what was reported.
final class FileFootprintStore: MemoryFootprintStore {
    private var file: LockedFile

    /// Opens a file, and creates it and its folder where they are not there.
    ///
    /// - Throws: `StoreError`; the file is then as it was.
    init(path: String) throws {
        file = try LockedFile(path: path)
        super.init()
        let log = try FootprintLog.read(try file.read(), path: path)
        try file.truncate(to: log.length)
        if log.length == 0 { try file.append(FootprintLog.header) }
        for change in log.changes { apply(change) }
    }

    override func save(_ change: Change) throws {
        try file.append(try FootprintLog.line(change))
    }
}
