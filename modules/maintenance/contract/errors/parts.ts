import { refusal } from "#kernel"
import { Schema } from "effect"

export class PartExists extends refusal("PartExists", 409, "Part exists", "There is already a part with this number.") {}

export class PartIsArchived extends refusal("PartIsArchived", 409, "Part is archived", "This part is archived. Restore it first.") {}

export class UsualPartIsArchived extends refusal("UsualPartIsArchived", 409, "Part is archived", ({ values }) => `“${values.name}” is archived. Remove it from the usual parts, or restore it first.`, { values: Schema.Struct({ name: Schema.String }) }) {}

export class PartInStock extends refusal("PartInStock", 409, "Part in stock", "There are still units of this part in stock. Use them, or adjust the stock to 0 first.") {}

export class PartWasChanged extends refusal("PartWasChanged", 409, "Part was changed", "Someone else changed this part in the meantime. Check the changes, then save again.") {}

/** `on_hand`: how many there are. */
export class StockInsufficient extends refusal("StockInsufficient", 409, "Not enough in stock", ({ values }) => `Only ${values.on_hand} of “${values.name}” are in stock. Receive more, or adjust the stock first.`, { values: Schema.Struct({ name: Schema.String, on_hand: Schema.Number }) }) {}

/** The currencies of the part and of the work order. */
export class PartInAnotherCurrency extends refusal("PartInAnotherCurrency", 409, "Another currency", ({ values }) => `This part is priced in ${values.part}, and the work order in ${values.order}. Enter the price of a unit.`, { values: Schema.Struct({ part: Schema.String, order: Schema.String }) }) {}

export class StockTooLarge extends refusal("StockTooLarge", 409, "Stock too large", "This would be more stock than a part can have. Check the quantity and the cost.") {}

export class ReturnedTooMany extends refusal("ReturnedTooMany", 409, "More than used", "You can't return more than was used on this line.") {}

export class PriceUnclear extends refusal("PriceUnclear", 422, "Price unclear", "This part was used at several prices. Choose which units are returned.") {}

export class VendorExists extends refusal("VendorExists", 409, "Vendor exists", "There is already a vendor with this name.") {}

export class VendorIsArchived extends refusal("VendorIsArchived", 409, "Vendor is archived", "This vendor is archived. Restore it first.") {}

export class VendorWasChanged extends refusal("VendorWasChanged", 409, "Vendor was changed", "Someone else changed this vendor in the meantime. Check the changes, then save again.") {}
