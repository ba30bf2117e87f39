import { AUDIT_LOG, ExportAuditLog, OrganizationAuditLog } from "#audit/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../api/client.ts"
import { organizationKey, showsEverything } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"
import { audit } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { DownloadButton } from "../tenancy/DownloadButton.tsx"
import { AuditList } from "./AuditList.tsx"

/** The log of an organization, in its time zone. */
export const OrganizationAudit = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(audit)
  const { id, time_zone } = organization
  const query = usePages({
    key: organizationKey(id, AUDIT_LOG),
    meta: showsEverything,
    load: (query) => api(OrganizationAuditLog, { params: { organizationId: id }, query }),
    // Always fresh: people open a log to see what happened just now.
    staleTime: 0
  })
  const download = (
    <DownloadButton
      organization={organization}
      fileName="audit-log.csv"
      load={() => api(ExportAuditLog, { params: { organizationId: id } })}
    >
      {m.export}
    </DownloadButton>
  )
  return <AuditList query={query} about={m.ofOrganization} timeZone={time_zone} aside={download} />
}
