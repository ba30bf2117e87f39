import { done } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Occurrences } from "../domain/Occurrences.ts"
import { readingOccurrences } from "./readingOccurrences.ts"
import { refreshingOccurrences } from "./refreshingOccurrences.ts"

export const OccurrencesLive = Layer.effect(
  Occurrences,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return Occurrences.of({
      ...readingOccurrences(sql),
      ...refreshingOccurrences(sql, pg),
      cancelOpen: (organizationId, scheduleIds, at) =>
        scheduleIds.length === 0
          ? Effect.void
          : done(sql`
              update maintenance.occurrences set state = 'cancelled', closed_at = ${at}
              where organization_id = ${organizationId} and schedule_id = any(${[...scheduleIds]}::uuid[]) and is_open`),
      save: (saved) =>
        done(sql`
          update maintenance.occurrences o set state = given.state, from_on = given.from_on, from_m = given.from_m,
            from_s = given.from_s, completed_on = given.completed_on, completed_m = given.completed_m,
            completed_s = given.completed_s, estimated = given.estimated, on_time = given.on_time,
            skip_reason = given.skip_reason, note = given.note, cost_minor = given.cost_minor,
            currency = given.currency, superseded_by = given.superseded_by, work_order_id = given.work_order_id,
            closed_at = given.closed_at, closed_by = given.closed_by
          from jsonb_to_recordset(${pg.json(saved)}) as given (organization_id uuid, id uuid, state text, from_on date,
            from_m bigint, from_s bigint, completed_on date, completed_m bigint, completed_s bigint, estimated boolean,
            on_time boolean, skip_reason text, note text, cost_minor bigint, currency text, superseded_by uuid,
            work_order_id uuid, closed_at timestamptz, closed_by uuid)
          where o.organization_id = given.organization_id and o.id = given.id`)
    })
  })
)
