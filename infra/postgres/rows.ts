import { Array, Effect, type Option, Schema } from "effect"

// Column types and check constraints hold what the schemas' checks would ask again for every cell.
const trusted = { disableChecks: true }

/**
 * Decodes what a statement returned. A statement that fails and a row that does not fit are defects: the
 * database is away, or a migration and the code do not agree.
 */
export const rowsOf = <S extends Schema.Codec<unknown, unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownEffect(Schema.Array(schema))
  return <E>(statement: Effect.Effect<ReadonlyArray<unknown>, E>): Effect.Effect<ReadonlyArray<S["Type"]>> =>
    Effect.orDie(Effect.flatMap(statement, (rows) => decode(rows, trusted)))
}

/** The first row, if there is one. */
export const rowOf = <S extends Schema.Codec<unknown, unknown>>(schema: S) => {
  const rows = rowsOf(schema)
  return <E>(statement: Effect.Effect<ReadonlyArray<unknown>, E>): Effect.Effect<Option.Option<S["Type"]>> =>
    Effect.map(rows(statement), Array.head)
}

/** A statement of which only the effect counts. */
export const done = <E>(statement: Effect.Effect<unknown, E>): Effect.Effect<void> =>
  Effect.asVoid(Effect.orDie(statement))
