// Runs the benchmark that the first argument names: swift run -c release Benchmarks emulator
let arguments = CommandLine.arguments.dropFirst()

do {
    switch arguments.first {
    case "emulator": EmulatorBenchmark.run(Array(arguments.dropFirst()))
    case "stress": try StressRun.run(Array(arguments.dropFirst()))
    default: print("usage: Benchmarks emulator | stress [keys] [actions]")
    }
} catch {
    print("failed: \(error)")
    leaveWithFailure()
}
