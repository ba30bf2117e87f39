import { reaction } from "#infra/jobs"
import { VehicleChanged } from "#fleet/contract"
import { Effect } from "effect"
import { matchRecalls } from "../../recalls/commands/MatchRecalls.ts"
import { refreshVehicleServices } from "../commands/RefreshVehicleServices.ts"

export const whenVehicleChanged = reaction({
  name: "maintenance.when-vehicle-changed",
  does: "Gives a vehicle the services that programs ask for now, and the recalls that may concern it.",
  touches: [
    "maintenance.schedules",
    "maintenance.occurrences",
    "maintenance.campaigns",
    "maintenance.recalls",
    "fleet.timeline",
    "app.outbox"
  ],
  event: VehicleChanged,
  run: ({ organizationId, vehicleId }) =>
    Effect.andThen(
      refreshVehicleServices(organizationId, vehicleId),
      matchRecalls(organizationId, { vehicleId })
    )
})
