import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  Driven,
  DriverThen,
  GroupedVehicle,
  NamedVehicle,
  VehicleDirectory,
  VehicleOnBoard
} from "../queries/VehicleDirectory.ts"
import { occupiedColumns, occupying } from "./occupied.ts"

const named = rowsOf(NamedVehicle)
const onBoard = rowsOf(VehicleOnBoard)
const driven = rowsOf(Driven)
const drivers = rowsOf(DriverThen)
const grouped = rowsOf(GroupedVehicle)

export const VehicleDirectoryLive = Layer.effect(
  VehicleDirectory,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const name = sql`coalesce(v.unit_number, v.plate, v.vin) as name`
    return VehicleDirectory.of({
      named: (organizationId, ids) =>
        named(sql`
          select v.id, ${name}, v.vin from fleet.vehicles v
          where v.organization_id = ${organizationId} and v.id = any(${[...ids]}::uuid[])`),
      withVins: (organizationId, vins) =>
        named(sql`
          select v.id, ${name}, v.vin from fleet.vehicles v
          where v.organization_id = ${organizationId} and v.vin = any(${[...vins]}::text[]) and not v.disposed`),
      onBoard: (organizationId, ids, at) =>
        onBoard(sql`
          select v.id, ${name}, d.name as driver_name, ${occupiedColumns(sql, at)}
          from fleet.vehicles v ${occupying(sql, at)}
          left join fleet.assignments a on a.organization_id = ${organizationId} and a.vehicle_id = v.id
            and a.role = 'primary' and a.state = 'active'
          left join fleet.drivers d on d.organization_id = ${organizationId} and d.id = a.driver_id
          where v.organization_id = ${organizationId} and v.id = any(${[...ids]}::uuid[]) and not v.disposed
          order by v.name_key, v.id`),
      driversDuring: (organizationId, vehicleId, from, to) =>
        drivers(sql`
          select d.name, d.user_id, a.starts_at as from, case when a.state = 'ended' then a.ends_at end as until
          from fleet.assignments a join fleet.drivers d on d.organization_id = a.organization_id and d.id = a.driver_id
          where a.organization_id = ${organizationId} and a.vehicle_id = ${vehicleId} and a.role = 'primary'
            and a.state in ('active', 'ended') and a.starts_at < ${to}
            and (a.state = 'active' or a.ends_at > ${from})
          order by a.starts_at`),
      grouped: (organizationId, ids) =>
        grouped(sql`
          select v.id, v.group_id from fleet.vehicles v
          where v.organization_id = ${organizationId} and v.id = any(${[...ids]}::uuid[]) and not v.disposed`),
      drivenBy: (organizationId, userIds) =>
        driven(sql`
          select d.user_id, a.vehicle_id, a.starts_at as from,
            case when a.state = 'ended' then a.ends_at end as until
          from fleet.drivers d join fleet.assignments a on a.organization_id = d.organization_id and a.driver_id = d.id
          where d.organization_id = ${organizationId} and d.user_id = any(${[...userIds]}::uuid[]) and a.role = 'primary'
            and a.state in ('active', 'ended')`)
    })
  })
)
