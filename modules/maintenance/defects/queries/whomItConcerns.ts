import { type OrganizationId, transactional, type UserId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Profiles } from "#identity"
import { Memberships, OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"
import type { Concerned } from "../domain/concerns.ts"

interface Happened extends Pick<Concerned, "tentative" | "out" | "doneBy"> {
  readonly organizationId: OrganizationId
  readonly vehicleId: VehicleId
}

const bookersOf = ({ tentative, out }: Happened): ReadonlyArray<UserId> =>
  [...tentative, ...(out ? [out] : [])].flatMap(({ created_by }) => created_by ?? [])

/** Whom it concerns that a vehicle was grounded or released, and the time zone in which bookings are named. */
export const whomItConcerns = Effect.fn("maintenance.whomItConcerns")(function* (happened: Happened) {
  const { organizationId, vehicleId, tentative, out, doneBy } = happened
  const drivers = yield* VehicleDirectory.use((vehicles) =>
    vehicles.upcomingDrivers(organizationId, vehicleId)
  )
  const booking = bookersOf(happened)
  const driving = drivers.flatMap(({ user_id }) => user_id ?? [])
  const memberships = yield* Memberships
  const members = yield* memberships.activeAmong(organizationId, [...booking, ...driving])
  const profiles = yield* Profiles.use((all) =>
    all.byIds([...new Set(booking)].filter((id) => members.has(id)))
  )
  const settings = yield* OrganizationDirectory.use((directory) => directory.settingsOf(organizationId))
  const concerned: Concerned = {
    drivers,
    tentative,
    out,
    managers: yield* memberships.holding(organizationId, "defects.edit"),
    members,
    names: new Map([...profiles].map(([id, { full_name }]) => [id, full_name])),
    doneBy
  }
  return {
    concerned,
    timeZone: Option.match(settings, { onNone: () => "UTC", onSome: ({ time_zone }) => time_zone })
  }
}, transactional)
