extension Sequence<UInt8> {
    /// A short digest of bytes that is the same in each process (FNV-1a, 64 bits), as a hexadecimal number.
    package var stableDigest: String {
        String(reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
    }
}
