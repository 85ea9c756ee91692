import Foundation
import LunchTerminal

/// The function that libFuzzer calls with each input; the process aborts if a property does not hold.
///
/// Returns −1 for an input that is too short to be one, so that it is not kept.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = ContiguousArray(UnsafeBufferPointer(start: data, count: size))
    guard let input = FuzzInput(bytes) else { return -1 }
    var run = FuzzRun(input)
    if let problem = run.problem() {
        FileHandle.standardError.write(Data("\nFuzzTerminal: \(problem)\n".utf8))
        abort()
    }
    return 0
}
