import { AUDIT_LOG, OrganizationAuditLog } from "#audit/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../api/client.ts"
import { organizationKey, showsEverything } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"
import { audit } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { AuditList } from "./AuditList.tsx"

/** The log of an organization, in its time zone. */
export const OrganizationAudit = ({
  organization: { id, time_zone }
}: {
  readonly organization: Organization
}) => {
  const m = useMessages(audit)
  const query = usePages({
    key: organizationKey(id, AUDIT_LOG),
    meta: showsEverything,
    load: (query) => api(OrganizationAuditLog, { params: { organizationId: id }, query }),
    // Always fresh: people open a log to see what happened just now.
    staleTime: 0
  })
  return <AuditList query={query} about={m.ofOrganization} timeZone={time_zone} />
}
