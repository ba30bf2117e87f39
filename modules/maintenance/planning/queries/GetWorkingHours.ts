import { type OrganizationId, permitted } from "#kernel"
import { Effect } from "effect"
import { DEFAULT_WEEK } from "../domain/openings.ts"
import { WorkingHours } from "../domain/WorkingHours.ts"

/** The working hours of an organization, or the defaults. */
export const weekOf = (organizationId: OrganizationId) =>
  Effect.map(
    WorkingHours.use((hours) => hours.find(organizationId)),
    (week) => (week.length === 0 ? DEFAULT_WEEK : week)
  )

/** Returns when the workshop is open. */
export const getWorkingHours = Effect.fn("maintenance.getWorkingHours")(function* () {
  const { organizationId } = yield* permitted("workorders.read")
  return { week: yield* weekOf(organizationId) }
})
