import { Array, Effect, type Option, Schema } from "effect"
import { rowReader } from "./readRow.ts"
import { inOwnTurn } from "./Turn.ts"

// Column types and constraints already guarantee what the schemas' checks would verify for every cell.
const trusted = { disableChecks: true }

/**
 * Decodes the result of a statement. A failing statement or an unexpected row is a defect: the database is down, or a
 * migration and the code disagree.
 */
export const rowsOf = <S extends Schema.Codec<unknown, unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownEffect(Schema.Array(schema))
  const read = rowReader<S["Type"]>(schema)
  const readAll = (rows: ReadonlyArray<unknown>) => {
    const all = read && rows.map(read)
    // If one does not fit, the decoder says why.
    return all?.every((row) => row !== undefined) ? Effect.succeed(all) : decode(rows, trusted)
  }
  return <E>(statement: Effect.Effect<ReadonlyArray<unknown>, E>): Effect.Effect<ReadonlyArray<S["Type"]>> =>
    Effect.orDie(Effect.flatMap(inOwnTurn(statement), readAll))
}

/** The first row, if there is one. */
export const rowOf = <S extends Schema.Codec<unknown, unknown>>(schema: S) => {
  const rows = rowsOf(schema)
  return <E>(statement: Effect.Effect<ReadonlyArray<unknown>, E>): Effect.Effect<Option.Option<S["Type"]>> =>
    Effect.map(rows(statement), Array.head)
}

/** A statement that is run for its effect only. */
export const done = <E>(statement: Effect.Effect<unknown, E>): Effect.Effect<void> =>
  Effect.asVoid(Effect.orDie(inOwnTurn(statement)))
