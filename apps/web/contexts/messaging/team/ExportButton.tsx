import { ExportMessages } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DownloadButton } from "../../tenancy/DownloadButton.tsx"
import { messaging } from "../messages/index.ts"

/** Downloads one's own messages as a CSV file. */
export const ExportButton = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(messaging)
  return (
    <DownloadButton
      organization={organization}
      fileName="messages.csv"
      load={() => api(ExportMessages, { params: { organizationId: organization.id } })}
    >
      {m.export}
    </DownloadButton>
  )
}
