import type { NotFound, OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { CustomerExists } from "../contract/errors.ts"
import { CustomerFields, CustomerGroups, type CustomerId, type CustomerView } from "../contract/views.ts"

const fields = Schema.Struct(CustomerFields)
const groups = Schema.Struct(CustomerGroups)
/** The fields of a customer that people enter. */
export type Entered = typeof fields.Type & Partial<typeof groups.Type>

/** Tags in one notation: lower case, single spaces, each once, in alphabetical order. */
export const plainTags = (tags: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(tags.map(plainTag))].toSorted()

export const plainTag = (tag: string): string => tag.trim().replaceAll(/\s+/gu, " ").toLowerCase()

export const newCustomer = (
  entered: Entered,
  id: CustomerId,
  organizationId: OrganizationId,
  at: Date
): CustomerView => ({
  ...entered,
  type: entered.type ?? "person",
  tags: plainTags(entered.tags ?? []),
  owner_id: entered.owner_id ?? null,
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
    Object.entries(before).some(([name, previous]) => name === field && !isSame(previous, value))
      ? [field]
      : []
  )

/** Tags are compared one by one. */
const isSame = (previous: unknown, value: unknown): boolean =>
  JSON.stringify(previous) === JSON.stringify(value)

export class Customers extends Context.Service<
  Customers,
  {
    /** Fails with `NotFound` if the owner has left the organization. */
    readonly add: (customer: CustomerView) => Effect.Effect<void, CustomerExists | NotFound>
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
    readonly save: (customer: CustomerView) => Effect.Effect<void, CustomerExists | NotFound>
    /** Like `lock`, for several customers. */
    readonly lockAll: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<CustomerId>
    ) => Effect.Effect<ReadonlyArray<CustomerView>>
    /** Stores tags, owners and whether the customers are archived. */
    readonly saveAll: (
      organizationId: OrganizationId,
      customers: ReadonlyArray<CustomerView>
    ) => Effect.Effect<void, CustomerExists | NotFound>
    /** Which of these addresses active customers have. */
    readonly taken: (
      organizationId: OrganizationId,
      emails: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlySet<string>>
  }
>()("customers/Customers") {}
