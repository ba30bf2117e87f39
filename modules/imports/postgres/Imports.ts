import { done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ImportSummary } from "../contract/views.ts"
import { Import, type ImportChange, Imports } from "../domain/Imports.ts"
import { BUSY } from "../domain/rules.ts"
import { deleteOld } from "./deleteOld.ts"
import { rememberedPlans } from "./plans.ts"

const one = rowOf(Import)
const summaries = rowsOf(ImportSummary)
const count = rowOf(Schema.Struct({ count: Schema.Int }))

const summary = (sql: SqlClient.SqlClient) =>
  sql`organization_id, id, target, file_name, state, user_id, created_at, changed_at, rows, done, created, updated,
    unchanged, skipped, failed, removed, archived, restored, kept, fault, has_rows`

/** The columns of a change; lists and structures as JSON. */
const columnsOf = (pg: PgClient.PgClient, { columns, plan, fault, ...plain }: ImportChange) => ({
  ...plain,
  ...(columns !== undefined && { columns: pg.json(columns) }),
  ...(plan !== undefined && { plan: pg.json(plan) }),
  ...(fault !== undefined && { fault: fault === null ? null : pg.json(fault) })
})

export const ImportsLive = Layer.effect(
  Imports,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = sql`${summary(sql)}, size, received, columns, plan, batches, next_batch, acting_id`
    return Imports.of({
      add: (begun) =>
        Effect.map(
          Effect.orDie(sql`
            insert into imports.imports ${sql.insert({ ...begun, changed_at: begun.created_at })}
            on conflict do nothing returning id`),
          (added) => added.length === 1
        ),
      find: (organizationId, id) =>
        one(
          sql`select ${columns} from imports.imports where organization_id = ${organizationId} and id = ${id}`
        ),
      lock: (organizationId, id) =>
        one(sql`
          select ${columns} from imports.imports
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      lockIfFree: (organizationId, id) =>
        one(sql`
          select ${columns} from imports.imports
          where organization_id = ${organizationId} and id = ${id} for no key update skip locked`),
      commitLater: done(sql`set local synchronous_commit = off`),
      change: (organizationId, id, change, at) =>
        done(sql`
          update imports.imports set ${sql.update({ ...columnsOf(pg, change), changed_at: at })}
          where organization_id = ${organizationId} and id = ${id}`),
      remove: (organizationId, id) =>
        done(sql`delete from imports.imports where organization_id = ${organizationId} and id = ${id}`),
      atWork: (organizationId) =>
        Effect.map(
          count(sql`
            select count(*)::int as count from imports.imports
            where organization_id = ${organizationId} and state = any (${[...BUSY]}::text[])`),
          Option.match({ onNone: () => 0, onSome: (row) => row.count })
        ),
      page: (organizationId, targets, after, limit) =>
        summaries(sql`
          select ${summary(sql)} from imports.imports
          where organization_id = ${organizationId} and target = any (${[...targets]}::text[])
            and ${after === null ? sql`true` : sql`(created_at, id) < (${after.at}, ${after.id})`}
          order by created_at desc, id desc limit ${limit + 1}`),
      ...rememberedPlans(sql, pg),
      deleteOld: deleteOld(sql)
    })
  })
)
