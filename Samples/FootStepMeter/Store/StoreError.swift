/// The reason why footprints cannot be read or saved.
enum StoreError: Error, Equatable {
    /// Another process has the file open.
    case inUse(path: String)
    /// A newer version of the app has written the file.
    case newerVersion(Int, path: String)
    /// The file is none of this app.
    case unknownFile(path: String)
    /// A line does not match its checksum; lines count from 1.
    case damaged(line: Int, path: String)
    /// A line is whole, and no change that this app knows.
    case unknownChange(line: Int, path: String)
    /// The system refused to do something with the file.
    case failed(to: String, path: String, reason: String)
    /// An earlier failure could not be undone, so that nobody knows what is in the file.
    case uncertain(path: String)
}

extension StoreError: CustomStringConvertible {
    var description: String {
        switch self {
        case .inUse(let path):
            "Another FootStepMeter has \(path) open. Close that one first."
        case .newerVersion(let version, let path):
            """
            \(path) is of version \(version), and this app reads version \(FootprintLog.version). \
            It is left as it is. Use a newer FootStepMeter.
            """
        case .unknownFile(let path):
            "\(path) is no file of FootStepMeter. It is left as it is. Move it away."
        case .damaged(let line, let path):
            """
            \(path) is damaged: line \(line) does not match its checksum. It is left as it is. \
            Put a copy in its place, or move it away to begin anew.
            """
        case .unknownChange(let line, let path):
            """
            \(path) has a change in line \(line) that this app does not know, though the line is whole. \
            It is left as it is. Another program has probably written it: use that one, or move the file away.
            """
        case .failed(let action, let path, let reason):
            "Cannot \(action) \(path): \(reason)."
        case .uncertain(let path):
            "An earlier failure left \(path) in an unknown state. Close FootStepMeter and open it again."
        }
    }
}
