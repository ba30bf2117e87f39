import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { customers } from "../messages/index.ts"
import { type Change, type CustomerIds, inverseOf, sendChange, skippedBy } from "./changing.ts"

/** Milliseconds a toast with an undo stays. */
const UNDO = 8000

/** Changes the selected customers; the toast counts them, says which were skipped, and can undo it. */
export const useChanging = (organization: Organization, onDone: () => void) => {
  const { together: m, undo: label } = useMessages(customers)
  const textOf = ({ archived }: Change, count: number) => {
    if (count === 0) return m.none
    if (archived === undefined) return m.changed(count)
    return archived ? m.archived(count) : m.restored(count)
  }
  const undo = useOrganizationCommand(organization, {
    send: async (inverse: ReturnType<typeof inverseOf>) => {
      for (const { ids, ...change } of inverse) await sendChange(organization, ids, change)
    }
  })
  return useOrganizationCommand(organization, {
    send: ({ ids, change }: { readonly ids: CustomerIds; readonly change: Change }) =>
      sendChange(organization, ids, change),
    onDone: ({ changed, skipped }, { change }) => {
      // Not as the command's own undo: each toast undoes its own change, whatever was changed since.
      notify.success(textOf(change, changed.length), {
        description: skippedBy(skipped)
          .map(([reason, count]) => m.reasons[reason](count))
          .join(" "),
        ...(changed.length > 0 && {
          duration: UNDO,
          action: { label, onClick: () => undo.mutate(inverseOf(change, changed)) }
        })
      })
      onDone()
    }
  })
}
