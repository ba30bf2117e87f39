import {
  type OpenOptions,
  Spreadsheets,
  type Table,
  type TableFailure,
  type TableRow
} from "#infra/spreadsheets"
import { Clock, Effect, Stream } from "effect"

/** A table as it was read. */
export interface TableAsRead extends Omit<Table, "rows"> {
  readonly rows: ReadonlyArray<TableRow>
}

/** The bytes of a file, in one piece or several. */
type Source = Uint8Array | ReadonlyArray<Uint8Array>

const opened = <A, E>(
  source: Source,
  options: Partial<OpenOptions>,
  use: (table: Table) => Effect.Effect<A, E>
): Effect.Effect<A, E | TableFailure> => {
  const bytes = Stream.fromIterable(source instanceof Uint8Array ? [source] : source)
  return Spreadsheets.use((all) => all.open(bytes, { caller: "someone", ...options })).pipe(
    Effect.flatMap(use),
    Effect.scoped,
    Effect.provide(Spreadsheets.layer)
  )
}

const whole = (table: Table): Effect.Effect<TableAsRead, TableFailure> =>
  Effect.map(Stream.runCollect(table.rows), (rows) => ({ ...table, rows }))

/** Uses a table while it is open. */
export const withTable = <A, E>(source: Source, use: (table: Table) => Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(opened(source, {}, use))

/** Reads a whole table. */
export const readTable = (source: Source, options: Partial<OpenOptions> = {}): Promise<TableAsRead> =>
  Effect.runPromise(opened(source, options, whole))

/** The cells of a table. */
export const cellsOf = async (source: Source, options: Partial<OpenOptions> = {}) =>
  (await readTable(source, options)).rows.map(({ cells }) => cells)

/** Why a table cannot be read. */
export const failureOf = (
  source: Source,
  options: Partial<OpenOptions> = {},
  clock?: Clock.Clock
): Promise<TableFailure> => {
  const failure = Effect.flip(opened(source, options, whole))
  return Effect.runPromise(clock === undefined ? failure : Effect.provideService(failure, Clock.Clock, clock))
}
