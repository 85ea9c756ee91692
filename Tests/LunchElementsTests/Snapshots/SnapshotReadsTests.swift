import LunchWire
import TestSupport
import Testing

@testable import LunchElements

/// A read of a secret and one of a state that nobody knows are noted apart, each by the innermost function that watches it.
@Suite struct SnapshotReadsTests {
    private static let frame = {
        var field = AccessibilityNode(.secureTextField, value: "secret")
        field.attributes.unknown = .isSelected
        return TUIFrame.made(AccessibilityNode(.application, children: [field]))
    }()

    private let field = TUIElementSnapshot(Self.frame, 1)

    @Test func eachKindOfReadIsNoted() {
        #expect(SnapshotReads.watchingSecrets { field.value }.isSecret)
        #expect(!SnapshotReads.watchingSecrets { field.label }.isSecret)
        #expect(SnapshotReads.watchingUnknowns { field.isSelected }.unknown == .isSelected)
        #expect(SnapshotReads.watchingUnknowns { field.isEnabled }.unknown == [])
    }

    @Test func whoWatchesTheOneKindDoesNotTakeTheOther() {
        let secret = SnapshotReads.watchingSecrets { SnapshotReads.watchingUnknowns { field.value } }
        #expect(secret.isSecret)
        let unknown = SnapshotReads.watchingUnknowns { SnapshotReads.watchingSecrets { field.isSelected } }
        #expect(unknown.unknown == .isSelected)
    }

    @Test func theInnermostTakesIt() {
        let outer = SnapshotReads.watchingUnknowns {
            let inner = SnapshotReads.watchingUnknowns { field.isSelected }
            #expect(inner.unknown == .isSelected)
        }
        #expect(outer.unknown == [])
        let outerSecret = SnapshotReads.watchingSecrets { _ = SnapshotReads.watchingSecrets { field.value } }
        #expect(!outerSecret.isSecret)
    }
}
