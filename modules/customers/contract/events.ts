import { event, OrganizationId } from "#kernel"
import { CUSTOMERS } from "./cachedQueries.ts"
import { CustomerId } from "./views.ts"

/** A customer was created, edited, archived or restored. */
export class CustomerChanged extends event(
  "CustomerChanged",
  {
    organizationId: OrganizationId,
    customerId: CustomerId
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
