import { OrganizationId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { VehicleModel, VehicleModels } from "../queries/VehicleModels.ts"

const models = rowsOf(VehicleModel)
const organizations = rowsOf(Schema.Struct({ organization_id: OrganizationId }))

export const VehicleModelsLive = Layer.effect(
  VehicleModels,
  Effect.map(SqlClient.SqlClient, (sql) =>
    VehicleModels.of({
      inUse: models(sql`
        select distinct app.folded(v.make) as make, app.folded(v.model) as model, v.model_year
        from fleet.vehicles v
        where not v.disposed and v.make is not null and v.model is not null and v.model_year is not null
        order by 1, 2, 3`),
      organizations: Effect.map(
        organizations(sql`
          select distinct v.organization_id from fleet.vehicles v where not v.disposed order by v.organization_id`),
        (rows) => rows.map(({ organization_id }) => organization_id)
      )
    })
  )
)
