import type { Bytes } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { FileDown } from "lucide-react"
import type { ReactNode } from "react"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { unavailable } from "../../ui/unavailable.ts"
import { saveFile } from "../../ui/saveFile.ts"
import { useOrganizationCommand } from "./useOrganizationCommand.ts"

interface Props {
  readonly organization: Organization
  readonly fileName: string
  readonly load: () => Promise<Bytes>
  readonly disabled?: boolean
  /** Why there is nothing to download, if there is not. */
  readonly nothing?: string | undefined
  readonly children: ReactNode
}

/** Downloads something of the organization as a file. */
export const DownloadButton = ({
  organization,
  fileName,
  load,
  disabled = false,
  nothing,
  children
}: Props) => {
  const download = useOrganizationCommand(organization, {
    send: load,
    onDone: ({ bytes, contentType }) =>
      saveFile(fileName, new Blob([new Uint8Array(bytes)], { type: contentType }))
  })
  return (
    <OnlineButton
      variant="surface"
      color="gray"
      disabled={disabled}
      loading={download.isPending}
      onClick={() => download.mutate()}
      {...(nothing !== undefined && unavailable(nothing))}
    >
      <FileDown size={16} aria-hidden="true" />
      {children}
    </OnlineButton>
  )
}
