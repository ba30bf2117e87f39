import { Context, Effect } from "effect"

/** Receives how much of a long task is done. */
export type ProgressListener = (done: number, of: number, what: string) => void

const silent: ProgressListener = () => {}

/** The listener of this command; silent without a terminal. */
export const Progress = Context.Reference<ProgressListener>("cli/Progress", { defaultValue: () => silent })

/** Reports how much is done. */
export const progress = (done: number, of: number, what: string): Effect.Effect<void> =>
  Progress.useSync((report) => report(done, of, what))

const WIDTH = 24

/** A bar that is redrawn on one line of the terminal and cleared when all is done. */
export const bar = (write: (text: string) => void): ProgressListener => {
  return (done, of, what) => {
    if (done >= of) return write("\r\u001b[K")
    const full = Math.round((WIDTH * done) / of)
    write(
      `\r\u001b[K[${"#".repeat(full)}${"-".repeat(WIDTH - full)}] ${Math.floor((100 * done) / of)} % ${what}`
    )
  }
}

/** The bar of a terminal; nothing with `--json` or without a terminal. */
export const progressBar = (draw: ((text: string) => void) | undefined, json: boolean): ProgressListener =>
  draw === undefined || json ? silent : bar(draw)
