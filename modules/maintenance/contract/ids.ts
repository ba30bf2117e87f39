import { Uuid } from "#kernel"
import { Schema } from "effect"

export const TaskId = Uuid.pipe(Schema.brand("TaskId"))
export type TaskId = typeof TaskId.Type

export const ProgramId = Uuid.pipe(Schema.brand("ProgramId"))
export type ProgramId = typeof ProgramId.Type

export const ProgramItemId = Uuid.pipe(Schema.brand("ProgramItemId"))
export type ProgramItemId = typeof ProgramItemId.Type

export const ScheduleId = Uuid.pipe(Schema.brand("ScheduleId"))
export type ScheduleId = typeof ScheduleId.Type

export const OccurrenceId = Uuid.pipe(Schema.brand("OccurrenceId"))
export type OccurrenceId = typeof OccurrenceId.Type

export const DefectId = Uuid.pipe(Schema.brand("DefectId"))
export type DefectId = typeof DefectId.Type

export const WorkOrderId = Uuid.pipe(Schema.brand("WorkOrderId"))
export type WorkOrderId = typeof WorkOrderId.Type

export const WorkOrderLineId = Uuid.pipe(Schema.brand("WorkOrderLineId"))
export type WorkOrderLineId = typeof WorkOrderLineId.Type

export const PartId = Uuid.pipe(Schema.brand("PartId"))
export type PartId = typeof PartId.Type

export const VendorId = Uuid.pipe(Schema.brand("VendorId"))
export type VendorId = typeof VendorId.Type

export const LaborId = Uuid.pipe(Schema.brand("LaborId"))
export type LaborId = typeof LaborId.Type

export const DowntimeId = Uuid.pipe(Schema.brand("DowntimeId"))
export type DowntimeId = typeof DowntimeId.Type

export const BayId = Uuid.pipe(Schema.brand("BayId"))
export type BayId = typeof BayId.Type

export const CampaignId = Uuid.pipe(Schema.brand("CampaignId"))
export type CampaignId = typeof CampaignId.Type

export const RecallId = Uuid.pipe(Schema.brand("RecallId"))
export type RecallId = typeof RecallId.Type

export const WarrantyId = Uuid.pipe(Schema.brand("WarrantyId"))
export type WarrantyId = typeof WarrantyId.Type

export const StickerId = Uuid.pipe(Schema.brand("StickerId"))
export type StickerId = typeof StickerId.Type

export const ApprovalLinkId = Uuid.pipe(Schema.brand("ApprovalLinkId"))
export type ApprovalLinkId = typeof ApprovalLinkId.Type
