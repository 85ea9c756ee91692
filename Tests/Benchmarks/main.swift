// Runs the benchmark that the first argument names: swift run -c release Benchmarks emulator
let arguments = CommandLine.arguments.dropFirst()

do {
    switch arguments.first {
    case "emulator": EmulatorBenchmark.run(Array(arguments.dropFirst()))
    case "flood": if !FloodBenchmark.run(Array(arguments.dropFirst())) { fail() }
    case "stress": try StressRun.run(Array(arguments.dropFirst()))
    default: print("usage: Benchmarks emulator | flood [MiB] | stress [keys] [actions]")
    }
} catch {
    print("failed: \(error)")
    fail()
}
