import { done, rowOf } from "#infra/postgres"
import type { PgClient } from "@effect/sql-pg"
import { Effect, Option, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import type { RowResult } from "../contract/rows.ts"
import { Outcomes, type Rows } from "../domain/Rows.ts"
import { countsOf } from "../domain/rules.ts"
import { asStored, StoredRows } from "./storedRows.ts"
import { ofBatch, ofImport } from "./ofImport.ts"

const repeated = rowOf(Schema.Struct({ repeats: Schema.Record(Schema.String, Schema.Int) }))
const results = rowOf(Schema.Struct({ outcomes: Outcomes }))
const followingBatch = rowOf(Schema.Struct({ number: Schema.Int, rows: StoredRows, outcomes: Outcomes }))

const having = (sql: SqlClient.SqlClient, result: RowResult | undefined) => {
  if (result === "failed") return sql`o.failed > 0`
  return result === "skipped" ? sql`o.skipped > 0` : sql`true`
}

type Kept = "forgetOutcomes" | "findRepeats" | "repeats" | "saveOutcomes" | "outcomes" | "following"

/** The part of `Rows` for what was done to rows. */
export const rowOutcomes = (
  sql: SqlClient.SqlClient,
  pg: PgClient.PgClient
): Pick<Rows["Service"], Kept> => ({
  forgetOutcomes: (organizationId, id) =>
    done(sql`delete from imports.outcomes where ${ofImport(sql, organizationId, id)}`),
  // 100,000 rows take half a second.
  findRepeats: (organizationId, id, column, from) =>
    done(sql`
        with keyed as (
          select b.number, (r.value ->> 0)::integer as line,
            lower(btrim(r.value -> 1 ->> ${column}::integer)) as key
          from imports.batches b cross join lateral jsonb_array_elements(b.rows) as r
          where b.organization_id = ${organizationId} and b.import_id = ${id}
            and (r.value ->> 0)::integer >= ${from}
        ), firsts as (
          select k.number, k.line, min(k.line) over (partition by k.key) as first from keyed k where k.key <> ''
        )
        insert into imports.outcomes (organization_id, import_id, number, repeats)
        select ${organizationId}, ${id}, f.number, jsonb_object_agg(f.line::text, f.first)
        from firsts f where f.line <> f.first group by f.number
        on conflict (organization_id, import_id, number) do update set repeats = excluded.repeats`),
  repeats: (organizationId, id, number) =>
    Effect.map(
      repeated(sql`select repeats from imports.outcomes where ${ofBatch(sql, organizationId, id, number)}`),
      Option.match({
        onNone: () => new Map(),
        onSome: ({ repeats }) =>
          new Map(Object.entries(repeats).map(([line, first]) => [Number(line), first]))
      })
    ),
  saveOutcomes: (organizationId, id, number, outcomes) => {
    const { skipped, failed } = countsOf(outcomes)
    return done(sql`
      insert into imports.outcomes (organization_id, import_id, number, outcomes, skipped, failed)
      values (${organizationId}, ${id}, ${number}, ${pg.json(outcomes)}, ${skipped}, ${failed})
      on conflict (organization_id, import_id, number) do update
        set outcomes = excluded.outcomes, skipped = excluded.skipped, failed = excluded.failed`)
  },
  outcomes: (organizationId, id, number) =>
    Effect.map(
      results(sql`select outcomes from imports.outcomes where ${ofBatch(sql, organizationId, id, number)}`),
      Option.match({ onNone: () => [], onSome: ({ outcomes }) => outcomes })
    ),
  following: (organizationId, id, { after, result }) =>
    Effect.map(
      followingBatch(sql`
        select b.number, b.rows, coalesce(o.outcomes, '[]') as outcomes
        from imports.batches b
        left join imports.outcomes o on o.organization_id = b.organization_id and o.import_id = b.import_id
          and o.number = b.number
        where b.organization_id = ${organizationId} and b.import_id = ${id} and b.last_line > ${after}
          and ${having(sql, result)}
        order by b.number limit 1`),
      Option.map(({ rows, ...batch }) => ({ ...batch, rows: asStored(rows) }))
    )
})
