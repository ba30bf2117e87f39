import { AUDIT_LOG, OrganizationAuditLog } from "#audit/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../api/client.ts"
import { organizationKey, showsEverything } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"
import { audit } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { AuditList } from "./AuditList.tsx"

/** What people did in an organization, in the organization's own time. */
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
    // A log is read to learn what happened just now.
    staleTime: 0
  })
  return <AuditList query={query} about={m.ofOrganization} timeZone={time_zone} />
}
