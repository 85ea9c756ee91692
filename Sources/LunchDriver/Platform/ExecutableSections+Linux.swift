#if os(Linux)
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// The sections that a program's file has, by their names (elf(5)).
    enum ExecutableSections {
        /// The names; none if the file is not what a program of this platform is.
        static func names(ofFileAt path: String) -> Set<String> {
            guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { return [] }
            let magic: [UInt8] = [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F"), 2, 1]
            guard file.starts(with: magic), let table: UInt64 = file.number(at: 0x28),
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

    extension Data {
        fileprivate func number<Number: FixedWidthInteger>(at offset: UInt64) -> Number? {
            let size = MemoryLayout<Number>.size
            guard let start = Int(exactly: offset), start <= count - size else { return nil }
            return (0..<size).reduce(0) { $0 | Number(self[startIndex + start + $1]) << Number($1 * 8) }
        }

        /// The text that ends with a zero, if it is as short as a name is.
        fileprivate func text(at offset: UInt64) -> String? {
            guard let start = Int(exactly: offset), start < count else { return nil }
            return String(decoding: self[(startIndex + start)...].prefix(64).prefix { $0 != 0 }, as: UTF8.self)
        }
    }
#endif
