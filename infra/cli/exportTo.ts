import type { ExportFile, ExportPage } from "#kernel"
import { tableEncoderOf } from "#infra/spreadsheets"
import { Effect } from "effect"
import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from "node:fs"
import { CommandFailed, UsageError } from "./failures.ts"
import { progress } from "./progress.ts"

const BYTE_ORDER_MARK = /^\ufeff/

/** Personal data: unreadable for other users of this machine, even if it replaces a file they could read. */
const writePrivately = (file: string, bytes: Uint8Array): void => {
  const descriptor = openSync(file, "w", 0o600)
  try {
    if (fstatSync(descriptor).isFile()) fchmodSync(descriptor, 0o600)
    writeFileSync(descriptor, bytes)
  } finally {
    closeSync(descriptor)
  }
}

/** Writes a file that only this user can read. */
export const save = (file: string, bytes: Uint8Array) =>
  Effect.try({
    try: () => writePrivately(file, bytes),
    catch: () => new CommandFailed(`${file} can't be written.`, "Choose another file with --file.")
  })

/** The whole table, page by page, in the transaction of the command. */
const encoded = Effect.fnUntraced(function* <Row, E, R>(
  exported: ExportFile<Row> & { readonly count: number },
  pageAfter: (after: string | null) => Effect.Effect<ExportPage<Row>, E, R>,
  doing: string
) {
  const encode = tableEncoderOf(exported)
  const pages: Array<Uint8Array> = []
  let next: string | null = null
  let read = 0
  do {
    yield* progress(read, exported.count, doing)
    const page: ExportPage<Row> = yield* pageAfter(next)
    pages.push(yield* Effect.promise(() => encode(page)))
    read += page.rows.length
    next = page.next
  } while (next !== null)
  yield* progress(1, 1, doing)
  return Buffer.concat(pages)
})

/** Writes an exported list to a file, or returns it as text; a workbook needs a file. `doing`: what the progress counts. */
export const exportTo = Effect.fnUntraced(function* <Row, E, R>(
  file: string | null,
  exported: ExportFile<Row> & { readonly count: number },
  pageAfter: (after: string | null) => Effect.Effect<ExportPage<Row>, E, R>,
  doing: string
) {
  if (exported.format === "xlsx" && file === null)
    return yield* Effect.fail(new UsageError("A workbook can't be shown here.", "Give it a --file."))
  const bytes = yield* encoded(exported, pageAfter, doing)
  if (file === null) return { file, csv: new TextDecoder().decode(bytes).replace(BYTE_ORDER_MARK, "") }
  yield* save(file, bytes)
  return { file, csv: null }
})
