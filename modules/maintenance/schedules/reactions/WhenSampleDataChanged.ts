import { reaction } from "#infra/jobs"
import { SampleDataChanged } from "#fleet/contract"
import { Effect } from "effect"
import { matchRecalls } from "../../recalls/commands/MatchRecalls.ts"
import { refreshServices } from "../commands/RefreshServices.ts"

export const whenSampleDataChanged = reaction({
  name: "maintenance.when-sample-data-changed",
  does: "Gives sample vehicles their services and recalls.",
  touches: [
    "maintenance.schedules",
    "maintenance.occurrences",
    "maintenance.campaigns",
    "maintenance.recalls",
    "fleet.timeline",
    "app.outbox"
  ],
  event: SampleDataChanged,
  run: ({ organizationId }) =>
    Effect.andThen(refreshServices(organizationId), matchRecalls(organizationId, { since: null }))
})
