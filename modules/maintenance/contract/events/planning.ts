import { event, OrganizationId, RecordChange } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { PLANNING, WORK_ORDERS } from "../cachedQueries.ts"
import { BayId } from "../ids.ts"

/** A bay was added, renamed, archived or restored. */
export class BayChanged extends event(
  "BayChanged",
  { organizationId: OrganizationId, bayId: BayId, change: Schema.optionalKey(RecordChange) },
  { invalidates: [PLANNING, WORK_ORDERS] }
) {}

/** The workshop's working hours were set. */
export class WorkingHoursChanged extends event(
  "WorkingHoursChanged",
  { organizationId: OrganizationId },
  { invalidates: [PLANNING] }
) {}

/** Work that was proposed for a vehicle was dismissed. */
export class ServiceProposalDismissed extends event(
  "ServiceProposalDismissed",
  { organizationId: OrganizationId, vehicleId: VehicleId },
  { invalidates: [PLANNING] }
) {}

/** What was dismissed of a vehicle is proposed again. */
export class ServiceProposalRestored extends event(
  "ServiceProposalRestored",
  { organizationId: OrganizationId, vehicleId: VehicleId },
  { invalidates: [PLANNING] }
) {}
