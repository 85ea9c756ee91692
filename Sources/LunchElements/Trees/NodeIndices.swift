/// An index for each node of a tree, in half the bytes of numbers.
package struct NodeIndices: RandomAccessCollection, Equatable, Sendable {
    private let numbers: ContiguousArray<Int32>

    init(_ numbers: ContiguousArray<Int32>) { self.numbers = numbers }

    package var startIndex: Int { 0 }
    package var endIndex: Int { numbers.count }
    package subscript(index: Int) -> Int { Int(numbers[index]) }
}
