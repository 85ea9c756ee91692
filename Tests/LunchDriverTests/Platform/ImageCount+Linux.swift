#if os(Linux)
    // In a file of its own: the macros of Testing do not compile beside this import.
    import Runtime

    /// The number of the images of this process, for which the beginning of each mapped file is read.
    func imageCount() -> Int { ImageMap.capture().count }
#endif
