import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { WarrantyRecord } from "../../contract/warrantyViews.ts"
import { Warranties } from "../domain/Warranties.ts"

const warranty = rowOf(WarrantyRecord)
const warranties = rowsOf(WarrantyRecord)

/** Arrays as PostgreSQL reads them, and what changes of a warranty is stored. */
const columnsOf = (all: WarrantyRecord) => ({ ...all, systems: [...all.systems] })
const changeable = (all: WarrantyRecord) =>
  Struct.omit(columnsOf(all), ["organization_id", "id", "vehicle_id", "created_at"])

export const WarrantiesLive = Layer.effect(
  Warranties,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`w.organization_id, w.id, w.vehicle_id, w.scope, w.systems, w.covers, w.provider, w.reference,
      w.starts_on::text as starts_on, w.until_date::text as until_date, w.until_m::float8 as until_m,
      w.until_s::float8 as until_s, w.note, w.archived_at, w.created_at, w.updated_at, w.version`
    return Warranties.of({
      ofVehicle: (organizationId, vehicleId) =>
        warranties(sql`
          select ${columns} from maintenance.warranties w
          where w.organization_id = ${organizationId} and w.vehicle_id = ${vehicleId}
          order by w.archived_at is not null, w.starts_on desc, w.id desc`),
      lockVehicle: (organizationId, vehicleId) =>
        done(sql`
          select pg_advisory_xact_lock(
            hashtextextended('maintenance.warranties ' || ${organizationId}::text || ${vehicleId}::text, 0))`),
      byIds: (organizationId, ids) =>
        warranties(sql`
          select ${columns} from maintenance.warranties w
          where w.organization_id = ${organizationId} and w.id = any(${[...ids]}::uuid[])`),
      lock: (organizationId, id) =>
        warranty(sql`
          select ${columns} from maintenance.warranties w
          where w.organization_id = ${organizationId} and w.id = ${id} for no key update`),
      add: (added) =>
        sql`insert into maintenance.warranties ${sql.insert(columnsOf(added))}`.pipe(
          Effect.asVoid,
          Effect.orDie
        ),
      save: (saved) =>
        sql`
          update maintenance.warranties set ${sql.update(changeable(saved))}
          where organization_id = ${saved.organization_id} and id = ${saved.id}`.pipe(
          Effect.asVoid,
          Effect.orDie
        )
    })
  })
)
