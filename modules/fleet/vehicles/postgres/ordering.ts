import { CalendarDate, keyInstant, type SortedPageRequest } from "#kernel"
import { Schema } from "effect"
import type { SqlClient } from "effect/sql"
import type { VehicleSort } from "../../contract/vehicleList.ts"
import { naturalKey } from "../domain/names.ts"

const descending = (sort: VehicleSort) => sort.startsWith("-")

type Order = "name" | "model" | "year" | "created" | "updated" | "odometer" | "expiry"

const ORDERS: Readonly<Record<VehicleSort, Order>> = {
  name: "name",
  "-name": "name",
  model: "model",
  "-model": "model",
  year: "year",
  "-year": "year",
  created: "created",
  "-created": "created",
  updated: "updated",
  "-updated": "updated",
  odometer: "odometer",
  "-odometer": "odometer",
  expiry: "expiry",
  "-expiry": "expiry"
}
const orderedBy = (sort: VehicleSort): Order => ORDERS[sort]

const isDay = Schema.is(CalendarDate)

const LAST_YEAR = 9999
const MOST_METERS = 1e15

/** The orders of vehicles `v`, each with an index. */
export const ordering = (sql: SqlClient.SqlClient) => {
  const orders = {
    name: sql`v.name_key`,
    model: sql`v.model_key`,
    year: sql`coalesce(v.model_year, 0)`,
    created: sql`v.created_at`,
    updated: sql`v.updated_at`,
    odometer: sql`coalesce(v.odometer_m, -1)`,
    expiry: sql`coalesce(v.next_expiry, 'infinity'::date)`
  }
  const orderOf = (sort: VehicleSort) => orders[orderedBy(sort)]
  const keyOf = (sort: VehicleSort, key: string) => {
    switch (orderedBy(sort)) {
      case "name":
        return sql`${naturalKey(key)}`
      case "model":
        return sql`app.folded(${key})`
      case "year":
        return sql`${Math.max(0, Math.min(Math.trunc(Number(key)) || 0, LAST_YEAR))}::integer`
      case "odometer":
        return sql`${Math.max(-1, Math.min(Math.trunc(Number(key)) || 0, MOST_METERS))}::bigint`
      case "expiry":
        return sql`${isDay(key) ? key : "infinity"}::date`
      default:
        return sql`${keyInstant(key)}::timestamptz`
    }
  }
  const following = (sort: VehicleSort, { after }: SortedPageRequest) =>
    after === null
      ? sql``
      : sql`and (${orderOf(sort)}, v.id) ${descending(sort) ? sql`<` : sql`>`} (${keyOf(sort, after.key)}, ${after.id}::uuid)`
  return { orderOf, following, directionOf: (sort: VehicleSort) => (descending(sort) ? sql`desc` : sql`asc`) }
}
