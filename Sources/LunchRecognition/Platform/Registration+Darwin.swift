#if canImport(Darwin)
    import LunchElements

    /// Runs when the program or its test bundle is loaded (Mach-O, __mod_init_func), so that linking this module is enough.
    @section("__DATA,__mod_init_func") @used
    private let registration: @convention(c) () -> Void = { ScreenReading.register(Recognition.self) }
#endif
