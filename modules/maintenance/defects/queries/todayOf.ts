import { dayIn, now, type OrganizationId } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"

/** The day that it is in the organization's time zone. */
export const todayOf = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const settings = yield* OrganizationDirectory.use((directory) => directory.settingsOf(organizationId))
  return dayIn(
    Option.match(settings, { onNone: () => "UTC", onSome: ({ time_zone }) => time_zone }),
    yield* now
  )
})
