import type { EmailAddress, OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { CustomerId } from "../contract/views.ts"

/** The names and addresses of customers, for other modules. */
export interface CustomerContact {
  readonly name: string
  readonly email: EmailAddress | null
  readonly archived: boolean
}

/** Loads customers by id in one query. The caller must have checked the permission to see them. */
export class CustomerContacts extends Context.Service<
  CustomerContacts,
  {
    /** Ids that match no customer of the organization are left out. */
    readonly byIds: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<CustomerId>
    ) => Effect.Effect<ReadonlyMap<CustomerId, CustomerContact>>
  }
>()("customers/CustomerContacts") {}
