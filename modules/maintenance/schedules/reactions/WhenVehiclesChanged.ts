import { reaction } from "#infra/jobs"
import { minutes, plus } from "#kernel"
import { VehiclesChanged } from "#fleet/contract"
import { Effect } from "effect"
import { matchRecalls } from "../../recalls/commands/MatchRecalls.ts"
import { refreshServices } from "../commands/RefreshServices.ts"

/** The vehicles were changed at most so long before their event. */
const MARGIN = minutes(1)

export const whenVehiclesChanged = reaction({
  name: "maintenance.when-vehicles-changed",
  does: "Gives vehicles that were changed together their services and recalls.",
  touches: [
    "maintenance.schedules",
    "maintenance.occurrences",
    "maintenance.campaigns",
    "maintenance.recalls",
    "fleet.timeline",
    "app.outbox"
  ],
  event: VehiclesChanged,
  run: ({ organizationId }, { occurredAt }) => {
    const since = plus(occurredAt, -MARGIN)
    return Effect.andThen(refreshServices(organizationId, since), matchRecalls(organizationId, { since }))
  }
})
