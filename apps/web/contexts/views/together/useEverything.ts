import type { Organization } from "#tenancy/contract"
import { useEffect, useRef } from "react"
import type { Selection } from "../../../ui/useSelection.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"

/**
 * Selects all records that match, also those that are not loaded. `load` returns their ids, and stops once they are not
 * wanted any more. Changes nothing if the selection was changed meanwhile.
 */
export const useEverything = <Id extends string>(
  organization: Organization,
  selection: Selection<Id> | undefined,
  load: (isWanted: () => boolean) => Promise<ReadonlyArray<Id>>
) => {
  const latest = useRef(selection?.chosen)
  useEffect(() => {
    latest.current = selection?.chosen
    return () => {
      latest.current = undefined
    }
  })
  const everything = useOrganizationCommand(organization, {
    send: (before: Selection<Id>["chosen"]) => load(() => latest.current === before),
    onDone: (found, before) => selection?.chooseInstead(before, found)
  })
  return {
    select: () => selection && everything.mutate(selection.chosen),
    isPending: everything.isPending
  }
}
