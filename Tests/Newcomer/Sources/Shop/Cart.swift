/// The data of the screen, which a test can give it.
struct Cart: Codable {
    var items: [String]
    var coupon: String?

    static let example = Cart(items: (1...20).map { "Item \($0)" })
}
