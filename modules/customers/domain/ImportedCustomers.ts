import { type OrganizationId, UserId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { CustomerFields, CustomerGroups, CustomerId, type CustomerView } from "../contract/views.ts"

/** A customer as it was before an import updated it. */
export const Before = Schema.Struct({
  name: Schema.String,
  phone: CustomerFields.phone,
  notes: CustomerFields.notes,
  type: CustomerGroups.type,
  tags: Schema.Array(Schema.String),
  owner_id: Schema.NullOr(UserId),
  updated_at: Schema.Date,
  /** When the import updated it: if it was changed later, it is not restored. */
  imported_at: Schema.Date
})
export type Before = typeof Before.Type

/** Many customers together, each method in one or two statements. */
export class ImportedCustomers extends Context.Service<
  ImportedCustomers,
  {
    /** The active customers with these addresses. */
    readonly withAddresses: (
      organizationId: OrganizationId,
      emails: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<CustomerView>>
    /** Like `withAddresses`, but locks them until the unit of work ends. */
    readonly lockWithAddresses: (
      organizationId: OrganizationId,
      emails: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<CustomerView>>
    /** Adds those whose address is free, and returns their ids. */
    readonly add: (customers: ReadonlyArray<CustomerView>) => Effect.Effect<ReadonlySet<CustomerId>>
    /** Stores what can be entered, of locked customers. */
    readonly save: (
      organizationId: OrganizationId,
      customers: ReadonlyArray<CustomerView>
    ) => Effect.Effect<void>
    /** Removes those that are active, unchanged since they were created, and that nothing refers to. Returns how many. */
    readonly removeUnused: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<CustomerId>
    ) => Effect.Effect<number>
    /** Archives those that are active, and returns how many. */
    readonly archive: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<CustomerId>,
      at: Date
    ) => Effect.Effect<number>
    /** Restores those that were not changed after the import, and returns how many. */
    readonly restore: (
      organizationId: OrganizationId,
      customers: ReadonlyArray<Before & { readonly id: CustomerId }>
    ) => Effect.Effect<number>
  }
>()("customers/ImportedCustomers") {}
