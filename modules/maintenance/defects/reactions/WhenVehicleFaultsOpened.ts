import { reaction } from "#infra/jobs"
import { VehicleFaultsOpened } from "#telematics/contract"
import { reportFaults } from "../commands/ReportFaults.ts"

export const whenVehicleFaultsOpened = reaction({
  name: "maintenance.when-vehicle-faults-opened",
  does: "Reports the severe fault codes of a vehicle as defects.",
  touches: ["maintenance.defects", "maintenance.numbers", "fleet.timeline", "app.outbox"],
  event: VehicleFaultsOpened,
  run: (event) => reportFaults(event)
})
