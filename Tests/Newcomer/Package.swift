// swift-tools-version: 6.2

import PackageDescription

// A package as a newcomer has one, written from the README and the pages alone: an app that draws by itself, and tests of it
// in both test libraries. Some of the tests have to fail; `Expected.txt` says which, and what they have to say, and
// `.ci/newcomer` holds a run against it.
let package = Package(
    name: "Newcomer",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Lunch", path: "../..")],
    targets: [
        .target(name: "Console", dependencies: [.product(name: "Lunch", package: "Lunch")]),
        .executableTarget(name: "Todo", dependencies: ["Console", .product(name: "Lunch", package: "Lunch")]),
        .testTarget(name: "TodoTests", dependencies: ["Todo", .product(name: "LunchTest", package: "Lunch")]),
        .testTarget(
            name: "TodoUITests", dependencies: ["Todo", .product(name: "LunchTest", package: "Lunch")],
            path: "Tests/TodoUITests"),
        // A reporter of the package's own, with the public names of the driver.
        .testTarget(
            name: "ReporterTests",
            dependencies: [
                "Todo", .product(name: "LunchDriver", package: "Lunch"), .product(name: "LunchTest", package: "Lunch"),
            ]),

        // An app that only opens its screens, as the README has it: `.ci/newcomer` compares `main.swift` and the first test.
        .executableTarget(name: "Diner", dependencies: [.product(name: "Lunch", package: "Lunch")]),
        .testTarget(name: "DinerTests", dependencies: ["Diner", .product(name: "LunchTest", package: "Lunch")]),

        // An app whose tests are mistakes, of which `.ci/newcomer` makes a page of the documentation.
        .executableTarget(name: "Shop", dependencies: ["Console", .product(name: "Lunch", package: "Lunch")]),
        .testTarget(name: "ShopTests", dependencies: ["Shop", .product(name: "LunchTest", package: "Lunch")]),
        .testTarget(name: "ShopUITests", dependencies: ["Shop", .product(name: "LunchTest", package: "Lunch")]),
    ]
)
