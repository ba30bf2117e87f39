import { Uuid } from "#kernel"
import { Schema } from "effect"

export const VehicleId = Uuid.pipe(Schema.brand("VehicleId"))
export type VehicleId = typeof VehicleId.Type

export const LocationId = Uuid.pipe(Schema.brand("LocationId"))
export type LocationId = typeof LocationId.Type

export const GroupId = Uuid.pipe(Schema.brand("GroupId"))
export type GroupId = typeof GroupId.Type

export const CustomFieldId = Uuid.pipe(Schema.brand("CustomFieldId"))
export type CustomFieldId = typeof CustomFieldId.Type

export const ChoiceId = Uuid.pipe(Schema.brand("ChoiceId"))
export type ChoiceId = typeof ChoiceId.Type

export const DocumentId = Uuid.pipe(Schema.brand("DocumentId"))
export type DocumentId = typeof DocumentId.Type

export const PhotoId = Uuid.pipe(Schema.brand("PhotoId"))
export type PhotoId = typeof PhotoId.Type

export const RegistrationId = Uuid.pipe(Schema.brand("RegistrationId"))
export type RegistrationId = typeof RegistrationId.Type

export const MeterId = Uuid.pipe(Schema.brand("MeterId"))
export type MeterId = typeof MeterId.Type

export const SegmentId = Uuid.pipe(Schema.brand("SegmentId"))
export type SegmentId = typeof SegmentId.Type

export const ReadingId = Uuid.pipe(Schema.brand("ReadingId"))
export type ReadingId = typeof ReadingId.Type

export const FuelEntryId = Uuid.pipe(Schema.brand("FuelEntryId"))
export type FuelEntryId = typeof FuelEntryId.Type

export const DriverId = Uuid.pipe(Schema.brand("DriverId"))
export type DriverId = typeof DriverId.Type

export const AssignmentId = Uuid.pipe(Schema.brand("AssignmentId"))
export type AssignmentId = typeof AssignmentId.Type

export const HoldId = Uuid.pipe(Schema.brand("HoldId"))
export type HoldId = typeof HoldId.Type

export const SafetyBlockId = Uuid.pipe(Schema.brand("SafetyBlockId"))
export type SafetyBlockId = typeof SafetyBlockId.Type

/** Created by the client, once per handover: repeating a request changes nothing. */
export const HandoverId = Uuid.pipe(Schema.brand("HandoverId"))
export type HandoverId = typeof HandoverId.Type

/** Created by the client, once per mark. */
export const DamageId = Uuid.pipe(Schema.brand("DamageId"))
export type DamageId = typeof DamageId.Type
