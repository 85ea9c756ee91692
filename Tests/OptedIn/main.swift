import Lunch

/// An app that takes the launch keys in a release build as well, which it says in the one way that there is.
struct Screens: Creatable {
    func create(_ identifier: String, userInfo: UserInfo) throws -> String? { identifier }
}

// It draws before it asks the launcher, as a slow app may. A test has to wait for it all the same.
print("starting", terminator: "")
_ = readLine()
if let screen = try Launcher(with: Screens(), environment: .current(in: .all)).screen() {
    let tree = AccessibilityTree(
        screen: screen, size: CellSize(columns: 80, rows: 24), root: AccessibilityNode(.application, label: screen))
    try AccessibilityPublisher(environment: .current(in: .all)).publish(tree, through: .start)
}
_ = readLine()
