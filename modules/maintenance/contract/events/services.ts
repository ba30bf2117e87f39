import { event, OrganizationId, RecordChange } from "#kernel"
import { VehicleId, TIMELINE } from "#fleet/contract"
import { Schema } from "effect"
import { PROGRAMS, SERVICES, TASKS } from "../cachedQueries.ts"
import { OccurrenceId, ProgramId, TaskId } from "../ids.ts"
import { NamedTask } from "../taskViews.ts"

/** A service task was added, edited, archived or restored. */
export class TaskChanged extends event(
  "TaskChanged",
  { organizationId: OrganizationId, taskId: TaskId, change: Schema.optionalKey(RecordChange) },
  { invalidates: [TASKS, PROGRAMS, SERVICES] }
) {}

/** Several common service tasks were added together. */
export class CommonTasksAdded extends event(
  "CommonTasksAdded",
  { organizationId: OrganizationId },
  { invalidates: [TASKS] }
) {}

/** A service program was added, edited, archived or restored. */
export class ProgramChanged extends event(
  "ProgramChanged",
  { organizationId: OrganizationId, programId: ProgramId, change: Schema.optionalKey(RecordChange) },
  { invalidates: [PROGRAMS, SERVICES] }
) {}

/** Vehicles need other services than before, or services became due. */
export class ServicesChanged extends event(
  "ServicesChanged",
  { organizationId: OrganizationId },
  { invalidates: [SERVICES, PROGRAMS] }
) {}

/** A service was completed or skipped. */
export class ServiceClosed extends event(
  "ServiceClosed",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    occurrenceId: OccurrenceId,
    outcome: Schema.Literals(["done", "skipped"])
  },
  { invalidates: [SERVICES, TIMELINE] }
) {}

/** A service that was completed or skipped is open again. */
export class ServiceReopened extends event(
  "ServiceReopened",
  { organizationId: OrganizationId, vehicleId: VehicleId, occurrenceId: OccurrenceId },
  { invalidates: [SERVICES, TIMELINE] }
) {}

/** So many services became due soon, due or overdue; `only` is set if it is one. */
export class ServiceRemindersSent extends event(
  "ServiceRemindersSent",
  {
    organizationId: OrganizationId,
    due_soon: Schema.Int,
    due: Schema.Int,
    overdue: Schema.Int,
    only: Schema.NullOr(Schema.Struct({ vehicleId: VehicleId, task: NamedTask.fields.name }))
  },
  { invalidates: [] }
) {}
