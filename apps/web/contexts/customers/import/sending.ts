import type { ImportedRow, ImportReport } from "#customers/contract"
import { ProblemError, problemOf } from "../../../api/problem.ts"
import type { Row } from "../csv/rows.ts"
import type { Batch } from "./batches.ts"

/** A refused row and the reasons. */
export interface RefusedRow extends Row {
  readonly faults: ImportReport["faults"]
}

/** The progress of an import. */
export interface Progress {
  /** The part of the file that is done, 0 to 1. */
  readonly read: number
  readonly rows: number
  readonly created: number
  readonly skipped: number
  readonly faults: ReadonlyArray<RefusedRow>
}

export const NO_PROGRESS: Progress = { read: 0, rows: 0, created: 0, skipped: 0, faults: [] }

const SECOND = 1000
const LONGEST_PAUSE = 30 * SECOND

/** A lost connection, a server error or rate limiting: the same call may succeed later. */
const isTemporary = (error: unknown) => {
  const { code, status } = problemOf(error)
  return code === "offline" || status >= 500 || status === 429
}

/** Longer each time, and at least as long as the server says. */
const pauseAfter = (error: unknown, tries: number) => {
  const { retryAfter = 0 } = error instanceof ProblemError ? error : {}
  return Math.min(LONGEST_PAUSE, SECOND * Math.max(retryAfter, 2 ** tries))
}

/** Waits for so many milliseconds; until the connection is back, the user asks to retry, or the import is cancelled. */
const pause = (millis: number, { signal, retryNow }: Pick<Options, "signal" | "retryNow">) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      window.removeEventListener("online", wake)
      signal.removeEventListener("abort", wake)
      retryNow.removeEventListener("now", wake)
      resolve()
    }
    const timer = setTimeout(wake, millis)
    window.addEventListener("online", wake)
    signal.addEventListener("abort", wake)
    retryNow.addEventListener("now", wake)
  })

interface Options {
  /** Sends rows; sending the same rows twice creates the same customers, because each row has its line number. */
  readonly send: (rows: ReadonlyArray<ImportedRow>) => Promise<ImportReport>
  /** Stops after the call in progress. */
  readonly signal: AbortSignal
  /** Its event `now` ends a pause. */
  readonly retryNow: EventTarget
  /** Called with the reason for waiting, and with undefined once it continues. */
  readonly onWait: (error: unknown) => void
  readonly onProgress: (progress: Progress) => void
}

const sendWithRetries = async (rows: ReadonlyArray<ImportedRow>, options: Options): Promise<ImportReport> => {
  for (let tries = 0; ; tries++) {
    try {
      return await options.send(rows)
    } catch (error) {
      if (!isTemporary(error) || options.signal.aborted) throw error
      options.onWait(error)
      await pause(pauseAfter(error, tries), options)
      options.onWait(undefined)
      if (options.signal.aborted) throw error
    }
  }
}

/** The refused rows of a batch, with all errors of each. */
export const refusedRows = (
  source: ReadonlyArray<Row>,
  { faults }: ImportReport
): ReadonlyArray<RefusedRow> => {
  const byLine = Map.groupBy(faults, ({ line }) => line)
  return source.flatMap((row) => {
    const ofLine = byLine.get(row.line)
    return ofLine ? [{ ...row, faults: ofLine }] : []
  })
}

/** Sends one batch after the other. Fails with errors that a retry would not fix. */
export const sendAll = async (batches: Iterable<Batch>, options: Options): Promise<void> => {
  let progress = NO_PROGRESS
  for (const { rows, source, read } of batches) {
    if (options.signal.aborted) return
    const report = await sendWithRetries(rows, options)
    progress = {
      read,
      rows: progress.rows + rows.length,
      created: progress.created + report.created,
      skipped: progress.skipped + report.skipped.length,
      faults: [...progress.faults, ...refusedRows(source, report)]
    }
    options.onProgress(progress)
  }
}
