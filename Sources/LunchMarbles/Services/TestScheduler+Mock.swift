extension TestScheduler {
    /// Returns a mock of a method without arguments. A timeline defines when and how the mock answers a call.
    ///
    /// An answer is a timeline: a string in which each column is a moment of virtual time, and `-` is an empty column.
    /// With the answer `--a`, a call returns the value of the key `a` after two columns. With the answer `--#1`, a call
    /// throws the error with the name `#1` after two columns. With an answer that contains only `-`, a call waits until
    /// its task is cancelled.
    ///
    /// ```swift
    /// let load = scheduler.mock(values: ["a": true]) { "--a" }
    /// ```
    ///
    /// A call throws `CancellationError` if its task is cancelled. The test fails, and the call throws
    /// `TestSchedulerError`, if the answer is invalid, contains more than one value or error, or contains only the end
    /// (`|`). The same happens if the scheduler does not run the task of the call (see `TestScheduler`).
    ///
    /// - Parameters:
    ///   - values: the value of each key. If the dictionary is empty and `Value` is a `MarbleValue` such as `Bool`, the
    ///     predefined keys apply, such as `t` and `f`. Otherwise, the dictionary must contain every key of the answers.
    ///     An unknown key fails the test.
    ///   - errors: the error of each name in the answers, such as `#1`. If the dictionary is empty, each name denotes
    ///     the `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the answers
    ///     except a plain `#`, or the test fails. A plain `#` without an entry denotes `MarbleError("#")`.
    ///   - timeline: a function that returns the answer to a call. Each call runs the function once, in the task of the
    ///     call. The first column of the answer is the moment of the call.
    public func mock<Value: Sendable>(
        values: [String: Value] = [:], errors: [String: any Error] = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
        _ timeline: @escaping @Sendable () -> String
    ) -> @Sendable () async throws -> Value {
        let answer = Answer(
            scheduler: self, values: values, errors: errors, place: Place(fileID, filePath, line, column))
        return { try await answer.follow(timeline()) }
    }

    /// Returns a mock of a method with one argument. A timeline defines when and how the mock answers a call.
    ///
    /// An answer is a timeline: a string in which each column is a moment of virtual time, and `-` is an empty column.
    /// With the answer `--a`, a call returns the value of the key `a` after two columns. With the answer `--#1`, a call
    /// throws the error with the name `#1` after two columns. With an answer that contains only `-`, a call waits until
    /// its task is cancelled.
    ///
    /// ```swift
    /// let addFeed = scheduler.mock(values: ["a": true]) { (text: String) in text.isEmpty ? "--#1" : "--a" }
    /// ```
    ///
    /// A call throws `CancellationError` if its task is cancelled. The test fails, and the call throws
    /// `TestSchedulerError`, if the answer is invalid, contains more than one value or error, or contains only the end
    /// (`|`). The same happens if the scheduler does not run the task of the call (see `TestScheduler`).
    ///
    /// - Parameters:
    ///   - values: the value of each key. If the dictionary is empty and `Value` is a `MarbleValue` such as `Bool`, the
    ///     predefined keys apply, such as `t` and `f`. Otherwise, the dictionary must contain every key of the answers.
    ///     An unknown key fails the test.
    ///   - errors: the error of each name in the answers, such as `#1`. If the dictionary is empty, each name denotes
    ///     the `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the answers
    ///     except a plain `#`, or the test fails. A plain `#` without an entry denotes `MarbleError("#")`.
    ///   - timeline: a function that returns the answer to a call with the given argument. Each call runs the function
    ///     once, in the task of the call. The first column of the answer is the moment of the call.
    public func mock<A, Value: Sendable>(
        values: [String: Value] = [:], errors: [String: any Error] = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
        _ timeline: @escaping @Sendable (A) -> String
    ) -> @Sendable (A) async throws -> Value {
        let answer = Answer(
            scheduler: self, values: values, errors: errors, place: Place(fileID, filePath, line, column))
        return { try await answer.follow(timeline($0)) }
    }

    /// Returns a mock of a method with two arguments. A timeline defines when and how the mock answers a call.
    ///
    /// An answer is a timeline: a string in which each column is a moment of virtual time, and `-` is an empty column.
    /// With the answer `--a`, a call returns the value of the key `a` after two columns. With the answer `--#1`, a call
    /// throws the error with the name `#1` after two columns. With an answer that contains only `-`, a call waits until
    /// its task is cancelled.
    ///
    /// A call throws `CancellationError` if its task is cancelled. The test fails, and the call throws
    /// `TestSchedulerError`, if the answer is invalid, contains more than one value or error, or contains only the end
    /// (`|`). The same happens if the scheduler does not run the task of the call (see `TestScheduler`).
    ///
    /// - Parameters:
    ///   - values: the value of each key. If the dictionary is empty and `Value` is a `MarbleValue` such as `Bool`, the
    ///     predefined keys apply, such as `t` and `f`. Otherwise, the dictionary must contain every key of the answers.
    ///     An unknown key fails the test.
    ///   - errors: the error of each name in the answers, such as `#1`. If the dictionary is empty, each name denotes
    ///     the `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the answers
    ///     except a plain `#`, or the test fails. A plain `#` without an entry denotes `MarbleError("#")`.
    ///   - timeline: a function that returns the answer to a call with the given arguments. Each call runs the function
    ///     once, in the task of the call. The first column of the answer is the moment of the call.
    public func mock<A, B, Value: Sendable>(
        values: [String: Value] = [:], errors: [String: any Error] = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
        _ timeline: @escaping @Sendable (A, B) -> String
    ) -> @Sendable (A, B) async throws -> Value {
        let answer = Answer(
            scheduler: self, values: values, errors: errors, place: Place(fileID, filePath, line, column))
        return { try await answer.follow(timeline($0, $1)) }
    }

    /// Returns a mock of a method with three arguments. A timeline defines when and how the mock answers a call.
    ///
    /// An answer is a timeline: a string in which each column is a moment of virtual time, and `-` is an empty column.
    /// With the answer `--a`, a call returns the value of the key `a` after two columns. With the answer `--#1`, a call
    /// throws the error with the name `#1` after two columns. With an answer that contains only `-`, a call waits until
    /// its task is cancelled.
    ///
    /// A call throws `CancellationError` if its task is cancelled. The test fails, and the call throws
    /// `TestSchedulerError`, if the answer is invalid, contains more than one value or error, or contains only the end
    /// (`|`). The same happens if the scheduler does not run the task of the call (see `TestScheduler`).
    ///
    /// - Parameters:
    ///   - values: the value of each key. If the dictionary is empty and `Value` is a `MarbleValue` such as `Bool`, the
    ///     predefined keys apply, such as `t` and `f`. Otherwise, the dictionary must contain every key of the answers.
    ///     An unknown key fails the test.
    ///   - errors: the error of each name in the answers, such as `#1`. If the dictionary is empty, each name denotes
    ///     the `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the answers
    ///     except a plain `#`, or the test fails. A plain `#` without an entry denotes `MarbleError("#")`.
    ///   - timeline: a function that returns the answer to a call with the given arguments. Each call runs the function
    ///     once, in the task of the call. The first column of the answer is the moment of the call.
    public func mock<A, B, C, Value: Sendable>(
        values: [String: Value] = [:], errors: [String: any Error] = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
        _ timeline: @escaping @Sendable (A, B, C) -> String
    ) -> @Sendable (A, B, C) async throws -> Value {
        let answer = Answer(
            scheduler: self, values: values, errors: errors, place: Place(fileID, filePath, line, column))
        return { try await answer.follow(timeline($0, $1, $2)) }
    }
}

/// The answer that a timeline of a mock represents.
private struct Answer<Value: Sendable>: Sendable {
    let scheduler: TestScheduler
    let values: [String: Value]
    let errors: [String: any Error]
    let place: Place

    /// Returns or throws according to a timeline, at its time.
    func follow(_ text: String) async throws -> Value {
        let core = scheduler.core
        switch try event(of: text) {
        case nil:
            try await core.wait(until: nil)
            throw CancellationError()
        case (let time, .value(let value))?:
            try await core.wait(until: core.now + time)
            return value
        case (let time, .failure(let error))?:
            try await core.wait(until: core.now + time)
            throw error
        case (_, .end)?:
            throw failure("The answer \"\(text)\" ends without a value.")
        }
    }

    private func event(of text: String) throws -> (time: Duration, event: MarbleEvent<Value>)? {
        let events: [(time: Duration, event: MarbleEvent<Value>)]
        do {
            let timeline = try MarbleTimeline(text, frame: scheduler.frame)
            events = try MarbleNames(values: values, errors: errors).events(of: timeline)
        } catch {
            throw failure("\(error)")
        }
        let answers = events.prefix { if case .end = $0.event { false } else { true } }
        guard answers.count < 2 else {
            throw failure("The answer \"\(text)\" has \(answers.count) keys; a method returns once.")
        }
        return events.first
    }

    private func failure(_ message: String) -> TestSchedulerError {
        let error = TestSchedulerError(message)
        Failure.record(error, place)
        return error
    }
}
