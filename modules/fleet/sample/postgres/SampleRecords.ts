import type { OrganizationId } from "#kernel"
import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SampleData } from "../../contract/sampleData.ts"
import { SampleRecords } from "../domain/SampleRecords.ts"

const begun = rowOf(Schema.Struct({ begun: Schema.Boolean }))
const present = rowOf(Schema.Struct({ present: Schema.Boolean }))
const sample = rowOf(SampleData)
const counts = rowOf(Schema.Struct({ vehicles: Schema.Int, drivers: Schema.Int }))

const EMPTY: SampleData = { loaded_at: null, vehicles: 0, drivers: 0 }
const NONE = { vehicles: 0, drivers: 0 }

/** The part of `SampleRecords` that says which records are a sample. */
const marking = (sql: SqlClient.SqlClient): Pick<SampleRecords["Service"], "mark"> => ({
  mark: Effect.fn("fleet.markSample")(function* (organizationId, vehicles, drivers) {
    const [vehicleIds, driverIds] = [vehicles.map(({ id }) => id), drivers.map(({ id }) => id)]
    yield* done(sql`
          insert into fleet.sample_vehicles (organization_id, vehicle_id, unit_number, vin, plate)
          select organization_id, id, unit_number, vin, plate from fleet.vehicles
          where organization_id = ${organizationId} and id = any(${vehicleIds}::uuid[])`)
    yield* done(sql`
          insert into fleet.sample_drivers (organization_id, driver_id, name)
          select organization_id, id, name from fleet.drivers
          where organization_id = ${organizationId} and id = any(${driverIds}::uuid[])`)
    yield* done(sql`
          update fleet.documents set remind_on = null
          where organization_id = ${organizationId} and vehicle_id = any(${vehicleIds}::uuid[])`)
  })
})

export const SampleRecordsLive = Layer.effect(
  SampleRecords,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const counted = (organizationId: OrganizationId) => sql`
      (select count(*)::int from fleet.sample_vehicles s where s.organization_id = ${organizationId}) as vehicles,
      (select count(*)::int from fleet.sample_drivers s where s.organization_id = ${organizationId}) as drivers`
    const marked = (organizationId: OrganizationId) =>
      Effect.map(
        counts(sql`select ${counted(organizationId)}`),
        Option.getOrElse(() => NONE)
      )
    /** Locks the sample, so that it is removed once. */
    const lock = (organizationId: OrganizationId) =>
      Effect.map(
        present(
          sql`select true as present from fleet.samples where organization_id = ${organizationId} for update`
        ),
        Option.isSome
      )

    return SampleRecords.of({
      find: (organizationId) =>
        Effect.map(
          sample(
            sql`select loaded_at, ${counted(organizationId)} from fleet.samples where organization_id = ${organizationId}`
          ),
          Option.getOrElse(() => EMPTY)
        ),
      begin: (organizationId, { by, at }) =>
        Effect.map(
          begun(sql`
            insert into fleet.samples (organization_id, loaded_by, loaded_at) values (${organizationId}, ${by}, ${at})
            on conflict do nothing returning true as begun`),
          Option.isSome
        ),
      hasVehicles: (organizationId) =>
        Effect.map(
          present(sql`
            select true as present from fleet.vehicles where organization_id = ${organizationId} and not disposed limit 1`),
          Option.isSome
        ),
      ...marking(sql),
      remove: Effect.fn("fleet.removeSample")(function* (organizationId) {
        if (!(yield* lock(organizationId))) return { ...NONE, kept: 0 }
        const before = yield* marked(organizationId)
        // The migration's functions say what belongs to the sample, and remove it with its row.
        yield* done(sql`select fleet.release_own_sample_records(${organizationId})`)
        const { vehicles, drivers } = yield* marked(organizationId)
        yield* done(sql`delete from fleet.samples where organization_id = ${organizationId}`)
        return { vehicles, drivers, kept: before.vehicles + before.drivers - vehicles - drivers }
      })
    })
  })
)
