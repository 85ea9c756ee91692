#if os(Linux)
    import Glibc

    /// The sections that a program's file has, by their names (elf(5)).
    ///
    /// The file is read, and not mapped: code that looks for the images of this process reads mapped memory, which must not
    /// disappear.
    enum ExecutableSections {
        /// The names; none if the file is not what a program of this platform is.
        static func names(ofFileAt path: String) -> Set<String> {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return [] }
            defer { close(descriptor) }
            let file = ReadFile(descriptor: descriptor)
            let magic: [UInt8] = [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F"), 2, 1]
            guard file.bytes(magic.count, at: 0) == magic, let table: UInt64 = file.number(at: 0x28),
                let size: UInt16 = file.number(at: 0x3A), let count: UInt16 = file.number(at: 0x3C),
                let namesIndex: UInt16 = file.number(at: 0x3E)
            else { return [] }
            func header(_ index: UInt16) -> UInt64 {
                table.addingReportingOverflow(UInt64(size) * UInt64(index)).partialValue
            }
            guard let names: UInt64 = file.number(at: header(namesIndex) &+ 0x18) else { return [] }
            return Set(
                (0..<count).compactMap { index in
                    let offset: UInt32? = file.number(at: header(index))
                    return offset.flatMap { file.text(at: names &+ UInt64($0)) }
                })
        }
    }

    /// A file that is read in pieces.
    private struct ReadFile {
        let descriptor: Int32

        /// At most so many bytes: fewer at the end of the file, none after it.
        func bytes(_ count: Int, at offset: UInt64) -> [UInt8] {
            guard let start = off_t(exactly: offset) else { return [] }
            return [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
                read = max(0, pread(descriptor, buffer.baseAddress, count, start))
            }
        }

        func number<Number: FixedWidthInteger>(at offset: UInt64) -> Number? {
            let bytes = bytes(MemoryLayout<Number>.size, at: offset)
            guard bytes.count == MemoryLayout<Number>.size else { return nil }
            return bytes.indices.reduce(0) { $0 | Number(bytes[$1]) << Number($1 * 8) }
        }

        /// The text that ends with a zero, if it is as short as a name is.
        func text(at offset: UInt64) -> String? {
            let bytes = bytes(64, at: offset)
            return bytes.isEmpty ? nil : String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
#endif
