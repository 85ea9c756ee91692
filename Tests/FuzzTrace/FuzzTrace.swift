import Foundation

/// The function that libFuzzer calls with each input; the process aborts if a property does not hold.
///
/// The first byte chooses what is done with the others. Returns −1 for an empty input, so that it is not kept.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let first = bytes.first else { return -1 }
    let rest = Array(bytes.dropFirst())
    let problem: String? =
        switch first % 4 {
        case 0: FileRun.problem(rest)
        case 1: ArenaRun.problem(rest)
        case 2: ArenaWritingRun.problem(rest)
        default: KeyFrameRun.problem(rest)
        }
    if let problem {
        FileHandle.standardError.write(Data("\nFuzzTrace: \(problem)\n".utf8))
        abort()
    }
    return 0
}
