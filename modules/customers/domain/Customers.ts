import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { CustomerExists } from "../contract/errors.ts"
import { CustomerFields, type CustomerId, type CustomerView } from "../contract/views.ts"

const fields = Schema.Struct(CustomerFields)
/** What a person enters about a customer. */
export type Entered = typeof fields.Type

/** A new customer, as entered. */
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

/** The names of the fields that a partial edit really changes. */
export const changedFields = (
  before: Entered,
  changes: { readonly [F in keyof Entered]?: Entered[F] }
): ReadonlyArray<string> =>
  Object.entries(changes).flatMap(([field, value]) =>
    Object.entries(before).some(([name, held]) => name === field && held !== value) ? [field] : []
  )

export class Customers extends Context.Service<
  Customers,
  {
    readonly add: (customer: CustomerView) => Effect.Effect<void, CustomerExists>
    readonly find: (
      organizationId: OrganizationId,
      id: CustomerId
    ) => Effect.Effect<Option.Option<CustomerView>>
    /** As `find`; other changes to this customer wait until this unit of work ends. */
    readonly take: (
      organizationId: OrganizationId,
      id: CustomerId
    ) => Effect.Effect<Option.Option<CustomerView>>
    /** Stores what can change: what was entered, and whether the customer is archived. */
    readonly save: (customer: CustomerView) => Effect.Effect<void, CustomerExists>
  }
>()("customers/Customers") {}
