import { reaction } from "#infra/jobs"
import { MeterChanged } from "#fleet/contract"
import { refreshVehicleServices } from "../commands/RefreshVehicleServices.ts"

export const whenMeterChanged = reaction({
  name: "maintenance.when-meter-changed",
  does: "Computes again when the services of a vehicle are due, after it was read.",
  touches: ["maintenance.schedules", "maintenance.occurrences", "app.outbox"],
  event: MeterChanged,
  run: ({ organizationId, vehicleId }) => refreshVehicleServices(organizationId, vehicleId)
})
