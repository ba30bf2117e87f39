import { dayIn, now, type OrganizationId } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"

/** The day in the organization's time zone. */
export const todayIn = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const settings = yield* OrganizationDirectory.use((directory) => directory.settingsOf(organizationId))
  // The member has entered it.
  const { time_zone } = yield* Effect.orDie(Effect.fromOption(settings))
  return dayIn(time_zone, yield* now)
})
