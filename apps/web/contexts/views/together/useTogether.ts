import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { lists } from "../../../i18n/messages/index.ts"
import { notify } from "../../../ui/toast.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { type Result, skippedBy } from "./sendTogether.ts"

/** Milliseconds a toast with an undo stays. */
const UNDO = 8000

type Counted = (count: number) => string

/** What is said of a change. */
export interface TogetherTexts<Change, Reason extends string> {
  readonly changed: (change: Change) => Counted
  readonly undone: (inverse: Change) => Counted
  /** Why records were skipped. */
  readonly reasons: Readonly<Record<Reason, Counted>>
}

interface Options<Id, Change, Changed extends { readonly id: Id }, Reason extends string> {
  /** Sends changes with the records they apply to: see `sendTogether`. */
  readonly send: (
    changes: ReadonlyArray<Change & { readonly ids: ReadonlyArray<Id> }>
  ) => Promise<Result<Id, Changed, Reason>>
  /** What undoes a change of these records. */
  readonly inverseOf: (
    change: Change,
    changed: ReadonlyArray<Changed>
  ) => ReadonlyArray<Change & { readonly ids: ReadonlyArray<Id> }>
  readonly texts: TogetherTexts<Change, Reason>
  /** Receives those that were not reached because a call failed. */
  readonly onDone: (rest: ReadonlyArray<Id>) => void
  /** Receives those that are as before again. */
  readonly onUndone: (ids: ReadonlyArray<Id>) => void
}

/** Toasts: how many records were changed, which were skipped, and what stopped the rest. */
const useReport = <Id, Changed extends { readonly id: Id }, Reason extends string>(
  organization: Organization,
  reasons: Readonly<Record<Reason, Counted>>
) => {
  const { nothingToChange } = useMessages(lists).together
  const { handleFailure } = useOrganizationRefresh(organization)
  return (
    { changed, skipped, failure }: Result<Id, Changed, Reason>,
    text: Counted,
    options: Parameters<typeof notify.success>[1] = {}
  ) => {
    const description = skippedBy(skipped)
      .map(([reason, count]) => reasons[reason](count))
      .join(" ")
    // A record that was changed in steps counts once.
    const count = new Set(changed.map(({ id }) => id)).size
    if (count > 0) notify.success(text(count), { description, ...options })
    else if (failure === undefined) notify.success(nothingToChange, { description })
    if (failure !== undefined) handleFailure(failure)
  }
}

/** Changes the selected records; the toast counts them, says which were skipped, and can undo it. */
export const useTogether = <Id, Change, Changed extends { readonly id: Id }, Reason extends string>(
  organization: Organization,
  { send, inverseOf, texts, onDone, onUndone }: Options<Id, Change, Changed, Reason>
) => {
  const { undo: label } = useMessages(lists).together
  const { refresh } = useOrganizationRefresh(organization)
  const report = useReport<Id, Changed, Reason>(organization, texts.reasons)
  const undo = useOrganizationCommand(organization, {
    send: (inverse: ReturnType<typeof inverseOf>) => send(inverse),
    onDone: (result, [first]) => {
      if (first) report(result, texts.undone(first))
      onUndone(result.changed.map(({ id }) => id))
    },
    refresh
  })
  return useOrganizationCommand(organization, {
    send: ({ ids, change }: { readonly ids: ReadonlyArray<Id>; readonly change: Change }) =>
      send([{ ...change, ids }]),
    onDone: (result, { change }) => {
      // Not as the command's own undo: each toast undoes its own change, whatever was changed since.
      const action = { label, onClick: () => undo.mutate(inverseOf(change, result.changed)) }
      report(result, texts.changed(change), { duration: UNDO, action })
      onDone(result.rest)
    },
    refresh
  })
}
