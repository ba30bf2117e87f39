import type { Bytes, ExportFormat } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { DropdownMenu } from "@radix-ui/themes"
import { FileDown, FileSpreadsheet, FileText } from "lucide-react"
import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { MenuRoot } from "../../ui/MenuRoot.tsx"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { saveFile } from "../../ui/saveFile.ts"
import { useOfflineProps } from "../../ui/useOfflineProps.ts"
import { useOrganizationCommand } from "./useOrganizationCommand.ts"

interface Props {
  readonly organization: Organization
  /** The file's, without its extension. */
  readonly name: string
  readonly load: (format: ExportFormat) => Promise<Bytes>
  readonly disabled?: boolean
}

const FORMATS = [
  ["xlsx", FileSpreadsheet],
  ["csv", FileText]
] as const

/** Downloads a list as a file in the chosen format. */
export const ExportMenu = ({ organization, name, load, disabled = false }: Props) => {
  const m = useMessages(common).export
  const isOffline = useOfflineProps() !== undefined
  const download = useOrganizationCommand<Bytes, ExportFormat>(organization, {
    send: load,
    onDone: ({ bytes, contentType }, format) =>
      saveFile(`${name}.${format}`, new Blob([new Uint8Array(bytes)], { type: contentType }))
  })
  const exportAs = (format: ExportFormat) => download.mutate(format)
  const button = (
    <OnlineButton variant="surface" color="gray" disabled={disabled} loading={download.isPending}>
      <FileDown size={16} aria-hidden="true" />
      {m.label}
    </OnlineButton>
  )
  // Pressed offline, it says that it needs a connection.
  if (isOffline) return button
  return (
    <MenuRoot>
      <DropdownMenu.Trigger>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Content variant="soft" color="gray" align="end">
        {FORMATS.map(([format, Icon]) => (
          <DropdownMenu.Item key={format} onSelect={() => exportAs(format)}>
            <Icon size={16} aria-hidden="true" /> {m[format]}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </MenuRoot>
  )
}
