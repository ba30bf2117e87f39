import { changesIn } from "#infra/postgres"
import { type OrganizationId } from "#kernel"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { CountVehicles, FLEET_NUMBER_NAMES, FLEET_NUMBERS, ListVehicles, VehicleId } from "#fleet/contract"
import { detailing, listing } from "../../modules/fleet/vehicles/postgres/listing.ts"
import { selectRecord } from "../../modules/fleet/vehicles/postgres/VehicleRecords.ts"
import { selecting } from "../../modules/fleet/vehicles/postgres/selecting.ts"
import { filterOf } from "../../modules/fleet/vehicles/queries/VehicleList.ts"
import { reading } from "./bareDatabase.ts"

// The product's own parts of statements, so that both run the same: what is compared is everything around them.

const FILTERS = FLEET_NUMBER_NAMES.map((name) => ({
  name,
  filter: filterOf(Schema.decodeUnknownSync(CountVehicles.query)(FLEET_NUMBERS[name]))
}))

const numbersOf = (sql: SqlClient.SqlClient, organizationId: OrganizationId, timeZone: string) => {
  const selection = selecting(sql)
  const asOf = { at: new Date(), timeZone }
  return sql`select ${sql.csv(
    FILTERS.map(
      ({ name, filter }) =>
        sql`(select count(*)::int ${selection(organizationId, filter, asOf)}) as ${sql(name)}`
    )
  )}`
}

/** The numbers that were read last, as the product remembers them. */
const remembered = new Map<string, { readonly state: string; readonly json: string }>()

/** `GET /api/organizations/:organizationId/fleet-numbers`. The answer is JSON already. */
export const fleetNumbers = (authorization: string, organizationId: OrganizationId) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const read = Effect.gen(function* () {
      const [counted] = yield* sql<{ readonly changes: string }>`
        select ${changesIn(sql, "fleet", organizationId)}::text as changes`
      const [settings] = yield* sql<{ readonly time_zone: string }>`
        select name, customer_email, created_at, currency, time_zone, units from tenancy.organizations
        where id = ${organizationId} and id = (select app.organization_id())`
      const timeZone = settings?.time_zone ?? "UTC"
      const state = `${counted?.changes} ${timeZone} ${Math.floor(Date.now() / 60_000)}`
      const known = remembered.get(organizationId)
      if (known?.state === state) return known.json
      const [numbers] = yield* numbersOf(sql, organizationId, timeZone)
      const json = JSON.stringify(numbers)
      remembered.set(organizationId, { state, json })
      return json
    })
    return yield* reading(sql, authorization, organizationId, () => read)
  })

const readQuery = Schema.decodeUnknownSync(ListVehicles.query)

/** `GET /api/organizations/:organizationId/vehicles` */
export const vehicles = (authorization: string, organizationId: OrganizationId, search: URLSearchParams) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { sort = "name", limit = 50, ...query } = readQuery(Object.fromEntries(search))
    const moment = { at: new Date(), timeZone: "UTC" }
    const find = Effect.gen(function* () {
      const rows = yield* listing(sql)(organizationId, filterOf(query), sort, { limit, after: null }, moment)
      const ids = rows.map(({ id }) => VehicleId.make(String(id)))
      const details = yield* detailing(sql)(organizationId, ids, moment.at)
      const detailsById = new Map(details.map((detail) => [detail["id"], detail]))
      return rows.map((row) => ({ ...row, ...detailsById.get(row["id"]) }))
    })
    const rows = yield* reading(sql, authorization, organizationId, () => find)
    return { items: rows.slice(0, limit), next: null }
  })

/** `GET /api/organizations/:organizationId/vehicles/:vehicleId` */
export const vehicle = (authorization: string, organizationId: OrganizationId, id: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const find = () => selectRecord(sql, new Date(), organizationId, VehicleId.make(id))
    return (yield* reading(sql, authorization, organizationId, find))[0]
  })
