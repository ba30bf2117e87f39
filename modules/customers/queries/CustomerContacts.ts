import type { EmailAddress, OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { CustomerId } from "../contract/views.ts"

/** How other modules name a customer, and where they write to. */
export interface CustomerContact {
  readonly name: string
  readonly email: EmailAddress | null
  readonly archived: boolean
}

/** Customers by id, many at once. Whoever asks must have the right to see them. */
export class CustomerContacts extends Context.Service<
  CustomerContacts,
  {
    /** Ids that belong to nobody in the organization are left out. */
    readonly byIds: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<CustomerId>
    ) => Effect.Effect<ReadonlyMap<CustomerId, CustomerContact>>
  }
>()("customers/CustomerContacts") {}
