import { cachedPerOrganization } from "#kernel"

/** The catalog of service tasks. */
export const TASKS = cachedPerOrganization("service-tasks")
export const PROGRAMS = cachedPerOrganization("service-programs")
/** What is due on vehicles, and what was done. */
export const SERVICES = cachedPerOrganization("services")
export const DEFECTS = cachedPerOrganization("defects")
export const WORK_ORDERS = cachedPerOrganization("work-orders")
/** When vehicles could not be used. */
export const DOWNTIME = cachedPerOrganization("downtime")
/** Bays, and when the workshop works. */
export const PLANNING = cachedPerOrganization("planning")
export const PARTS = cachedPerOrganization("parts")
export const VENDORS = cachedPerOrganization("vendors")
export const RECALLS = cachedPerOrganization("recalls")
export const WARRANTIES = cachedPerOrganization("warranties")
