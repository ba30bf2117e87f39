import { isDisposed } from "#fleet/contract"
import { Button } from "@radix-ui/themes"
import { CalendarX, Truck, TriangleAlert } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { occupancy, safety } from "../messages/pages.ts"
import { ReleaseCheckPanel } from "../safety/ReleaseCheckPanel.tsx"
import { SafetyPanel } from "../safety/SafetyPanel.tsx"
import type { VehicleProps } from "../vehicles.ts"
import { CalendarPanel } from "./CalendarPanel.tsx"
import styles from "./Occupancy.module.css"

const BlockDialog = lazy(async () => ({ default: (await import("./BlockDialog.tsx")).BlockDialog }))
const TransferDialog = lazy(async () => ({ default: (await import("./TransferDialog.tsx")).TransferDialog }))
const GroundDialog = lazy(async () => ({
  default: (await import("../safety/GroundDialog.tsx")).GroundDialog
}))

const DIALOGS = { block: BlockDialog, transfer: TransferDialog, ground: GroundDialog }

/** The buttons that take the vehicle, depending on the user's role. */
const Actions = (props: VehicleProps) => {
  const { block, transfer } = useMessages(occupancy)
  const { ground } = useMessages(safety)
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const mayGround = props.organization.can.includes("safety.block")
  const mayBlock = props.organization.can.includes("holds.edit")
  if (isDisposed(props.vehicle.lifecycle) || !(mayGround || mayBlock)) return null
  const Dialog = open && DIALOGS[open]
  return (
    <div className={styles["bar-actions"]}>
      {mayGround && (
        <Button variant="surface" color="gray" onClick={() => setOpen("ground")}>
          <TriangleAlert size={16} aria-hidden="true" />
          {ground.open}
        </Button>
      )}
      {mayBlock && (
        <>
          <Button variant="surface" color="gray" onClick={() => setOpen("transfer")}>
            <Truck size={16} aria-hidden="true" />
            {transfer.open}
          </Button>
          <Button onClick={() => setOpen("block")}>
            <CalendarX size={16} aria-hidden="true" />
            {block.open}
          </Button>
        </>
      )}
      {Dialog && (
        <Suspense>
          <Dialog {...props} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/** When the vehicle is taken, and whether it may go out. */
export const AvailabilityTab = (props: VehicleProps) => (
  <>
    <Actions {...props} />
    <ReleaseCheckPanel {...props} />
    <CalendarPanel {...props} />
    <SafetyPanel {...props} />
  </>
)
