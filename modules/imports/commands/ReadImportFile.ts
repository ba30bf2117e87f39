import { type ImportNeeds, type ImportTarget, now, type OrganizationId, publish, seconds } from "#kernel"
import { Spreadsheets } from "#infra/spreadsheets"
import { Data, Effect, Option, Stream } from "effect"
import { ImportChanged } from "../contract/events.ts"
import type { ImportId } from "../contract/ids.ts"
import { IMPORT_CELL, IMPORT_COLUMNS, IMPORT_FILE_BYTES, IMPORT_ROWS } from "../contract/limits.ts"
import type { ImportFault } from "../contract/views.ts"
import { headerKey } from "../domain/columns.ts"
import { FAULTS, faultOf } from "../domain/faults.ts"
import { type Import, Imports } from "../domain/Imports.ts"
import { makeBatches, type Reading } from "../domain/reading.ts"
import { type Batch, Rows } from "../domain/Rows.ts"
import { refusalOfPlan } from "../domain/rules.ts"
import { suggestionFor } from "../domain/suggestion.ts"
import { asActingMember, failAs, inJob } from "./acting.ts"

const LIMITS = {
  fileBytes: IMPORT_FILE_BYTES,
  rows: IMPORT_ROWS,
  columns: IMPORT_COLUMNS,
  cell: IMPORT_CELL
}

/** The import was discarded while its file was being read. */
class Discarded extends Data.TaggedError("Discarded") {}

/**
 * Reads the rows of an uploaded file into batches, and then deletes the file. Rows of an earlier attempt are replaced. If
 * the file is no table, or too large, the import is unreadable, and says why.
 */
export const readImportFile = Effect.fn("imports.readImportFile")(
  function* (organizationId: OrganizationId, id: ImportId) {
    const { parts } = yield* begin(organizationId, id)
    yield* storeRows(organizationId, id, parts).pipe(
      Effect.flatMap((reading) => finish(organizationId, id, reading)),
      Effect.catchTag(["FileNotReadable", "UnclosedQuote", "TooLarge", "SheetNotFound"], (failure) =>
        giveUp(organizationId, id, faultOf(failure))
      )
    )
  },
  Effect.catchTag("Discarded", () => Effect.void)
)

/** The import, locked while its file is being read. */
const lockedReading = Effect.fnUntraced(function* (organizationId: OrganizationId, id: ImportId) {
  const stored = Option.getOrUndefined(yield* Imports.use((imports) => imports.lock(organizationId, id)))
  return stored?.state === "reading" ? stored : yield* new Discarded()
})

const begin = (organizationId: OrganizationId, id: ImportId) =>
  Effect.gen(function* () {
    const { received } = yield* lockedReading(organizationId, id)
    yield* Rows.use((rows) => rows.deleteBatches(organizationId, id))
    return { parts: received }
  }).pipe(inJob(organizationId))

/** The file, part by part, each read when the previous one was processed. */
const contentOf = (organizationId: OrganizationId, id: ImportId, parts: number) =>
  Stream.range(0, parts - 1).pipe(
    Stream.rechunk(1),
    Stream.mapEffect((part) =>
      Rows.use((rows) => rows.part(organizationId, id, part)).pipe(
        Effect.flatMap(Option.match({ onNone: () => Effect.fail(new Discarded()), onSome: Effect.succeed })),
        inJob(organizationId)
      )
    )
  )

const storeRows = (organizationId: OrganizationId, id: ImportId, parts: number) =>
  Effect.scoped(
    Effect.gen(function* () {
      const bytes = contentOf(organizationId, id, parts)
      const table = yield* Spreadsheets.use((all) =>
        all.open(bytes, { caller: organizationId, limits: LIMITS })
      )
      const batches = makeBatches()
      const store = storing(organizationId, id)
      yield* Stream.runForEachArray(table.rows, (rows) =>
        store(rows.flatMap(batches.add), batches.summary().rows)
      )
      yield* store(batches.end(), batches.summary().rows)
      return batches.summary()
    })
  )

/** Stores batches, and announces about once per second how many rows have been read. */
const storing = (organizationId: OrganizationId, id: ImportId) => {
  let announced = 0
  return Effect.fnUntraced(function* (batches: ReadonlyArray<Batch>, rows: number) {
    if (batches.length === 0) return
    const at = yield* now
    const isDue = at.getTime() - announced >= seconds(1)
    if (isDue) announced = at.getTime()
    yield* Effect.gen(function* () {
      yield* lockedReading(organizationId, id)
      yield* Rows.use((all) => all.addBatches(organizationId, id, batches))
      if (!isDue) return
      yield* Imports.use((imports) => imports.change(organizationId, id, { rows }, at))
      yield* publish(new ImportChanged({ organizationId, importId: id }))
    }).pipe(inJob(organizationId))
  })
}

const finish = (organizationId: OrganizationId, id: ImportId, reading: Reading) =>
  Effect.gen(function* () {
    const stored = yield* lockedReading(organizationId, id)
    const rows = yield* Rows
    const isReady = yield* asActingMember(stored, (target) => suggest(stored, target, reading))
    if (!Option.contains(isReady, true)) yield* rows.deleteBatches(organizationId, id)
    yield* rows.deleteParts(organizationId, id)
  }).pipe(inJob(organizationId))

/**
 * Proposes the columns as for the last file with this header, or else as its headers and values suggest. Returns whether
 * there is anything to import.
 */
const suggest = Effect.fnUntraced(function* (
  stored: Import,
  target: ImportTarget<ImportNeeds>,
  reading: Reading
) {
  const { organization_id: organizationId, id } = stored
  const fields = yield* target.fields
  const { columns, plan } = suggestionFor(reading, fields, target.keys)
  const rows = reading.rows - (plan.has_header ? 1 : 0)
  if (rows <= 0) {
    yield* failAs(stored, FAULTS.noRows)
    return false
  }
  const imports = yield* Imports
  const header = headerKey(columns.map((column) => column.header))
  const remembered = plan.has_header
    ? Option.getOrUndefined(yield* imports.planFor(organizationId, stored.target, header))
    : undefined
  const isUsable =
    remembered !== undefined && refusalOfPlan(remembered, columns.length, fields, target.keys) === undefined
  const change = {
    state: "mapping",
    columns,
    plan: isUsable ? remembered : plan,
    rows,
    batches: reading.batches,
    has_rows: true
  } as const
  yield* imports.change(organizationId, id, change, yield* now)
  yield* publish(new ImportChanged({ organizationId, importId: id }))
  return true
})

const giveUp = (organizationId: OrganizationId, id: ImportId, fault: ImportFault) =>
  Effect.gen(function* () {
    const rows = yield* Rows
    yield* failAs(yield* lockedReading(organizationId, id), fault)
    yield* rows.deleteBatches(organizationId, id)
    yield* rows.deleteParts(organizationId, id)
  }).pipe(inJob(organizationId))
