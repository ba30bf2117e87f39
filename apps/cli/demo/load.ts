import { transactional } from "#kernel"
import { customersDemo } from "#customers/demo"
import { identityDemo } from "#identity/demo"
import { beginDemo, noteDemo } from "#infra/postgres"
import { leadsDemo } from "#leads/demo"
import { messagingDemo } from "#messaging/demo"
import { notificationsDemo } from "#notifications/demo"
import { telematicsDemo } from "#telematics/demo"
import { tenancyDemo } from "#tenancy/demo"
import { Effect } from "effect"
import { Made } from "./Made.ts"
import { onStage } from "./stage.ts"

/** Context after context, each through all the weeks. */
const play = Effect.gen(function* () {
  const people = yield* identityDemo()
  const organizations = yield* tenancyDemo(people)
  const customers = yield* customersDemo(organizations)
  yield* messagingDemo(organizations, customers)
  yield* notificationsDemo(organizations)
  yield* telematicsDemo(organizations)
  const leads = yield* leadsDemo()
  return Made.make({
    organizations: organizations.map(({ id }) => id),
    people: people.map(({ userId }) => userId),
    leads
  })
})

/**
 * Loads the demo's data in one transaction: all of it or nothing. False when it was loaded before; then nothing
 * changes.
 */
export const loadDemo = Effect.fn("cli.loadDemo")(function* (plan: {
  readonly until: Date
  readonly scale: number
}) {
  if (!(yield* beginDemo(plan.until, plan.scale))) return false
  yield* noteDemo(yield* onStage(plan, play))
  return true
}, transactional)
