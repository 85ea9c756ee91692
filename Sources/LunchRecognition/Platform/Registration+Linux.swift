#if os(Linux)
    import LunchElements

    /// Runs when the program or its test bundle is loaded (ELF, .init_array), so that linking this module is enough.
    @section(".init_array") @used
    private let registration: @convention(c) () -> Void = { ScreenReading.register(Recognition.self) }
#endif
