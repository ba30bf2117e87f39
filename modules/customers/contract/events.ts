import { event, OrganizationId, RecordChange } from "#kernel"
import { Schema } from "effect"
import { CUSTOMERS } from "./cachedQueries.ts"
import { CustomerId } from "./views.ts"

/** A customer was created, edited, archived or restored. */
export class CustomerChanged extends event(
  "CustomerChanged",
  {
    organizationId: OrganizationId,
    customerId: CustomerId,
    change: Schema.optionalKey(RecordChange)
  },
  { invalidates: [CUSTOMERS] }
) {}

/** Several customers were changed together. */
export class CustomersChanged extends event(
  "CustomersChanged",
  {
    organizationId: OrganizationId
  },
  { invalidates: [CUSTOMERS] }
) {}

/** Customers were imported, or an import was undone. */
export class CustomersImported extends event(
  "CustomersImported",
  {
    organizationId: OrganizationId
  },
  { invalidates: [CUSTOMERS] }
) {}
