import type { OccurrenceId } from "#maintenance/contract"
import { Check, SkipForward } from "lucide-react"
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../../ui/OnlineButton.tsx"
import type { Selection } from "../../../../ui/useSelection.ts"
import { ListSummary } from "../../../views/together/ListSummary.tsx"
import { useTogether } from "../../../views/together/useTogether.ts"
import { services } from "../../messages/pages.ts"
import type { useServiceCount } from "../services.ts"
import type { DueListState } from "../useDueList.ts"
import { type Change, everyMatch, sendChanges, type ServiceIds } from "./changing.ts"

const TogetherDialog = lazy(async () => ({ default: (await import("./TogetherDialog.tsx")).TogetherDialog }))

interface Props {
  readonly list: DueListState
  readonly count: ReturnType<typeof useServiceCount>
  /** The loaded services. */
  readonly ids: ServiceIds
  /** Undefined if there is nothing to do with selected services. */
  readonly selection: Selection<OccurrenceId> | undefined
  readonly aside: ReactNode
}

/** Changes the selected services; the toast counts them, says which were left out, and can undo it. */
const useChanging = ({ list: { organization }, selection }: Pick<Props, "list" | "selection">) => {
  const m = useMessages(services).together
  return useTogether<OccurrenceId, Change, { readonly id: OccurrenceId }, "closed">(organization, {
    send: (changes) => sendChanges(organization, changes),
    inverseOf: (_, changed) => [{ what: "reopen", ids: changed.map(({ id }) => id) }],
    texts: {
      changed: ({ what }) => (what === "skip" ? m.skipped : m.completed),
      undone: () => m.undone,
      reasons: m.reasons
    },
    onDone: (rest) => selection?.choose(rest),
    onUndone: (ids) => selection?.chooseAgain(ids)
  })
}

interface ActionsProps extends Pick<Props, "list"> {
  readonly selection: Selection<OccurrenceId>
  readonly changing: ReturnType<typeof useChanging>
  readonly box: RefObject<HTMLButtonElement | null>
}

/** What can be done with the selected services. */
const Actions = ({ list: { organization }, selection, changing, box }: ActionsProps) => {
  const m = useMessages(services).together
  const [opened, open] = useState<"complete" | "skip">()
  const { ids } = selection
  // Its failure is a toast.
  const send = (change: Change) =>
    changing
      .mutateAsync({ ids, change })
      .catch(() => undefined)
      .finally(() => open(undefined))
  const button = (what: "complete" | "skip", Sign: typeof Check) => (
    <OnlineButton variant="surface" color="gray" disabled={changing.isPending} onClick={() => open(what)}>
      <Sign size={16} aria-hidden="true" />
      {m[what]}
    </OnlineButton>
  )
  return (
    <>
      {button("complete", Check)}
      {organization.can.includes("services.edit") && button("skip", SkipForward)}
      {opened && (
        <Suspense>
          <TogetherDialog
            organization={organization}
            what={opened}
            count={ids.length}
            box={box}
            onChange={send}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The line above the list: the number of services, or what can be done with the selected ones. */
export const Summary = ({ list, selection, ...rest }: Props) => {
  const { organization, matching } = list
  const box = useRef<HTMLButtonElement>(null)
  const changing = useChanging({ list, selection })
  return (
    <ListSummary
      {...rest}
      organization={organization}
      selection={selection}
      countText={useMessages(services).count}
      loadEvery={(isWanted) => everyMatch(organization, matching, isWanted)}
      busy={changing.isPending}
      box={box}
      actions={selection && <Actions list={list} selection={selection} changing={changing} box={box} />}
    />
  )
}
