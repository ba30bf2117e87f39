import { done, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Forecast, Forecasts } from "../domain/Forecasts.ts"

const forecasts = rowsOf(Forecast)

export const ForecastsLive = Layer.effect(
  Forecasts,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Forecasts.of({
      all: forecasts(sql`
        select p.organization_id, f.computed_for::text as computed_for
        from (select distinct organization_id from maintenance.programs) p
        left join maintenance.forecasts f on f.organization_id = p.organization_id
        order by p.organization_id`),
      save: (organizationId, day) =>
        done(sql`
          insert into maintenance.forecasts as f (organization_id, computed_for) values (${organizationId}, ${day})
          on conflict (organization_id) do update set computed_for = excluded.computed_for`)
    })
  )
)
