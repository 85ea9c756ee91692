import Foundation

/// Judges an input of libFuzzer, whose first byte chooses what is done with the others; the process aborts if a property does not hold.
///
/// - Parameters:
///   - name: the name of the fuzzer, which stands before a problem.
///   - runs: the functions of which one is chosen; each returns the property that does not hold.
/// - Returns: 0; −1 for an empty input, so that it is not kept.
package func judge(
    _ data: UnsafePointer<UInt8>?, _ size: Int, for name: String, by runs: [([UInt8]) -> String?]
) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let first = bytes.first, !runs.isEmpty else { return -1 }
    if let problem = runs[Int(first) % runs.count](Array(bytes.dropFirst())) {
        FileHandle.standardError.write(Data("\n\(name): \(problem)\n".utf8))
        abort()
    }
    return 0
}
