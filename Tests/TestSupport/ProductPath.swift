import LunchProcess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The places of the products that were built with the tests.
package enum ProductPath {
    package static func of(_ product: String) -> String {
        URL(filePath: ImagePath.current).deletingLastPathComponent().appending(path: product).path
    }
}
