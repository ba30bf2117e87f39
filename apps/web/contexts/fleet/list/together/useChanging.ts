import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { useTogether } from "../../../views/together/useTogether.ts"
import { vehicleList } from "../../messages/index.ts"
import { inverseOf, sendChanges, type VehicleIds } from "./changing.ts"

interface Handlers {
  /** Receives those that were not reached because a call failed. */
  readonly onDone: (rest: VehicleIds) => void
  /** Receives those that are as before again. */
  readonly onUndone: (ids: VehicleIds) => void
}

/** Changes the selected vehicles; the toast counts them, says which were skipped, and can undo it. */
export const useChanging = (organization: Organization, handlers: Handlers) => {
  const m = useMessages(vehicleList).together
  return useTogether(organization, {
    send: (changes) => sendChanges(organization, changes),
    inverseOf,
    texts: { changed: () => m.changed, undone: () => m.undone, reasons: m.reasons },
    ...handlers
  })
}

export type Changing = ReturnType<typeof useChanging>
