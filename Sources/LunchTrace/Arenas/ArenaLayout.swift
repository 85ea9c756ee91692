/// The layout of an arena: a header of one block, then blocks, each of which belongs to one recording or to none.
///
/// The records of a recording are one stream of bytes, cut into blocks wherever one is full; a record may reach over several.
/// All numbers have their lowest byte first.
package enum ArenaLayout {
    /// The first bytes of an arena.
    package static let magic = Array("LUNCHARENA 2\n".utf8)

    /// The offset of the size of a block, in the arena's header; the number of blocks that were ever taken follows.
    static let sizeOffset = 16
    static let countOffset = 20

    /// The first number of a block: "LBLK".
    static let blockMagic: UInt32 = 0x4B4C_424C

    /// Bytes of a block's header.
    package static let headerSize = 64

    /// The sizes that a block may have.
    package static let blockSizes = 256...(1 << 24)

    /// The offset of each number in a block's header.
    enum Field {
        static let magic = 0
        /// The number of the recording, from 1; 0 in a block that is free. It is written last when a block is taken.
        static let recording = 4
        /// The number of the block in its recording, from 0.
        static let index = 8
        /// The offset of the first record that begins in the block, after the header; `none` if none does.
        static let first = 12
        /// The bytes and records of the recording that were dropped before the block was taken, each in 8 bytes.
        static let droppedBytes = 16
        static let droppedRecords = 24
        /// The number of records that begin in the block.
        static let begun = 32
        /// The bytes in use after the header, written after these.
        static let used = 36
    }

    /// The value of `first` in a block in which no record begins.
    static let none: UInt32 = .max
}
