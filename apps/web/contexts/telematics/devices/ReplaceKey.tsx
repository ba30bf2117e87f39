import { type DeviceAccess, ReplaceDeviceKey } from "#telematics/contract"
import { Dialog } from "@radix-ui/themes"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { AccessStep } from "../adding/AccessStep.tsx"
import { deviceDialogs } from "../messages/pages.ts"
import type { DeviceProps } from "./devices.ts"

interface Props extends DeviceProps {
  readonly onClose: () => void
}

/** Asks, then replaces the key and shows the new one once. */
export const ReplaceKey = ({ organization, device, onClose }: Props) => {
  const m = useMessages(deviceDialogs).replace
  const opener = useReturnFocus()
  const [access, setAccess] = useState<DeviceAccess>()
  const replace = useOrganizationCommand(organization, {
    send: () => api(ReplaceDeviceKey, { params: { organizationId: organization.id, deviceId: device.id } }),
    onDone: setAccess
  })
  if (access)
    return (
      <DialogRoot onOpenChange={onClose}>
        <Dialog.Content maxWidth="560px" {...opener} onInteractOutside={(event) => event.preventDefault()}>
          <AccessStep
            added={{ kind: device.source === "phone" ? "phone" : "tracker", name: device.name, access }}
          />
        </Dialog.Content>
      </DialogRoot>
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.title}
      confirm={m.confirm}
      busy={replace.isPending}
      onConfirm={() => replace.mutate()}
    >
      {m.sentence(device.name)}
    </ConfirmDialog>
  )
}
