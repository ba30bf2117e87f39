import { rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { PublishedRecalls } from "../domain/PublishedRecalls.ts"
import { VehicleModel } from "../domain/VehicleModel.ts"

const models = rowsOf(VehicleModel)

export const PublishedRecallsLive = Layer.effect(
  PublishedRecalls,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return PublishedRecalls.of({
      stale: (given, since, most) =>
        models(sql`
          select m.make, m.model, m.model_year
          from unnest(${given.map(({ make }) => make)}::text[], ${given.map(({ model }) => model)}::text[],
            ${given.map(({ model_year }) => model_year)}::smallint[]) as m (make, model, model_year)
          left join maintenance.recall_lookups l
            on l.make = m.make and l.model = m.model and l.model_year = m.model_year
          where l.looked_up_at is null or l.looked_up_at < ${since}
          order by l.looked_up_at nulls first, m.make, m.model, m.model_year limit ${most}`),
      store: ({ make, model, model_year }, campaigns, at) =>
        Effect.gen(function* () {
          yield* sql`
            insert into maintenance.recall_lookups (make, model, model_year, looked_up_at)
            values (${make}, ${model}, ${model_year}, ${at})
            on conflict (make, model, model_year) do update set looked_up_at = excluded.looked_up_at`
          if (campaigns === null || campaigns.length === 0) return false
          // A campaign that is no longer listed stays: what was recalled once is not forgotten.
          const changed = yield* sql`
            insert into maintenance.published_recalls as p
              (make, model, model_year, number, manufacturer, component, system, summary, remedy, reported_on)
            select ${make}, ${model}, ${model_year}, given.*
            from jsonb_to_recordset(${pg.json(campaigns)}) as given (number text, manufacturer text, component text,
              system text, summary text, remedy text, reported_on date)
            on conflict (make, model, model_year, number) do update set manufacturer = excluded.manufacturer,
              component = excluded.component, system = excluded.system, summary = excluded.summary,
              remedy = excluded.remedy, reported_on = excluded.reported_on
            where (p.manufacturer, p.component, p.system, p.summary, p.remedy, p.reported_on) is distinct from
              (excluded.manufacturer, excluded.component, excluded.system, excluded.summary, excluded.remedy,
                excluded.reported_on)
            returning p.number`
          return changed.length > 0
        }).pipe(Effect.orDie)
    })
  })
)
