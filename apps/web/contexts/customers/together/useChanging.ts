import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useTogether } from "../../views/together/useTogether.ts"
import { customers } from "../messages/index.ts"
import { type Change, type CustomerIds, inverseOf, sendChanges } from "./changing.ts"

interface Handlers {
  /** Receives those that were not reached because a call failed. */
  readonly onDone: (rest: CustomerIds) => void
  /** Receives those that are as before again. */
  readonly onUndone: (ids: CustomerIds) => void
}

/** Changes the selected customers; the toast counts them, says which were skipped, and can undo it. */
export const useChanging = (organization: Organization, handlers: Handlers) => {
  const m = useMessages(customers).together
  const textOf = ({ archived }: Change, otherwise: (count: number) => string) => {
    if (archived === undefined) return otherwise
    return archived ? m.archived : m.restored
  }
  return useTogether(organization, {
    send: (changes) => sendChanges(organization, changes),
    inverseOf,
    texts: {
      changed: (change: Change) => textOf(change, m.changed),
      undone: (inverse: Change) => textOf(inverse, m.undone),
      reasons: m.reasons
    },
    ...handlers
  })
}

export type Changing = ReturnType<typeof useChanging>
