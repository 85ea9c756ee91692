#if os(Linux) && !DEBUG
    /// Marks the program's file as a release build: a section that spares tests the wait for it.
    ///
    /// It is data that nothing reads here. What the program does with the launch keys does not hang on it.
    @section("lunch_release") @used
    private let releaseMark: UInt8 = 1
#endif
