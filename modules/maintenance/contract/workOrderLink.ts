import { Schema } from "effect"
import { WorkOrderId } from "./ids.ts"

/** A work order by its number, for links. */
export const WorkOrderLink = Schema.Struct({ id: WorkOrderId, number: Schema.Int })
export type WorkOrderLink = typeof WorkOrderLink.Type

/** `WO-1042`. */
export const workOrderName = (number: number): string => `WO-${number}`
