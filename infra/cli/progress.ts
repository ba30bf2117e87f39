import { Context, Effect } from "effect"

/** Told how much of a long work is done. */
export type Watching = (done: number, of: number, what: string) => void

/** Whoever watches; outside of a terminal nobody does. */
export const Progress = Context.Reference<Watching>("cli/Progress", { defaultValue: () => nobody })

/** Tells whoever watches how far it is. */
export const progress = (done: number, of: number, what: string): Effect.Effect<void> =>
  Progress.useSync((tell) => tell(done, of, what))

const nobody: Watching = () => {}

const WIDTH = 24

/** A bar on one line of the terminal, drawn over itself; gone when all is done. */
export const bar = (write: (text: string) => void): Watching => {
  return (done, of, what) => {
    if (done >= of) return write("\r\u001b[K")
    const full = Math.round((WIDTH * done) / of)
    write(
      `\r\u001b[K[${"#".repeat(full)}${"-".repeat(WIDTH - full)}] ${Math.floor((100 * done) / of)} % ${what}`
    )
  }
}

/** The bar of whoever types this command; nobody's with `--json`, and where no terminal is. */
export const watching = (draw: ((text: string) => void) | undefined, json: boolean): Watching =>
  draw === undefined || json ? nobody : bar(draw)
