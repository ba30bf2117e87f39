import { Button } from "@radix-ui/themes"
import { Archive, ArchiveRestore, CirclePlus, KeyRound, Link2, Pencil, Unlink } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { withMessages } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { fleet } from "../../fleet/messages/index.ts"
import { deviceDialogs } from "../messages/pages.ts"
import { type DeviceProps, useDeviceCommands } from "./devices.ts"
import { LinkDialog } from "./LinkDialog.tsx"
import { ReplaceKey } from "./ReplaceKey.tsx"

interface Props extends DeviceProps {
  readonly onEdit: () => void
}

const quiet = { variant: "surface", color: "gray" } as const

const AddToFleetDialog = lazy(
  withMessages(async () => ({ default: (await import("./AddToFleetDialog.tsx")).AddToFleetDialog }), fleet)
)

/** Offers to add the vehicle that a device reports about, for those who may edit vehicles. */
const AddingToFleet = (props: DeviceProps) => {
  const m = useMessages(deviceDialogs).details
  const [adding, add] = useState(false)
  const { organization, device } = props
  if (device.source !== "dimo" || !organization.can.includes("vehicles.edit")) return null
  return (
    <>
      <Button {...quiet} onClick={() => add(true)}>
        <CirclePlus size={16} aria-hidden="true" />
        {m.addToFleet}
      </Button>
      {adding && (
        <Suspense>
          <AddToFleetDialog {...props} onClose={() => add(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Links a device to a vehicle, or unlinks it. */
const Linking = (props: DeviceProps) => {
  const m = useMessages(deviceDialogs).details
  const [choosing, choose] = useState(false)
  const { unlink } = useDeviceCommands(props)
  const { vehicle } = props.device
  if (vehicle !== null)
    return (
      <OnlineButton {...quiet} loading={unlink.isPending} onClick={() => unlink.mutate(vehicle)}>
        <Unlink size={16} aria-hidden="true" />
        {m.unlink}
      </OnlineButton>
    )
  return (
    <>
      <Button {...quiet} onClick={() => choose(true)}>
        <Link2 size={16} aria-hidden="true" />
        {m.link}
      </Button>
      <AddingToFleet {...props} />
      {choosing && <LinkDialog {...props} onClose={() => choose(false)} />}
    </>
  )
}

/** What can be done with a device, for those who may. */
export const DeviceActions = ({ onEdit, ...props }: Props) => {
  const m = useMessages(deviceDialogs).details
  const [replacing, replace] = useState(false)
  const { archive, restore } = useDeviceCommands(props)
  const { organization, device } = props
  if (!organization.can.includes("devices.edit")) return null
  if (device.archived_at !== null)
    return (
      <OnlineButton loading={restore.isPending} onClick={() => restore.mutate()}>
        <ArchiveRestore size={16} aria-hidden="true" />
        {m.restore}
      </OnlineButton>
    )
  return (
    <>
      <Button {...quiet} onClick={onEdit}>
        <Pencil size={16} aria-hidden="true" />
        {m.edit}
      </Button>
      <Linking {...props} />
      {device.external_id === null && (
        <Button {...quiet} onClick={() => replace(true)}>
          <KeyRound size={16} aria-hidden="true" />
          {m.replaceKey}
        </Button>
      )}
      <OnlineButton {...quiet} loading={archive.isPending} onClick={() => archive.mutate()}>
        <Archive size={16} aria-hidden="true" />
        {m.archive}
      </OnlineButton>
      {replacing && <ReplaceKey {...props} onClose={() => replace(false)} />}
    </>
  )
}
