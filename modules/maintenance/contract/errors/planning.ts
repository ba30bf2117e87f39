import { refusal } from "#kernel"
import { Schema } from "effect"

const other = { values: Schema.Struct({ work_order: Schema.String }) }

export class BayExists extends refusal("BayExists", 409, "Bay exists", "There is already a bay with this name.") {}

export class BayWasChanged extends refusal("BayWasChanged", 409, "Bay was changed", "Someone else changed this bay in the meantime. Check the changes, then save again.") {}

export class BayIsArchived extends refusal("BayIsArchived", 409, "Bay is archived", "This bay is archived. Restore it first.") {}

export class TooManyBays extends refusal("TooManyBays", 409, "Too many bays", "An organization can have at most 50 bays. Archive one first.") {}

/** `work_order`: the name of the one in the way. */
export class BayTaken extends refusal("BayTaken", 409, "Bay is taken", ({ values }) => `${values.work_order} is in this bay at that time. Choose another time or bay.`, other) {}

/** `work_order`: the name of the one in the way. */
export class TechnicianTaken extends refusal("TechnicianTaken", 409, "Technician is busy", ({ values }) => `This technician is scheduled for ${values.work_order} at that time. Choose another time or technician.`, other) {}

export class PlanWasChanged extends refusal("PlanWasChanged", 409, "Plan was changed", "Someone else planned this bay or technician at the same moment. Check the plan, then try again.") {}
