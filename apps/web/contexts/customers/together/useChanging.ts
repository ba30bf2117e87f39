import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { customers } from "../messages/index.ts"
import { type Change, type CustomerIds, inverseOf, type Result, sendChanges, skippedBy } from "./changing.ts"

/** Milliseconds a toast with an undo stays. */
const UNDO = 8000

/** Toasts: how many customers were changed, which were skipped, and what stopped the rest. */
const useReport = (organization: Organization) => {
  const { reasons, none } = useMessages(customers).together
  const { handleFailure } = useOrganizationRefresh(organization)
  return (
    { changed, skipped, failure }: Result,
    text: (count: number) => string,
    options: Parameters<typeof notify.success>[1] = {}
  ) => {
    const description = skippedBy(skipped).map(([reason, count]) => reasons[reason](count))
    if (changed.length > 0)
      notify.success(text(changed.length), { description: description.join(" "), ...options })
    else if (failure === undefined) notify.success(none, { description: description.join(" ") })
    if (failure !== undefined) handleFailure(failure)
  }
}

interface Handlers {
  /** Receives those that were not reached because a call failed. */
  readonly onDone: (rest: CustomerIds) => void
  /** Receives those that are as before again. */
  readonly onUndone: (ids: CustomerIds) => void
}

/** Changes the selected customers; the toast counts them, says which were skipped, and can undo it. */
export const useChanging = (organization: Organization, { onDone, onUndone }: Handlers) => {
  const { together: m, undo: label } = useMessages(customers)
  const { refresh } = useOrganizationRefresh(organization)
  const report = useReport(organization)
  const textOf = ({ archived }: Change, otherwise: (count: number) => string) => {
    if (archived === undefined) return otherwise
    return archived ? m.archived : m.restored
  }
  const undo = useOrganizationCommand(organization, {
    send: (inverse: ReturnType<typeof inverseOf>) => sendChanges(organization, inverse),
    onDone: (result, [first = {}]) => {
      report(result, textOf(first, m.undone))
      onUndone(result.changed.map(({ id }) => id))
    },
    refresh
  })
  return useOrganizationCommand(organization, {
    send: ({ ids, change }: { readonly ids: CustomerIds; readonly change: Change }) =>
      sendChanges(organization, [{ ids, ...change }]),
    onDone: (result, { change }) => {
      // Not as the command's own undo: each toast undoes its own change, whatever was changed since.
      const action = { label, onClick: () => undo.mutate(inverseOf(change, result.changed)) }
      report(result, textOf(change, m.changed), { duration: UNDO, action })
      onDone(result.rest)
    },
    refresh
  })
}

export type Changing = ReturnType<typeof useChanging>
