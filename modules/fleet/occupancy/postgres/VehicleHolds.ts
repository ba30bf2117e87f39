import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { OUT_KINDS } from "../../contract/holdViews.ts"
import { isUnaffectedByGrounding } from "../domain/Hold.ts"
import { BookedVehicle, TakenVehicle, VehicleHolds } from "../queries/VehicleHolds.ts"

const taken = rowsOf(TakenVehicle)
const booked = rowOf(BookedVehicle)
const bookings = rowsOf(BookedVehicle)

export const VehicleHoldsLive = Layer.effect(
  VehicleHolds,
  Effect.map(SqlClient.SqlClient, (sql) =>
    VehicleHolds.of({
      // What is late keeps its vehicle, without anyone knowing until when.
      during: (organizationId, vehicles, { from, until }, kind) =>
        taken(sql`
          select h.vehicle_id, h.starts_at as "from",
            case when h.ends_at > ${from} then nullif(h.ends_at, 'infinity') end as until
          from fleet.holds h
          where h.organization_id = ${organizationId} and h.vehicle_id = any(${vehicles}::uuid[])
            and h.starts_at < ${until} ${isUnaffectedByGrounding({ kind }) ? sql`and h.kind <> 'inspection_grounding'` : sql``}
            and case h.status when 'firm' then h.occupies_until > ${from} when 'tentative' then h.ends_at > ${from} end
          order by h.starts_at, h.id`),
      out: (organizationId, vehicleId, at) =>
        booked(sql`
          select h.starts_at, h.held_for, h.created_by from fleet.holds h
          where h.organization_id = ${organizationId} and h.vehicle_id = ${vehicleId} and h.status = 'firm'
            and h.kind = any(${[...OUT_KINDS]}::text[]) and h.starts_at <= ${at} and h.occupies_until > ${at}
          order by h.starts_at limit 1`),
      confirmable: (organizationId, vehicleId, at) =>
        bookings(sql`
          select h.starts_at, h.held_for, h.created_by from fleet.holds h
          where h.organization_id = ${organizationId} and h.vehicle_id = ${vehicleId} and h.status = 'tentative'
            and h.demoted_at is not null and h.kind = any(${[...OUT_KINDS]}::text[]) and h.ends_at > ${at}
            and not exists (
              select from fleet.holds other
              where other.organization_id = h.organization_id and other.vehicle_id = h.vehicle_id
                and other.status = 'firm' and other.starts_at < h.ends_at and other.ends_at > h.starts_at)
          order by h.starts_at, h.id`)
    })
  )
)
