import { type OrganizationId, permitted } from "#kernel"
import { Effect, Option } from "effect"
import { DEFAULT_SETTINGS } from "../domain/rules.ts"
import { Settings } from "../domain/Settings.ts"

/** Returns the workshop's settings. */
export const getWorkshopSettings = Effect.fn("maintenance.getWorkshopSettings")(function* () {
  const { organizationId } = yield* permitted("workorders.read")
  return yield* settingsOf(organizationId)
})

export const settingsOf = (organizationId: OrganizationId) =>
  Effect.map(
    Settings.use((settings) => settings.find(organizationId)),
    Option.getOrElse(() => DEFAULT_SETTINGS)
  )
