import CLunchProcess

/// The file that this code was loaded from: on Linux the running program, elsewhere perhaps a bundle.
package enum ImagePath {
    package static var current: String {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let length = unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe lunch_image_path(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
        }
        return String(decoding: bytes.prefix(max(0, length)), as: UTF8.self)
    }
}
