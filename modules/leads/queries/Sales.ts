import type { EmailAddress, OrganizationId } from "#kernel"
import { Context, type Option } from "effect"

/** Who is notified of leads; both may be unset. */
export class Sales extends Context.Service<
  Sales,
  {
    readonly email: Option.Option<EmailAddress>
    /** The operators' own organization, whose owners and admins are notified. */
    readonly organizationId: Option.Option<OrganizationId>
  }
>()("leads/Sales") {}
