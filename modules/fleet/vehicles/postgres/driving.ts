import { rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { VehicleId } from "../../contract/ids.ts"
import {
  BegunUse,
  Driven,
  DriverThen,
  ReturnedVehicle,
  UpcomingDriver,
  type VehicleDirectory
} from "../queries/VehicleDirectory.ts"

const driven = rowsOf(Driven)
const drivers = rowsOf(DriverThen)
const returned = rowsOf(ReturnedVehicle)
const upcoming = rowsOf(UpcomingDriver)
const uses = rowsOf(BegunUse)
const planned = rowsOf(Schema.Struct({ vehicle_id: VehicleId }))

/** Who drives which vehicle, and when. */
export const driving = (
  sql: SqlClient.SqlClient
): Pick<
  VehicleDirectory["Service"],
  "driversDuring" | "returnedDuring" | "upcomingDrivers" | "usesBegun" | "plannedFor" | "drivenBy"
> => ({
  driversDuring: (organizationId, vehicleId, from, to) =>
    drivers(sql`
          select d.name, d.user_id, a.starts_at as from, case when a.state = 'ended' then a.ends_at end as until
          from fleet.assignments a join fleet.drivers d on d.organization_id = a.organization_id and d.id = a.driver_id
          where a.organization_id = ${organizationId} and a.vehicle_id = ${vehicleId} and a.role = 'primary'
            and a.state in ('active', 'ended') and a.starts_at < ${to}
            and (a.state = 'active' or a.ends_at > ${from})
          order by a.starts_at`),
  returnedDuring: (organizationId, ids, from, to) =>
    returned(sql`
          select a.vehicle_id, max(a.ends_at) as at from fleet.assignments a
          where a.organization_id = ${organizationId} and a.vehicle_id = any(${[...ids]}::uuid[]) and a.role = 'primary'
            and a.state = 'ended' and a.ends_at > ${from} and a.ends_at <= ${to}
          group by a.vehicle_id`),
  upcomingDrivers: (organizationId, vehicleId) =>
    upcoming(sql`
          select d.name, d.user_id, a.starts_at as from
          from fleet.assignments a join fleet.drivers d on d.organization_id = a.organization_id and d.id = a.driver_id
          where a.organization_id = ${organizationId} and a.vehicle_id = ${vehicleId}
            and a.state in ('planned', 'active')
          order by a.starts_at, a.id`),
  usesBegun: (organizationId, { from, to }, timeZone) =>
    uses(sql`
          select a.vehicle_id, a.starts_at as from, (
              select max(b.ends_at) from fleet.assignments b
              where b.organization_id = a.organization_id and b.vehicle_id = a.vehicle_id and b.role = 'primary'
                and b.state = 'ended' and b.ends_at <= a.starts_at
            ) as returned
          from fleet.assignments a
          where a.organization_id = ${organizationId} and a.role = 'primary' and a.state in ('active', 'ended')
            and a.starts_at >= ${from}::date::timestamp at time zone ${timeZone}
            and a.starts_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
          order by a.starts_at, a.id`),
  plannedFor: (organizationId, userId, before) =>
    Effect.map(
      planned(sql`
          select a.vehicle_id from fleet.drivers d
          join fleet.assignments a on a.organization_id = d.organization_id and a.driver_id = d.id
          where d.organization_id = ${organizationId} and d.user_id = ${userId} and a.role = 'primary'
            and a.state = 'planned' and a.starts_at < ${before}
          order by a.starts_at, a.id`),
      (rows) => rows.map(({ vehicle_id }) => vehicle_id)
    ),
  drivenBy: (organizationId, userIds) =>
    driven(sql`
          select d.user_id, a.vehicle_id, a.starts_at as from,
            case when a.state = 'ended' then a.ends_at end as until
          from fleet.drivers d join fleet.assignments a on a.organization_id = d.organization_id and a.driver_id = d.id
          where d.organization_id = ${organizationId} and d.user_id = any(${[...userIds]}::uuid[]) and a.role = 'primary'
            and a.state in ('active', 'ended')`)
})
