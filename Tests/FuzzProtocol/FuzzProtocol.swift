import Foundation

/// The function that libFuzzer calls with each input; the process aborts if a property does not hold.
///
/// The first byte chooses what is done with the others. Returns −1 for an empty input, so that it is not kept.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let first = bytes.first else { return -1 }
    let rest = ByteReader(bytes.dropFirst())
    let problem: String? =
        switch first % 4 {
        case 0: ParsingRun.problem(Array(bytes.dropFirst()))
        case 1: FilterRun.problem(rest)
        case 2: FrameRun.problem(rest)
        default: SessionRun.problem(rest)
        }
    if let problem {
        FileHandle.standardError.write(Data("\nFuzzProtocol: \(problem)\n".utf8))
        abort()
    }
    return 0
}
