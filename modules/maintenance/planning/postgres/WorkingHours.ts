import { done, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { WorkingHours } from "../domain/WorkingHours.ts"

const Weekday = Schema.Struct({ opens: Schema.NullOr(Schema.Int), closes: Schema.NullOr(Schema.Int) })
const weekdays = rowsOf(Weekday)

const hoursOf = ({ opens, closes }: typeof Weekday.Type) =>
  opens === null || closes === null ? null : { opens, closes }

export const WorkingHoursLive = Layer.effect(
  WorkingHours,
  Effect.map(SqlClient.SqlClient, (sql) =>
    WorkingHours.of({
      find: (organizationId) =>
        Effect.map(
          weekdays(sql`
            select opens, closes from maintenance.working_hours
            where organization_id = ${organizationId} order by weekday`),
          (rows) => rows.map(hoursOf)
        ),
      save: (organizationId, week) => {
        const opens = week.map((hours) => hours?.opens ?? null)
        const closes = week.map((hours) => hours?.closes ?? null)
        return done(sql`
          insert into maintenance.working_hours (organization_id, weekday, opens, closes)
          select ${organizationId}, day.weekday, day.opens, day.closes
          from unnest(${opens}::int[], ${closes}::int[]) with ordinality as day (opens, closes, weekday)
          on conflict (organization_id, weekday) do update set opens = excluded.opens, closes = excluded.closes`)
      }
    })
  )
)
