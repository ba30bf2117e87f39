import { line, paragraphs } from "#kernel"
import { Schema, Struct } from "effect"
import { VehicleSystem } from "./defectViews.ts"
import * as Errors from "./errors/workOrders.ts"
import { DefectId, OccurrenceId, RecallId } from "./ids.ts"
import { WarrantyCheck } from "./workOrderViews.ts"

const MAX_AMOUNT = 1_000_000_000_000
const MAX_MINUTES = 100_000
const WHOLE = 10_000

/** In minor units. */
export const Amount = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: MAX_AMOUNT }, { message: "Enter an amount of zero or more." })
)

export const Minutes = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: MAX_MINUTES }, { message: "Enter between 0 and 100,000 minutes." })
)

/** In hundredths of a percent. */
export const TaxRate = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: WHOLE }, { message: "Enter a tax rate between 0 and 100 %." })
)

const account = (what: string, max: number) => Schema.NullOr(paragraphs(what, { max }))

/** What people enter about a line. */
export const LineFields = {
  title: line("Title", { max: 200 }),
  // As long as the note of a defect, which it repeats.
  complaint: account("Complaint", 2000),
  cause: account("Cause", 1000),
  correction: account("Correction", 1000),
  labor_minutes: Schema.NullOr(Minutes),
  rate_minor: Amount,
  parts_price_minor: Amount,
  other_minor: Amount,
  tax_bp: TaxRate,
  warranty_check: WarrantyCheck
}

/**
 * Rate and tax rate are those of the workshop by default; title and system are those of the service, defect or recall. A
 * warranty that covers the system is `possible`; the manufacturer pays for recalls.
 */
export const newLine = {
  ...Struct.map(LineFields, Schema.optionalKey),
  occurrence_id: Schema.optionalKey(OccurrenceId),
  defect_id: Schema.optionalKey(DefectId),
  recall_id: Schema.optionalKey(RecallId),
  system: Schema.optionalKey(VehicleSystem)
}

/** Why a service, defect or recall cannot become a line. */
export const sourceErrors = [
  Errors.AmountTooLarge,
  Errors.InAnotherWorkOrder,
  Errors.NotOfThisVehicle,
  Errors.SourceIsOver,
  Errors.TitleMissing,
  // A defect or recall that someone else changes at the same moment.
  Errors.WorkOrderWasChanged
] as const
