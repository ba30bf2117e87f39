import { type Member, now, type OrganizationId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"
import { viewerOf } from "../domain/visibility.ts"
import type { Look } from "./Positions.ts"

/** The time zone in which an organization's hours are meant. */
export const zoneOf = (organizationId: OrganizationId) =>
  Effect.map(
    OrganizationDirectory.use((directory) => directory.settingsOf(organizationId)),
    Option.match({ onNone: () => "UTC", onSome: ({ time_zone }) => time_zone })
  )

/** How a member sees positions now. */
export const lookOf = Effect.fnUntraced(function* (member: Member) {
  const { organizationId, userId } = member
  const own = yield* VehicleDirectory.use((vehicles) => vehicles.drivenBy(organizationId, [userId]))
  const timeZone = yield* zoneOf(organizationId)
  const look: Look = { organizationId, viewer: viewerOf(member, own), timeZone, at: yield* now }
  return look
})
