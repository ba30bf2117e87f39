import { cachedPerOrganization, cachedPerPerson } from "#kernel"

export const AUDIT_LOG = cachedPerOrganization("audit-log")
export const MY_AUDIT_LOG = cachedPerPerson("my-audit-log")
