// The reader of our output may exit (`npm start | head`); the process continues without it.
process.stdout.on("error", () => {})

/** Prints a line for the operator. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The signal that asks the process to end. */
export const untilSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    // Not `once`: a second signal (from the terminal and a parent) would kill us during the shutdown.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(signal))
  })

/** Runs a program to its end; a failure prints one sentence on standard error and sets exit code 1. */
export const runMain = (program: () => Promise<void>): void => {
  program().then(
    () => process.exit(0),
    (cause: unknown) => {
      process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
      process.exit(1)
    }
  )
}
