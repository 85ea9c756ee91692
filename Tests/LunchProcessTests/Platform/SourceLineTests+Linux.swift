#if os(Linux)
    import LunchProcess
    import Testing

    /// Lines of this program as its own file tells them.
    @Suite struct SourceLineTests {
        @Test func aCallStandsInItsLine() throws {
            let (addresses, line, column) = (returnAddresses(), #line, #column)
            let lines = addresses.compactMap { SourceLine.find(at: $0 &- 1) }
            let own = try #require(lines.first { $0.path == #filePath }, "\(lines)")
            #expect(own.line == line)
            #expect(own.column > 0 && own.column < column)
            // The caller's line is found as well: that of the macro that has made it.
            #expect(lines.contains { $0.path.contains("swiftmacro") }, "\(lines)")
        }

        @Test func anAddressOutsideOfTheProgramHasNone() {
            for address: UInt in [0, 1, 0x1000, .max] { #expect(SourceLine.find(at: address) == nil) }
            withUnsafeBytes(of: 1) { #expect(SourceLine.find(at: UInt(bitPattern: $0.baseAddress)) == nil) }
        }
    }
#endif
