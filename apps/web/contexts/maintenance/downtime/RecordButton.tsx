import type { Organization } from "#tenancy/contract"
import { Plus } from "lucide-react"
import { type ComponentProps, lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import type { ReadVehicle } from "../../fleet/meters/useReadingForm.ts"
import { downtime } from "../messages/pages.ts"

const DowntimeDialog = lazy(async () => ({ default: (await import("./DowntimeDialog.tsx")).DowntimeDialog }))

interface Props extends Pick<ComponentProps<typeof OnlineButton>, "variant" | "color"> {
  readonly organization: Organization
  readonly vehicle?: ReadVehicle
}

/** Records downtime by hand, for those who may. */
export const RecordButton = ({ organization, vehicle, ...look }: Props) => {
  const m = useMessages(downtime)
  const [isOpen, setOpen] = useState(false)
  if (!organization.can.includes("workorders.edit")) return null
  return (
    <>
      <OnlineButton {...look} onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden="true" />
        {m.record}
      </OnlineButton>
      {isOpen && (
        <Suspense>
          <DowntimeDialog
            organization={organization}
            {...(vehicle && { vehicle })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
