import { Button } from "@radix-ui/themes"
import { Pencil } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu } from "../../../ui/ActionMenu.tsx"
import { fleet } from "../messages/index.ts"
import type { VehicleProps } from "../vehicles.ts"
import { StateItems } from "./StateItems.tsx"

const EditVehicleDialog = lazy(async () => ({
  default: (await import("../form/EditVehicleDialog.tsx")).EditVehicleDialog
}))

/** What the user's role may do with a vehicle. */
export const RecordActions = (props: VehicleProps) => {
  const m = useMessages(fleet).record
  const [editing, setEditing] = useState(false)
  if (!props.organization.can.includes("vehicles.edit")) return null
  return (
    <>
      <Button variant="surface" color="gray" onClick={() => setEditing(true)}>
        <Pencil size={16} aria-hidden="true" />
        {m.edit}
      </Button>
      <ActionMenu label={m.more} variant="surface">
        <StateItems {...props} />
      </ActionMenu>
      {editing && (
        <Suspense>
          <EditVehicleDialog {...props} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
