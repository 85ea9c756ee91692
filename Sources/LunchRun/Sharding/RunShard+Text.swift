extension RunShard: CustomStringConvertible {
    /// Reads a part as a person writes it: `2/8`.
    package init(parsing text: String) throws(ShardError) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
            let shard = RunShard(index: index, of: count)
        else { throw .malformed(text) }
        self = shard
    }

    package var description: String { "\(index)/\(count)" }
}
