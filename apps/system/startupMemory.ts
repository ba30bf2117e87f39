import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

/** What `--expose-gc` makes available, without offering it to the rest of the process. */
const exposeCollector = (): ((options: object) => void) => {
  setFlagsFromString("--expose-gc")
  const collect: unknown = runInNewContext("gc")
  setFlagsFromString("--no-expose-gc")
  return typeof collect === "function" ? (options) => void collect(options) : () => {}
}

/**
 * Returns the memory that only starting took: about 20 MB, which V8 would otherwise keep until an idle server needs it.
 * Takes a tenth of a second, in which a first request waits: to be called once, when everything is ready.
 */
export const returnStartupMemory = (): void =>
  exposeCollector()({ type: "major", flavor: "last-resort", execution: "sync" })
