import FuzzSupport

/// The function that libFuzzer calls with each input, whose first byte chooses one of the runs.
///
/// A failure becomes a small test of `LunchWireTests`, `LunchTests` or `LunchDriverTests`.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    judge(
        data, size, for: "FuzzProtocol",
        by: [
            ParsingRun.problem(_:), { FilterRun.problem(ByteReader($0[...])) },
            { FrameRun.problem(ByteReader($0[...])) }, { SessionRun.problem(ByteReader($0[...])) },
        ])
}
