import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { DefectOnFile, DefectsOfVehicle } from "../queries/DefectsOfVehicle.ts"

const defects = rowsOf(DefectOnFile)

export const DefectsOfVehicleLive = Layer.effect(
  DefectsOfVehicle,
  Effect.map(SqlClient.SqlClient, (sql) =>
    DefectsOfVehicle.of({
      during: (organizationId, vehicleId, { from, until }, ids, most) =>
        defects(sql`
          select d.id, d.number, d.title, d.severity, d.blocking, d.note, d.state, d.reported_by, d.reporter_name,
            d.reported_at, d.resolution, d.resolution_note, d.resolved_by, d.resolved_at, d.verified_by, d.verified_at,
            d.released_by, d.released_at, d.acknowledged_by, d.acknowledged_at, array(
              select p.file_id from maintenance.defect_photos p
              where p.organization_id = d.organization_id and p.defect_id = d.id order by p.position
            ) as photos
          from maintenance.defects d
          where d.organization_id = ${organizationId} and d.vehicle_id = ${vehicleId}
            and (d.id = any(${[...ids]}::uuid[])
              or d.reported_at < ${until} and (d.resolved_at is null or d.resolved_at >= ${from}))
          order by d.reported_at, d.id limit ${most}`)
    })
  )
)
