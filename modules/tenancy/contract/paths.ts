import { CursorText, OrganizationId } from "#kernel"
import { Schema } from "effect"

/** What the endpoints of this module share: the group they are shown under, the path's parts, paging. */
export const group = "Organizations"
export const HOUR = 3600

export const inOrganization = { organizationId: OrganizationId }
export const organizationOnly = Schema.Struct(inOrganization)

/** At most 200 a page, 50 unless told. */
export const paging = Schema.Struct({
  after: Schema.optionalKey(CursorText),
  limit: Schema.optionalKey(
    Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 200 }))
  )
})
