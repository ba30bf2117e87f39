import { dayIn, now, type OrganizationId } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"

/** Now, and the day that it is for the organization that someone acts in. */
export const momentIn = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const settings = yield* OrganizationDirectory.use((directory) => directory.settingsOf(organizationId))
  const timeZone = Option.match(settings, { onNone: () => "UTC", onSome: ({ time_zone }) => time_zone })
  const at = yield* now
  return { at, timeZone, today: dayIn(timeZone, at) }
})
export type Moment = Effect.Success<ReturnType<typeof momentIn>>
