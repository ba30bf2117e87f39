// Who reads our lines may go away (`npm start | head`); the process goes on without them.
process.stdout.on("error", () => {})

/** A line for whoever started the process. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The signal that asks the process to end. */
export const untilSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    // Not once: a second signal (the terminal's and a parent's) would end us in the middle of ending in order.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(signal))
  })

/** Runs a program to its end; what it fails with is one sentence on standard error, and exit code 1. */
export const runMain = (program: () => Promise<void>): void => {
  program().then(
    () => process.exit(0),
    (cause: unknown) => {
      process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
      process.exit(1)
    }
  )
}
