import type { DeviceView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { isGone } from "../../../api/isGone.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Sheet } from "../../../ui/Sheet.tsx"
import { deviceDialogs } from "../messages/pages.ts"
import { DeviceDetails } from "./DeviceDetails.tsx"
import { useDevice } from "./devices.ts"
import { EditForm } from "./EditForm.tsx"

interface Props {
  readonly organization: Organization
  readonly id: DeviceView["id"]
  readonly onClose: () => void
}

/** One device in a side panel: what it last reported, what is wrong, its vehicles, and the available actions. */
export const OpenedDevice = ({ organization, id, onClose }: Props) => {
  const m = useMessages(deviceDialogs)
  const [editing, setEditing] = useState(false)
  const query = useDevice(organization, id)
  const device = query.data
  const content = () => {
    if (!device || isGone(query.error)) return <NotLoaded query={query} onClose={onClose} />
    const shown = { organization, device }
    return editing ? (
      <EditForm {...shown} onDone={() => setEditing(false)} />
    ) : (
      <DeviceDetails {...shown} onEdit={() => setEditing(true)} />
    )
  }
  return (
    <Sheet title={editing ? m.edit.title : (device?.name ?? m.details.label)} onClose={onClose}>
      {content()}
    </Sheet>
  )
}
