import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Deferral, Deferrals } from "../domain/Deferrals.ts"

const MOST_IN_A_RUN = 10_000

const deferrals = rowsOf(Deferral)

export const DeferralsLive = Layer.effect(
  Deferrals,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Deferrals.of({
      before: (day) =>
        deferrals(sql`
          select organization_id, id, deferred_until::text as deferred_until from maintenance.defects
          where state = 'deferred' and deferred_until < ${day}::date
          order by organization_id, id limit ${MOST_IN_A_RUN}`)
    })
  )
)
