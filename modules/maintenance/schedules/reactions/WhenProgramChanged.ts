import { reaction } from "#infra/jobs"
import { ProgramChanged } from "../../contract/events/services.ts"
import { refreshServices } from "../commands/RefreshServices.ts"

export const whenProgramChanged = reaction({
  name: "maintenance.when-program-changed",
  does: "Gives vehicles the services that a changed program asks for, and takes away the others.",
  touches: ["maintenance.schedules", "maintenance.occurrences", "app.outbox"],
  event: ProgramChanged,
  run: ({ organizationId }) => refreshServices(organizationId)
})
