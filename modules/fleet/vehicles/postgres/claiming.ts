import type { CalendarDate, OrganizationId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { VehicleId } from "../../contract/ids.ts"
import { VehicleView } from "../../contract/vehicleViews.ts"
import type { Claims, Existing } from "../domain/ImportedVehicles.ts"
import { asOfNow, selectVehicles } from "./occupied.ts"

const vehicles = rowsOf(VehicleView)
const keys = rowsOf(Schema.Struct({ unit_number: Schema.String, key: Schema.String }))
const plates = rowsOf(
  Schema.Struct({
    vehicle_id: VehicleId,
    plate: Schema.String,
    plate_region: Schema.NullOr(Schema.String)
  })
)

const NOT_ENGLISH = /\P{ASCII}/u

/** Selects the vehicles that have one of the claims. */
const holding = (sql: SqlClient.SqlClient) => {
  const called = (
    organizationId: OrganizationId,
    column: "vin" | "unit_key" | "plate_key",
    keys: Statement.Fragment
  ) => sql`
    select found.id from ${keys} as given (key) cross join lateral (
      select id from fleet.vehicles
      where organization_id = ${organizationId} and not disposed and ${sql(column)} = given.key offset 0) found`
  return (organizationId: OrganizationId, { vins, unit_numbers, plates: given }: Claims, at: Date) => sql`
    ${selectVehicles(sql, at)}
    where organization_id = ${organizationId} and id = any(array(
      ${called(organizationId, "vin", sql`unnest(${[...vins]}::text[])`)}
      union all
      ${called(organizationId, "unit_key", sql`unnest(array(select app.folded(n) from unnest(${[...unit_numbers]}::text[]) n))`)}
      union all
      ${called(organizationId, "plate_key", sql`unnest(${[...given]}::text[])`)}))`
}

/**
 * Finds who has what rows of a file claim. The first import into a new database must be fast, too: each key is looked up
 * on its own, because without statistics PostgreSQL would not choose the index of the keys for all of them together; and
 * the statements are planned each time, because it would reuse a plan made while the tables were empty. `offset 0` keeps
 * PostgreSQL from doing otherwise.
 */
export const finding = (sql: SqlClient.SqlClient) => {
  const having = holding(sql)

  /** How the database compares unit numbers. It is only asked for those with other letters than English. */
  const compared = Effect.fnUntraced(function* (numbers: ReadonlyArray<string>) {
    const accented = numbers.filter((number) => NOT_ENGLISH.test(number))
    const folded =
      accented.length === 0
        ? []
        : yield* keys(sql`
            select distinct n as unit_number, app.folded(n) as key from unnest(${accented}::text[]) n`)
    return new Map([
      ...numbers.map((number) => [number, number.toLowerCase()] as const),
      ...folded.map(({ unit_number, key }) => [unit_number, key] as const)
    ])
  })

  const lasting = (organizationId: OrganizationId, given: ReadonlyArray<string>, from: CalendarDate) =>
    plates(
      sql`
        select found.* from unnest(${[...given]}::text[]) as given (key) cross join lateral (
          select vehicle_id, plate, region as plate_region from fleet.registrations
          where organization_id = ${organizationId} and plate_key = given.key
            and not upper_inf(valid) and upper(valid) > ${from}::date offset 0) found`.unprepared
    )

  /** `select` selects the vehicles, which it may lock. */
  const existing = Effect.fnUntraced(function* (
    organizationId: OrganizationId,
    claims: Claims,
    from: CalendarDate,
    select: (at: Date) => Statement.Fragment
  ) {
    const [holders, registered] = yield* Effect.all(
      [
        asOfNow((at) => vehicles(sql`${select(at)}`.unprepared)),
        claims.plates.length === 0 ? Effect.succeed([]) : lasting(organizationId, claims.plates, from)
      ],
      { concurrency: "unbounded" }
    )
    const numbers = [...claims.unit_numbers, ...holders.flatMap(({ unit_number }) => unit_number ?? [])]
    const unitKeys = yield* compared(numbers)
    return { vehicles: holders, unitKeys, registered } satisfies Existing
  })

  return { having, existing }
}
