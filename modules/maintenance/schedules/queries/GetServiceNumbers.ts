import { permitted } from "#kernel"
import { Effect } from "effect"
import { countedSince } from "./countedSince.ts"
import { ServiceList } from "./ServiceList.ts"

/** Returns how many services are due, and how many of the last 365 days were done on time. */
export const getServiceNumbers = Effect.fn("maintenance.getServiceNumbers")(function* () {
  const { organizationId } = yield* permitted("services.read")
  const since = yield* countedSince
  const numbers = yield* ServiceList.use((list) => list.numbers(organizationId, since))
  const { on_time, counted } = numbers
  return { ...numbers, compliance_pct: counted === 0 ? null : Math.round((100 * on_time) / counted) }
})
