import { ExportCustomers } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../api/client.ts"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { DownloadButton } from "../tenancy/DownloadButton.tsx"
import { asOrder, type View } from "./filter.ts"

interface Props {
  readonly organization: Organization
  readonly view: View
  /** While the list loads; it keeps its place. */
  readonly disabled: boolean
}

/** Downloads everything the list matches, in its order, as a CSV file. */
export const ExportButton = ({ organization, view, disabled }: Props) => {
  const m = useMessages(customers)
  return (
    <DownloadButton
      organization={organization}
      fileName="customers.csv"
      load={() =>
        api(ExportCustomers, {
          params: { organizationId: organization.id },
          query: { ...view.matching, ...asOrder(view.sort) }
        })
      }
      disabled={disabled}
    >
      {m.export}
    </DownloadButton>
  )
}
