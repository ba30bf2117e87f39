import { OrganizationId } from "#kernel"
import { Schema } from "effect"
import { CustomerId } from "./views.ts"

/** One customer was created, edited, archived or restored. */
export class CustomerChanged extends Schema.TaggedClass<CustomerChanged>()("CustomerChanged", {
  organizationId: OrganizationId,
  customerId: CustomerId
}) {}

/** Many were imported, or an import was undone. */
export class CustomersImported extends Schema.TaggedClass<CustomersImported>()("CustomersImported", {
  organizationId: OrganizationId
}) {}
