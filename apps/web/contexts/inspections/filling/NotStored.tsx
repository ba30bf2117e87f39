import { Button } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { filling as catalogue } from "../messages/pages.ts"
import type { Chosen } from "./useChosen.ts"

interface Props extends Pick<Chosen, "gone" | "pending"> {
  /** Back to the list of vehicles. */
  readonly onBack: () => void
}

/** Instead of the vehicle or form that was chosen, while it is loaded, or if it can't be used. */
export const NotStored = ({ gone, pending, onBack }: Props) => {
  const m = useMessages(catalogue).choose.notStored
  const button = (
    <Button variant="surface" color="gray" onClick={onBack}>
      {m.another}
    </Button>
  )
  if (gone !== undefined)
    return (
      <EmptyState title={m.gone(gone)} action={button}>
        {m.goneSentence}
      </EmptyState>
    )
  if (pending?.fetchStatus === "paused")
    return (
      <EmptyState title={m.title} action={button}>
        {m.sentence}
      </EmptyState>
    )
  return pending ? <NotLoaded query={pending} rows={5} onClose={onBack} /> : null
}
