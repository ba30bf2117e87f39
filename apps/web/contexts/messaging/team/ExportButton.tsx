import { ExportMessages } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DownloadButton } from "../../tenancy/DownloadButton.tsx"
import { messaging } from "../messages/index.ts"

interface Props {
  readonly organization: Organization
  /** Whether it is known that there are no messages. */
  readonly isEmpty: boolean
}

/** Downloads one's own messages as a CSV file. */
export const ExportButton = ({ organization, isEmpty }: Props) => {
  const m = useMessages(messaging)
  return (
    <DownloadButton
      organization={organization}
      fileName="messages.csv"
      nothing={isEmpty ? m.nothingToExport : undefined}
      load={() => api(ExportMessages, { params: { organizationId: organization.id } })}
    >
      {m.export}
    </DownloadButton>
  )
}
