import { containing, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { VehicleId } from "../../contract/ids.ts"
import {
  DescribedVehicle,
  GroupedVehicle,
  IdentifiedVehicle,
  NamedVehicle,
  VehicleDirectory,
  VehicleOnBoard
} from "../queries/VehicleDirectory.ts"
import { driving } from "./driving.ts"
import { occupiedColumns, occupying } from "./occupied.ts"

const named = rowsOf(NamedVehicle)
const identified = rowOf(IdentifiedVehicle)
const onBoard = rowsOf(VehicleOnBoard)
const described = rowsOf(DescribedVehicle)
const ids = rowsOf(Schema.Struct({ id: VehicleId }))
const grouped = rowsOf(GroupedVehicle)

/** The columns of a `DescribedVehicle` from `fleet.vehicles v`. */
const describing = (sql: SqlClient.SqlClient) =>
  sql`v.id, coalesce(v.unit_number, v.plate, v.vin) as name, v.name_key, v.make, v.model, v.model_year, v.kind, v.body_class, v.group_id,
    v.in_service_on::text as in_service_on, v.lifecycle, v.disposed`

export const VehicleDirectoryLive = Layer.effect(
  VehicleDirectory,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const name = sql`coalesce(v.unit_number, v.plate, v.vin) as name`
    const description = describing(sql)
    return VehicleDirectory.of({
      ...driving(sql),
      named: (organizationId, ids) =>
        named(sql`
          select v.id, ${name}, v.vin from fleet.vehicles v
          where v.organization_id = ${organizationId} and v.id = any(${[...ids]}::uuid[])`),
      identified: (organizationId, id) =>
        identified(sql`
          select v.id, ${name}, v.vin, v.plate, v.make, v.model, v.model_year from fleet.vehicles v
          where v.organization_id = ${organizationId} and v.id = ${id}`),
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
      grouped: (organizationId, ids) =>
        grouped(sql`
          select v.id, v.group_id from fleet.vehicles v
          where v.organization_id = ${organizationId} and v.id = any(${[...ids]}::uuid[]) and not v.disposed`),
      described: (organizationId, vehicleIds) =>
        described(sql`
          select ${description} from fleet.vehicles v
          where v.organization_id = ${organizationId} and v.id = any(${[...vehicleIds]}::uuid[]) order by v.id`),
      describedAfter: (organizationId, after, most, since) =>
        described(sql`
          select ${description} from fleet.vehicles v
          where v.organization_id = ${organizationId} ${after === null ? sql`` : sql`and v.id > ${after}::uuid`}
            ${since === null ? sql`` : sql`and v.updated_at >= ${since}`}
          order by v.id limit ${most}`),
      matching: (organizationId, words, most) =>
        Effect.map(
          ids(sql`
            select v.id from fleet.findable v
            where v.organization_id = ${organizationId} and ${containing(sql, organizationId, "v")(words)}
            order by v.name_key, v.id limit ${most}`),
          (rows) => rows.map(({ id }) => id)
        )
    })
  })
)
