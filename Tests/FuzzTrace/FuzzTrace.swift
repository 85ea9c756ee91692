import FuzzSupport

/// The function that libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    judge(
        data, size, for: "FuzzTrace",
        by: [FileRun.problem(_:), ArenaRun.problem(_:), ArenaWritingRun.problem(_:), KeyFrameRun.problem(_:)])
}
