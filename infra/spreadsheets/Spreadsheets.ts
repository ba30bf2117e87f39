import { makeTurns } from "#infra/turns"
import { Context, Effect, Layer, Schema, type Scope, Stream } from "effect"
import { join } from "node:path"
import { csvRows } from "./text/csvRows.ts"
import { delimiterOf } from "./text/delimiter.ts"
import { kindOf } from "./detect.ts"
import { decoded, markedEncoding, unmarkedEncoding } from "./text/encoding.ts"
import { FileNotReadable, TableFailure } from "./failures.ts"
import { beginningOf, onDisk, piecesOf, spooled, type SpooledFile } from "./spool.ts"
import { LIMITS, type Table, type TableLimits, type TableRow } from "./Table.ts"
import { readInProcess, writtenRows } from "./workbook/workbookProcess.ts"

/** How a table is opened. */
export interface OpenOptions {
  /** Whose turn it is if several workbooks are read: an organization or account. */
  readonly caller: string
  /** The name of the sheet of a workbook; without it, the first visible one. A text file has none. */
  readonly sheet?: string
  /** Other limits than `LIMITS`. */
  readonly limits?: Partial<TableLimits>
}

/** Each has a process of up to half a gigabyte, and takes seconds at most unless it is hostile. */
const TURNS = { places: 2, placesPerCaller: 1, waiting: 100, waitingPerCaller: 10, patience: 120_000 }

const isTableFailure = Schema.is(TableFailure)

/** Batches of rows as a stream of rows. An error that is not about the table is a bug. */
const rowsOf = (batches: () => AsyncIterable<ReadonlyArray<TableRow>>): Table["rows"] =>
  Stream.suspend(() => Stream.fromAsyncIterable(batches(), (error) => error)).pipe(
    Stream.catch((error) => (isTableFailure(error) ? Stream.fail(error) : Stream.die(error))),
    Stream.flattenIterable
  )

const openText = Effect.fnUntraced(function* (path: string, beginning: Uint8Array, limits: TableLimits) {
  const encoding = markedEncoding(beginning) ?? (yield* onDisk(() => unmarkedEncoding(piecesOf(path))))
  const delimiting = delimiterOf(new TextDecoder(encoding).decode(beginning))
  const table: Table = {
    format: "csv",
    sheets: [],
    sheet: null,
    delimiter: delimiting.delimiter,
    rows: rowsOf(() => csvRows(decoded(piecesOf(path), encoding), delimiting, limits))
  }
  return table
})

const openWorkbook = Effect.fnUntraced(function* (
  { path, folder }: SpooledFile,
  sheet: string | null,
  limits: TableLimits
) {
  const output = join(folder, "rows")
  const content = yield* readInProcess({ path, output, sheet, limits })
  const table: Table = {
    format: "xlsx",
    ...content,
    delimiter: null,
    rows: rowsOf(() => writtenRows(output))
  }
  return table
})

const make = Effect.sync(() => {
  const turns = makeTurns(TURNS)
  return Spreadsheets.of({
    open: Effect.fn("spreadsheets.open")(function* <E, R>(
      bytes: Stream.Stream<Uint8Array, E, R>,
      { caller, sheet, limits: other }: OpenOptions
    ) {
      const limits = { ...LIMITS, ...other }
      const file = yield* spooled(bytes, limits.fileBytes)
      const beginning = yield* onDisk(() => beginningOf(file.path))
      const kind = yield* onDisk(() => kindOf(file.path, beginning))
      if (kind === "text") return yield* openText(file.path, beginning, limits)
      if (kind !== "archive") return yield* new FileNotReadable({ reason: kind })
      return yield* turns.run(caller, openWorkbook(file, sheet ?? null, limits))
    })
  })
})

/**
 * Reads tables that people upload, whatever program wrote them: CSV of any encoding and delimiter, and Excel workbooks.
 * What a file is depends on its content, not on its name.
 */
export class Spreadsheets extends Context.Service<
  Spreadsheets,
  {
    /**
     * Reads the bytes once, into a file that is removed with the scope, so that `rows` can be read several times; memory
     * does not grow with the file. A workbook is read by a process of its own, and dies with `Busy` if it has to wait too
     * long for one. A text file is parsed while its rows are read: they may fail later.
     *
     *     const table = yield* Spreadsheets.use((all) => all.open(bytes, { caller: organizationId }))
     *     yield* Stream.runForEach(table.rows, ({ line, cells }) => ...)
     */
    readonly open: <E, R>(
      bytes: Stream.Stream<Uint8Array, E, R>,
      options: OpenOptions
    ) => Effect.Effect<Table, TableFailure | E, R | Scope.Scope>
  }
>()("infra/Spreadsheets") {
  static readonly layer = Layer.effect(Spreadsheets, make)
}
