import { event, OrganizationId } from "#kernel"
import { SINGLE_SIGN_ON } from "./cachedQueries.ts"

/** The sign-in service of an organization, its domains or what they require changed. */
export class SingleSignOnChanged extends event(
  "SingleSignOnChanged",
  { organizationId: OrganizationId },
  { invalidates: [SINGLE_SIGN_ON] }
) {}
