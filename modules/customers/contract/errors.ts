import { Schema } from "effect"

export class CustomerExists extends Schema.TaggedError<CustomerExists>()("CustomerExists", {}) {
  static readonly status = 409
  static readonly title = "Customer exists"
  override get message() {
    return "Another customer has this email address already. Please use that one, or leave the address empty."
  }
}

export class CustomerIsArchived extends Schema.TaggedError<CustomerIsArchived>()("CustomerIsArchived", {}) {
  static readonly status = 409
  static readonly title = "Customer is archived"
  override get message() {
    return "This customer is archived. Please restore it first."
  }
}

export class ImportUndone extends Schema.TaggedError<ImportUndone>()("ImportUndone", {}) {
  static readonly status = 409
  static readonly title = "Import was undone"
  override get message() {
    return "This import was undone. Please start a new one."
  }
}

export class ExportTooLarge extends Schema.TaggedError<ExportTooLarge>()("ExportTooLarge", {}) {
  static readonly status = 409
  static readonly title = "Export is too large"
  override get message() {
    return "These are too many customers for one file. Please search for some of them and export those."
  }
}
