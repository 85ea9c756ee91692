#if !os(Linux)
    extension LoneProgram {
        static let canBeLookedAt = false
        var threads: [String] { [] }
        var openFiles: [String] { [] }
    }
#endif
