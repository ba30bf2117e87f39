import { AssignmentChanged } from "#fleet/contract"
import { reaction } from "#infra/jobs"
import { endPrivateDrivesOfFormerDrivers } from "../commands/EndPrivateDrivesOfFormerDrivers.ts"

export const whenAssignmentChanged = reaction({
  name: "telematics.when-assignment-changed",
  does: "Ends the private drive of a driver who gave the vehicle back.",
  touches: ["telematics.drive_purposes"],
  event: AssignmentChanged,
  run: ({ organizationId }) => endPrivateDrivesOfFormerDrivers(organizationId)
})
