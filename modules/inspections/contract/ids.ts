import { Uuid } from "#kernel"
import { Schema } from "effect"

export const FormId = Uuid.pipe(Schema.brand("FormId"))
export type FormId = typeof FormId.Type

export const InspectionScheduleId = Uuid.pipe(Schema.brand("InspectionScheduleId"))
export type InspectionScheduleId = typeof InspectionScheduleId.Type

/** Created by the device on which the inspection is filled in: sending it again changes nothing. */
export const InspectionId = Uuid.pipe(Schema.brand("InspectionId"))
export type InspectionId = typeof InspectionId.Type
