import type { CustomerView } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { Archive, ArchiveRestore, Tag, Tags, UserRound } from "lucide-react"
import { lazy, type RefObject, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import type { Selection } from "../../../ui/useSelection.ts"
import { customers } from "../messages/index.ts"
import type { Chosen } from "./ChangeDialog.tsx"
import type { Changing } from "./useChanging.ts"

const ChangeDialog = lazy(async () => ({ default: (await import("./ChangeDialog.tsx")).ChangeDialog }))

interface Props {
  readonly organization: Organization
  readonly archived: boolean
  readonly selection: Selection<CustomerView["id"]>
  readonly changing: Changing
  /** The box of all customers; it gets the focus from what disappears with the selection. */
  readonly box: RefObject<HTMLButtonElement | null>
}

const CHOICES = [
  ["addTag", Tag],
  ["removeTag", Tags],
  ["setOwner", UserRound]
] as const

/** What can be done with the selected customers; archived ones can only be restored. */
export const ChangeActions = ({ organization, archived, selection, changing, box }: Props) => {
  const m = useMessages(customers).together
  const [dialog, setDialog] = useState<Chosen>()
  const { ids } = selection
  const button = { variant: "surface", color: "gray", disabled: changing.isPending } as const
  const archive = () => {
    // The page instead of the box if that may disappear, too, with the last row.
    const target = selection.all ? document.getElementById("main") : box.current
    target?.focus({ preventScroll: true })
    changing.mutate({ ids, change: { archived: !archived } })
  }
  const Icon = archived ? ArchiveRestore : Archive
  return (
    <>
      <OnlineButton {...button} loading={changing.isPending && !dialog} onClick={archive}>
        <Icon size={16} aria-hidden="true" />
        {archived ? m.restore : m.archive}
      </OnlineButton>
      {!archived &&
        CHOICES.map(([what, Sign]) => (
          <OnlineButton key={what} {...button} onClick={() => setDialog(what)}>
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
