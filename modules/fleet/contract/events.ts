import { CalendarDate, event, OrganizationId, RecordChange, UserId } from "#kernel"
import { Schema } from "effect"
import { AssignmentState } from "./assignments.ts"
import {
  ASSIGNMENTS,
  DAMAGE,
  CUSTOM_FIELDS,
  DOCUMENTS,
  DRIVERS,
  FUEL,
  GROUPS,
  HANDOVERS,
  HOLDS,
  LOCATIONS,
  METERS,
  REQUIRED_DOCUMENTS,
  SAFETY_BLOCKS,
  SAMPLE_DATA,
  VEHICLES
} from "./cachedQueries.ts"
import { DocumentType } from "./documentViews.ts"
import { HoldKind, Source } from "./holdViews.ts"
import { HandoverDirection } from "./handoverViews.ts"
import {
  AssignmentId,
  DamageId,
  DriverId,
  HandoverId,
  HoldId,
  MeterId,
  SafetyBlockId,
  VehicleId
} from "./ids.ts"
import { SafetySeverity } from "./safety.ts"

/** A vehicle was added or edited, or its state changed. */
export class VehicleChanged extends event(
  "VehicleChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId, change: Schema.optionalKey(RecordChange) },
  { invalidates: [VEHICLES] }
) {}

/** Several vehicles were changed together. */
export class VehiclesChanged extends event(
  "VehiclesChanged",
  { organizationId: OrganizationId },
  { invalidates: [VEHICLES] }
) {}

/** A location was added, edited, archived or restored. */
export class LocationChanged extends event(
  "LocationChanged",
  { organizationId: OrganizationId },
  { invalidates: [LOCATIONS, VEHICLES] }
) {}

/** A group was added, edited, archived or restored. */
export class GroupChanged extends event(
  "GroupChanged",
  { organizationId: OrganizationId },
  { invalidates: [GROUPS, VEHICLES] }
) {}

/** A custom field was added, edited, moved, archived or restored. */
export class CustomFieldsChanged extends event(
  "CustomFieldsChanged",
  { organizationId: OrganizationId },
  { invalidates: [CUSTOM_FIELDS, VEHICLES] }
) {}

/** A document of a vehicle was added, edited, renewed, archived or restored. */
export class DocumentsChanged extends event(
  "DocumentsChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId },
  { invalidates: [DOCUMENTS, VEHICLES] }
) {}

/** Reminders of documents were sent: of so many, of which `only` is set if it is one. */
export class DocumentRemindersSent extends event(
  "DocumentRemindersSent",
  {
    organizationId: OrganizationId,
    count: Schema.Int,
    only: Schema.NullOr(Schema.Struct({ vehicleId: VehicleId, type: DocumentType, expiresOn: CalendarDate }))
  },
  { invalidates: [] }
) {}

/** Vehicles need other documents than before. */
export class RequiredDocumentsChanged extends event(
  "RequiredDocumentsChanged",
  { organizationId: OrganizationId },
  { invalidates: [REQUIRED_DOCUMENTS, DOCUMENTS, VEHICLES] }
) {}

/** A reading was recorded, voided or restored, or a meter was added, edited, replaced or removed. */
export class MeterChanged extends event(
  "MeterChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId, meterId: MeterId },
  { invalidates: [VEHICLES, METERS, FUEL] }
) {}

/** A fuel entry was recorded, voided or restored. */
export class FuelChanged extends event(
  "FuelChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId },
  { invalidates: [FUEL] }
) {}

/** A driver was added, edited, archived or restored. */
export class DriverChanged extends event(
  "DriverChanged",
  { organizationId: OrganizationId, driverId: DriverId, change: Schema.optionalKey(RecordChange) },
  { invalidates: [DRIVERS, ASSIGNMENTS, VEHICLES] }
) {}

/** An assignment was planned, edited, started, ended or cancelled. `state`: what it is now. */
export class AssignmentChanged extends event(
  "AssignmentChanged",
  {
    organizationId: OrganizationId,
    assignmentId: AssignmentId,
    vehicleId: VehicleId,
    driverId: DriverId,
    state: AssignmentState
  },
  { invalidates: [ASSIGNMENTS, DRIVERS, VEHICLES] }
) {}

/** A driver got a vehicle or returned it, and what it was like then was recorded. */
export class HandoverRecorded extends event(
  "HandoverRecorded",
  {
    organizationId: OrganizationId,
    handoverId: HandoverId,
    vehicleId: VehicleId,
    assignmentId: AssignmentId,
    direction: HandoverDirection
  },
  { invalidates: [HANDOVERS, DAMAGE, ASSIGNMENTS] }
) {}

/** Damage of a vehicle was repaired, or is there again. */
export class DamageChanged extends event(
  "DamageChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId, damageId: DamageId },
  { invalidates: [DAMAGE] }
) {}

/** A vehicle was taken, or one of its holds changed. */
export class HoldsChanged extends event(
  "HoldsChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId },
  { invalidates: [HOLDS, VEHICLES] }
) {}

/** A firm hold became tentative, because another hold or a grounding needs the vehicle at that time. */
export class HoldDemoted extends event(
  "HoldDemoted",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    holdId: HoldId,
    kind: HoldKind,
    source: Schema.NullOr(Source)
  },
  { invalidates: [HOLDS, VEHICLES] }
) {}

/** A vehicle was grounded or restricted. */
export class SafetyBlockOpened extends event(
  "SafetyBlockOpened",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    blockId: SafetyBlockId,
    severity: SafetySeverity,
    source: Schema.NullOr(Source)
  },
  { invalidates: [SAFETY_BLOCKS, HOLDS, VEHICLES] }
) {}

/** One of the reasons why a vehicle is not safe was released. */
export class SafetyBlockReleased extends event(
  "SafetyBlockReleased",
  { organizationId: OrganizationId, vehicleId: VehicleId, blockId: SafetyBlockId },
  { invalidates: [SAFETY_BLOCKS, HOLDS, VEHICLES] }
) {}

/** The last reason that grounded a vehicle was released. `source`: what that reason came from. */
export class GroundingEnded extends event(
  "GroundingEnded",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    source: Schema.NullOr(Source),
    releasedBy: Schema.NullOr(UserId)
  },
  { invalidates: [] }
) {}

/** Sample vehicles and drivers were loaded or removed, with everything recorded for them. */
export class SampleDataChanged extends event(
  "SampleDataChanged",
  { organizationId: OrganizationId },
  {
    invalidates: [
      SAMPLE_DATA,
      VEHICLES,
      METERS,
      FUEL,
      DOCUMENTS,
      DRIVERS,
      ASSIGNMENTS,
      HANDOVERS,
      DAMAGE,
      HOLDS,
      SAFETY_BLOCKS
    ]
  }
) {}
