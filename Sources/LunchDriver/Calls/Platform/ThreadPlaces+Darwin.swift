#if canImport(Darwin)
    import LunchProcess

    extension ThreadPlace {
        /// None: the system reports nothing about another process's threads without the right to debug.
        static func all(of process: Int32) throws(SystemError) -> [ThreadPlace] {
            _ = try ThreadStack.all(of: process)
            return []
        }

        /// Returns true if a program's threads can be followed: none's can.
        static func isSwift(_ process: Int32) -> Bool { false }
    }
#endif
