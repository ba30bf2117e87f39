import type { Organization } from "#tenancy/contract"
import { Archive, ArchiveRestore, Tag, Tags, UserRound } from "lucide-react"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { customers } from "../messages/index.ts"
import { ChangeDialog, type Chosen } from "./ChangeDialog.tsx"
import type { CustomerIds } from "./changing.ts"
import { useChanging } from "./useChanging.ts"

interface Props {
  readonly organization: Organization
  readonly archived: boolean
  readonly ids: CustomerIds
  /** Clears the selection. */
  readonly onDone: () => void
}

const CHOICES = [
  ["addTag", Tag],
  ["removeTag", Tags],
  ["setOwner", UserRound]
] as const

/** What can be done with the selected customers; archived ones can only be restored. */
export const ChangeActions = ({ organization, archived, ids, onDone }: Props) => {
  const m = useMessages(customers).together
  const [dialog, setDialog] = useState<Chosen>()
  const changing = useChanging(organization, () => {
    setDialog(undefined)
    onDone()
  })
  const button = { variant: "surface", color: "gray" } as const
  const Icon = archived ? ArchiveRestore : Archive
  return (
    <>
      <OnlineButton
        {...button}
        loading={changing.isPending && !dialog}
        onClick={() => changing.mutate({ ids, change: { archived: !archived } })}
      >
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
        <ChangeDialog
          organization={organization}
          what={dialog}
          count={ids.length}
          busy={changing.isPending}
          onChange={(change) => changing.mutate({ ids, change })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
