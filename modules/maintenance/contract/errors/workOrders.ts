import { refusal } from "#kernel"
import { Schema } from "effect"

export class WorkOrderWasChanged extends refusal("WorkOrderWasChanged", 409, "Work order was changed", "Someone else changed this work order in the meantime. Check the changes, then try again.") {}

export class WorkOrderNotPossible extends refusal("WorkOrderNotPossible", 409, "Change not possible", "A work order in this state can't be changed like this. Reload to see its current state.") {}

export class WorkOrderIsOver extends refusal("WorkOrderIsOver", 409, "Work order is closed", "This work order is closed or canceled, so it can't be changed. Reopen it first.") {}

export class ApprovalNeeded extends refusal("ApprovalNeeded", 409, "Approval needed", "This work must be approved first. Request approval.") {}

export class AmountAboveLimit extends refusal("AmountAboveLimit", 409, "Above your limit", "Only an owner or admin can approve this amount.") {}

export class AmountMissing extends refusal("AmountMissing", 422, "Amount missing", "Enter the amount that you approve.") {}

export class AmountTooLarge extends refusal("AmountTooLarge", 409, "Amount too large", "The work order would cost more than can be recorded. Check the quantities, minutes and prices.") {}

export class LineWasChanged extends refusal("LineWasChanged", 409, "Line was changed", "Someone else changed this line in the meantime. Check the changes, then try again.") {}

export class TooManyLines extends refusal("TooManyLines", 409, "Too many lines", "A work order can have at most 200 lines. Open another one.") {}

export class InAnotherWorkOrder extends refusal("InAnotherWorkOrder", 409, "Already in a work order", "This service, defect or recall is already in an open work order.") {}

export class NotOfThisVehicle extends refusal("NotOfThisVehicle", 409, "Another vehicle", "This service, defect or recall belongs to another vehicle.") {}

export class SourceIsOver extends refusal("SourceIsOver", 409, "Nothing to do", "This service, defect or recall is no longer open.") {}

export class LinesOpen extends refusal("LinesOpen", 409, "Lines open", ({ values }) => `Complete or remove every line first. Still open: ${values.open}.`, { values: Schema.Struct({ open: Schema.Int }) }) {}

export class WarrantyUndecided extends refusal("WarrantyUndecided", 409, "Warranty not checked", "A warranty may pay for this work. Decide for each line whether it is claimed before money is spent.") {}

export class WorkOrderTooLong extends refusal("WorkOrderTooLong", 409, "Too long to print", "This work order has more text than fits one document. Shorten it, or divide it into several.") {}

export class PartsIssued extends refusal("PartsIssued", 409, "Parts not returned", "This work order has parts from stock. Return them first.") {}

export class WorkNotStarted extends refusal("WorkNotStarted", 409, "Work not started", "Start the work first. Then you can record time, use parts and complete lines.") {}

export class TimersRunning extends refusal("TimersRunning", 409, "Timer running", "A technician's timer is still running on this work order. Stop it first.") {}

export class TimerRunning extends refusal("TimerRunning", 409, "Timer already running", "You already have a running timer. Stop it first.") {}

export class TimerNotRunning extends refusal("TimerNotRunning", 409, "Timer not running", "This timer was already stopped. Reload to see its current state.") {}

export class NotATechnician extends refusal("NotATechnician", 422, "Not a technician", "This person can't work on vehicles. Choose someone else, or give them the technician role.") {}

export class LaborInFuture extends refusal("LaborInFuture", 422, "Work in the future", "Work can't end in the future. Check date and time.") {}

export class LineInUse extends refusal("LineInUse", 409, "Line in use", "This line has recorded time or parts. Remove the time and return the parts first.") {}

export class TitleMissing extends refusal("TitleMissing", 422, "Title missing", "Enter what is to be done, or choose a service, a defect or a recall.") {}
