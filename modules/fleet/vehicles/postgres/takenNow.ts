import type { OrganizationId, Period } from "#kernel"
import type { SqlClient } from "effect/sql"
import { Availability } from "../../contract/holdViews.ts"
import type { Due } from "../../contract/vehicleList.ts"
import type { VehicleFilter } from "../queries/VehicleList.ts"

/** As of when, and the time zone of vehicles without a location. */
export interface AsOf {
  readonly at: Date
  readonly timeZone: string
}

/** No day is longer than this, and no other day of a time zone is as close. */
const DAY = "26 hours"

/** The conditions of a filter on what takes vehicles `v`, each with the holds of one organization. */
export const takenNow = (
  sql: SqlClient.SqlClient,
  organizationId: OrganizationId,
  { at, timeZone }: AsOf
) => {
  const ofVehicle = sql`from fleet.holds h
    where h.organization_id = ${organizationId} and h.vehicle_id = v.id and h.status = 'firm'`
  const current = sql`${ofVehicle} and h.occupies_until > ${at} and h.starts_at <= ${at}`
  const isOut = sql`exists (select ${current} and h.availability = 'out')`
  const isTaken = sql`exists (select ${current})`
  const being: Readonly<Record<Availability, typeof isOut>> = {
    available: sql`not ${isTaken}`,
    out: isOut,
    blocked: sql`(${isTaken} and not ${isOut})`
  }
  // All but one are everything without that one: PostgreSQL joins a single condition, but tries alternatives row by row.
  const available = (among: ReadonlyArray<Availability>) => {
    const others = Availability.literals.filter((one) => !among.includes(one))
    const [other = "available"] = others
    if (others.length === 0) return sql``
    return others.length === 1 ? sql`and not ${being[other]}` : sql`and ${being[among[0] ?? other]}`
  }
  const zone = sql`coalesce((
    select l.time_zone from fleet.locations l
    where l.organization_id = ${organizationId} and l.id = v.location_id), ${timeZone})`
  const due: Readonly<Record<Due, typeof isOut>> = {
    overdue: sql`h.due_at <= ${at}`,
    today: sql`(h.due_at between ${at}::timestamptz - ${DAY}::interval and ${at}::timestamptz + ${DAY}::interval
      and (h.due_at at time zone ${zone})::date = (${at}::timestamptz at time zone ${zone})::date)`
  }
  const dueBack = (among: ReadonlyArray<Due>) => sql`and exists (
    select ${ofVehicle} and h.availability = 'out' and h.ended_at is null and h.starts_at <= ${at}
      and ${sql.or(among.map((one) => due[one]))})`
  const freeDuring = ({ from, until }: Period) => sql`
    and not exists (select ${ofVehicle} and h.starts_at < ${until} and h.ends_at > ${from})
    ${from <= at ? sql`and not ${isTaken}` : sql``}`
  return (filter: Pick<VehicleFilter, "availability" | "due" | "free">) => sql`
    ${filter.availability === undefined ? sql`` : available(filter.availability)}
    ${filter.due === undefined ? sql`` : dueBack(filter.due)}
    ${filter.free === undefined ? sql`` : freeDuring(filter.free)}`
}
