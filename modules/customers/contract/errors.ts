import { refusal } from "#kernel"

export class CustomerExists extends refusal("CustomerExists", 409, "Customer exists", "Another customer has this email address already. Please use that one, or leave the address empty.") {}

export class CustomerIsArchived extends refusal("CustomerIsArchived", 409, "Customer is archived", "This customer is archived. Please restore it first.") {}

export class ImportUndone extends refusal("ImportUndone", 409, "Import was undone", "This import was undone. Please start a new one.") {}

export class ExportTooLarge extends refusal("ExportTooLarge", 409, "Export is too large", "These are too many customers for one file. Please search for some of them and export those.") {}
