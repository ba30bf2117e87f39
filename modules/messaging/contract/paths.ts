import { OrganizationId } from "#kernel"
import { Schema } from "effect"

/** What the endpoints of this module share. */
export const group = "Messages"
export const HOUR = 3600

export const inOrganization = { organizationId: OrganizationId }
export const organizationOnly = Schema.Struct(inOrganization)
