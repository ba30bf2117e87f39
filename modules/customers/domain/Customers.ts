import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { CustomerExists } from "../contract/errors.ts"
import { CustomerFields, type CustomerId, type CustomerView } from "../contract/views.ts"

const fields = Schema.Struct(CustomerFields)
/** The fields of a customer that people enter. */
export type Entered = typeof fields.Type

export const newCustomer = (
  entered: Entered,
  id: CustomerId,
  organizationId: OrganizationId,
  at: Date
): CustomerView => ({
  ...entered,
  id,
  organization_id: organizationId,
  archived_at: null,
  created_at: at,
  updated_at: at
})

/** The names of the fields whose values differ. */
export const changedFields = (
  before: Entered,
  changes: { readonly [F in keyof Entered]?: Entered[F] }
): ReadonlyArray<string> =>
  Object.entries(changes).flatMap(([field, value]) =>
    Object.entries(before).some(([name, previous]) => name === field && previous !== value) ? [field] : []
  )

export class Customers extends Context.Service<
  Customers,
  {
    readonly add: (customer: CustomerView) => Effect.Effect<void, CustomerExists>
    readonly find: (
      organizationId: OrganizationId,
      id: CustomerId
    ) => Effect.Effect<Option.Option<CustomerView>>
    /** Like `find`, but locks the customer until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: CustomerId
    ) => Effect.Effect<Option.Option<CustomerView>>
    /** Stores the entered fields and whether the customer is archived. */
    readonly save: (customer: CustomerView) => Effect.Effect<void, CustomerExists>
  }
>()("customers/Customers") {}
