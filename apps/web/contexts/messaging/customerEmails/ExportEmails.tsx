import { ExportCustomerEmails } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DownloadButton } from "../../tenancy/DownloadButton.tsx"
import { customerEmails } from "../messages/index.ts"
import { useEmails } from "./customerEmails.ts"

/** Downloads the emails to customers as a CSV file. */
export const ExportEmails = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(customerEmails)
  const { data } = useEmails(organization)
  const isEmpty = data?.pages[0]?.items.length === 0
  return (
    <DownloadButton
      organization={organization}
      fileName="customer-emails.csv"
      nothing={isEmpty ? m.nothingToExport : undefined}
      load={() => api(ExportCustomerEmails, { params: { organizationId: organization.id } })}
    >
      {m.export}
    </DownloadButton>
  )
}
