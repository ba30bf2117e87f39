import { type OrganizationId, orNotFound } from "#kernel"
import { OrganizationDirectory } from "#tenancy"

/** The organization's currency, units and time zone. */
export const settingsOf = (organizationId: OrganizationId) =>
  OrganizationDirectory.use((directory) => directory.settingsOf(organizationId)).pipe(
    orNotFound("organization")
  )
