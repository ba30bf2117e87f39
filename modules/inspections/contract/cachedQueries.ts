import { cachedPerOrganization } from "#kernel"

export const FORMS = cachedPerOrganization("inspection-forms")
export const INSPECTION_SCHEDULES = cachedPerOrganization("inspection-schedules")
/** What was inspected, and what is due. */
export const INSPECTIONS = cachedPerOrganization("inspections")
