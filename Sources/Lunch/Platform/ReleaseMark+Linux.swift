#if os(Linux) && !DEBUG
    /// Tells whoever looks at the program's file that it is a release build: a section by which tests need not wait for it.
    ///
    /// It is data that nothing reads here. What the program does with the launch keys does not hang on it.
    @section("lunch_release") @used
    private let releaseMark: UInt8 = 1
#endif
