import { ExportCustomers } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { FileDown } from "lucide-react"
import { api } from "../../api/client.ts"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../tenancy/useOrganizationCommand.ts"
import { saveFile } from "../../ui/saveFile.ts"
import { asOrder, type View } from "./filter.ts"
import { OnlineButton } from "../../ui/OnlineButton.tsx"

interface Props {
  readonly organization: Organization
  readonly view: View
  /** While the list loads; it keeps its place. */
  readonly disabled: boolean
}

/** Downloads everything the list matches, in its order, as a CSV file. */
export const ExportButton = ({ organization, view, disabled }: Props) => {
  const m = useMessages(customers)
  const download = useOrganizationCommand(organization, {
    send: () =>
      api(ExportCustomers, {
        params: { organizationId: organization.id },
        query: { ...view.matching, ...asOrder(view.sort) }
      }),
    onDone: ({ bytes, contentType }) =>
      saveFile("customers.csv", new Blob([new Uint8Array(bytes)], { type: contentType }))
  })
  return (
    <OnlineButton
      variant="surface"
      color="gray"
      disabled={disabled}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      <FileDown size={16} aria-hidden="true" />
      {m.export}
    </OnlineButton>
  )
}
