import type { VehicleId } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { CircleDot, FolderInput, MapPin, Tag, Tags } from "lucide-react"
import { lazy, type RefObject, Suspense, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../../ui/OnlineButton.tsx"
import type { Selection } from "../../../../ui/useSelection.ts"
import { vehicleList } from "../../messages/index.ts"
import type { Chosen } from "./ChangeDialog.tsx"
import type { Changing } from "./useChanging.ts"

const ChangeDialog = lazy(async () => ({ default: (await import("./ChangeDialog.tsx")).ChangeDialog }))

interface Props {
  readonly organization: Organization
  readonly selection: Selection<VehicleId>
  readonly changing: Changing
  /** The box of all vehicles; it gets the focus from what disappears with the selection. */
  readonly box: RefObject<HTMLButtonElement | null>
}

const CHOICES = [
  ["setState", CircleDot],
  ["setLocation", MapPin],
  ["setGroup", FolderInput],
  ["addTag", Tag],
  ["removeTag", Tags]
] as const

/** What can be done with the selected vehicles. */
export const ChangeActions = ({ organization, selection, changing, box }: Props) => {
  const m = useMessages(vehicleList).together
  const [dialog, setDialog] = useState<Chosen>()
  const { ids } = selection
  return (
    <>
      {CHOICES.map(([what, Sign]) => (
        <OnlineButton
          key={what}
          variant="surface"
          color="gray"
          disabled={changing.isPending}
          onClick={() => setDialog(what)}
        >
          <Sign size={16} aria-hidden="true" />
          {m[what]}
        </OnlineButton>
      ))}
      {dialog && (
        <Suspense>
          <ChangeDialog
            organization={organization}
            what={dialog}
            count={ids.length}
            box={box}
            // Its failure is a toast.
            onChange={(change) => changing.mutateAsync({ ids, change }).catch(() => undefined)}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
