const SIGNALS = ["SIGINT", "SIGTERM"] as const

/**
 * Runs work that Ctrl-C interrupts: its transaction is rolled back and the database closed as usual. A second
 * Ctrl-C ends the process immediately.
 */
export const interruptible = async <A>(work: (signal: AbortSignal) => Promise<A>): Promise<A> => {
  const ending = new AbortController()
  const end = () => ending.abort()
  for (const signal of SIGNALS) process.once(signal, end)
  try {
    return await work(ending.signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, end)
  }
}
