import { OrganizationId, paging as parts } from "#kernel"
import { Schema } from "effect"

/** What the endpoints of this module share: the group they are shown under, the path's parts. */
export const group = "Organizations"
export const HOUR = 3600

export const inOrganization = { organizationId: OrganizationId }
export const organizationOnly = Schema.Struct(inOrganization)

export const paging = Schema.Struct(parts)
