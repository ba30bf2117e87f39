import { done, rowOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type Batch, Rows } from "../domain/Rows.ts"
import { ofBatch, ofImport } from "./ofImport.ts"
import { rowOutcomes } from "./outcomes.ts"
import { fileParts } from "./parts.ts"
import { asStored, StoredRows } from "./storedRows.ts"

const batches = rowOf(Schema.Struct({ rows: StoredRows }))

const storedBatch = ({ number, rows }: Batch) => ({
  number,
  first_line: rows[0]?.line ?? 0,
  last_line: rows.at(-1)?.line ?? 0,
  rows: rows.map(({ line, cells }) => [line, cells])
})

export const RowsLive = Layer.effect(
  Rows,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return Rows.of({
      ...fileParts(sql),
      ...rowOutcomes(sql, pg),
      addBatches: (organizationId, id, added) =>
        done(sql`
          insert into imports.batches (organization_id, import_id, number, first_line, last_line, rows)
          select ${organizationId}, ${id}, number, first_line, last_line, rows
          from jsonb_to_recordset(${pg.json(added.map(storedBatch))})
            as given (number integer, first_line integer, last_line integer, rows jsonb)`),
      deleteBatches: (organizationId, id) =>
        done(sql`delete from imports.batches where ${ofImport(sql, organizationId, id)}`),
      batch: (organizationId, id, number) =>
        Effect.map(
          batches(sql`select rows from imports.batches where ${ofBatch(sql, organizationId, id, number)}`),
          Option.match({ onNone: () => [], onSome: ({ rows }) => asStored(rows) })
        )
    })
  })
)
