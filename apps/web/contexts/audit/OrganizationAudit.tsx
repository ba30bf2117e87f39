import { OrganizationAuditLog } from "#audit/contract"
import type { Organization } from "#tenancy/contract"
import { useInfiniteQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { pagesOf } from "../../api/pages.ts"
import { audit } from "../../i18n/en/audit.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { AuditList } from "./AuditList.tsx"

const organizationAuditQuery = ({ id }: Organization) => ({
  ...pagesOf(["organization", id, "audit-log"], (query) =>
    api(OrganizationAuditLog, { params: { organizationId: id }, query })
  ),
  // A log is read to learn what happened just now.
  staleTime: 0
})

/** What people did in an organization, in the organization's own time. */
export const OrganizationAudit = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(audit)
  const query = useInfiniteQuery(organizationAuditQuery(organization))
  return <AuditList query={query} about={m.ofOrganization} timeZone={organization.time_zone} />
}
