const SIGNALS = ["SIGINT", "SIGTERM"] as const

/**
 * Work that Ctrl-C breaks off in order: its transaction is taken back and the database left as after any end. A
 * second Ctrl-C ends the process at once.
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
