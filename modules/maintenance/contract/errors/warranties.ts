import { refusal } from "#kernel"

export class WarrantyWasChanged extends refusal("WarrantyWasChanged", 409, "Warranty was changed", "Someone else changed this warranty in the meantime. Check the changes, then save again.") {}

export class WarrantyIsArchived extends refusal("WarrantyIsArchived", 409, "Warranty is archived", "This warranty is archived. Restore it first.") {}

export class WarrantyReversed extends refusal("WarrantyReversed", 422, "End before start", "A warranty can't end before it starts.") {}

export class WarrantyScopeUnclear extends refusal("WarrantyScopeUnclear", 422, "Coverage unclear", "A warranty of parts covers at least one system. Any other covers what its kind says.") {}

export class TooManyWarranties extends refusal("TooManyWarranties", 409, "Too many warranties", "A vehicle can have at most 50 warranties.") {}
