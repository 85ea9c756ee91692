import CLunchProcess
@_spi(Lunch) import LunchWire

/// A folder for what one launch needs in files, which only this user may enter.
///
/// It is made with the first file or folder in it. This process removes it with all that is in it before it reports
/// that the program is gone; the guard of the launch does so as well, should this process be gone first.
package final class PrivateFolder: Sendable {
    /// The path at which the folder is, or would be.
    package let path: String

    private struct State {
        /// The number of files that this process has written.
        var count = 0
        /// True if there may be a folder to remove.
        var isMade = false
        var isRemoved = false
    }

    private let state = Lock(State())

    /// Chooses a unique name.
    ///
    /// - Parameter parent: an absolute path, since a program may be started in another working directory.
    package init(in parent: String) {
        let name = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
        path = "\(parent.hasSuffix("/") ? String(parent.dropLast()) : parent)/lunch-\(name)"
    }

    /// The path of a file in the folder.
    package func path(of name: String) -> String { "\(path)/\(name)" }

    /// Writes a text to a new file, which only this user may read.
    ///
    /// - Returns: the path of the file; once the program is gone, which reads nothing any more, one where there is none.
    /// - Throws: `WriteError` with the path and the errno where that is not possible, for want of room for example.
    package func write(_ text: String) throws(WriteError) -> String {
        let (file, result) = state.withLock { state -> (String, Int32) in
            state.count += 1
            let name = "\(state.count).json"
            if state.isRemoved { return (name, 0) }
            state.isMade = true
            let bytes = Array(text.utf8)
            let result = unsafe bytes.withUnsafeBytes { bytes in
                unsafe lunch_write_private(path, name, bytes.baseAddress, bytes.count)
            }
            return (name, result)
        }
        guard result == 0 else { throw WriteError(path: path(of: file), system: SystemError(number: -result)) }
        return path(of: file)
    }

    /// Makes folders in it, each after the one that it is in; for a launch, its guard does that.
    ///
    /// - Throws: `WriteError` with the path and the errno where that is not possible.
    package func makeFolders(_ names: [String]) throws(WriteError) {
        let result = state.withLock { state -> Int32 in
            if state.isRemoved { return 0 }
            state.isMade = true
            return unsafe withCStrings(names) { unsafe lunch_make_folders(path, $0) }
        }
        guard result == 0 else { throw WriteError(path: path, system: SystemError(number: -result)) }
    }

    /// Removes a file that is not read any more.
    package func removeFile(_ path: String) { unsafe lunch_remove_file(path) }

    /// Takes note that the guard makes the folder, for what is there before the program starts.
    func noteMade() { state.withLock { $0.isMade = true } }

    /// Removes the folder with all that is in it; nothing is written from now on.
    package func remove() {
        state.withLock { state in
            guard !state.isRemoved else { return }
            state.isRemoved = true
            if state.isMade { unsafe lunch_remove_private(path) }
        }
    }

    /// A file could not be written.
    package struct WriteError: Error, Hashable {
        package let path: String
        package let system: SystemError
    }
}
