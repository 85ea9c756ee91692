#if !os(Linux)
    extension LoneProgram {
        static let canBeLookedAt = false
        var threads: [String] { [] }
        func waitForThread(named name: String) throws {}
        var openFiles: [String] { [] }
    }
#endif
