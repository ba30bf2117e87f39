import type { VehicleId } from "#fleet/contract"
import { type ReactNode, useRef } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import type { Selection } from "../../../../ui/useSelection.ts"
import { ListSummary } from "../../../views/together/ListSummary.tsx"
import { fleet } from "../../messages/index.ts"
import type { useVehicleCount } from "../../vehicles.ts"
import type { VehicleListState } from "../useVehicleList.ts"
import { ChangeActions } from "./ChangeActions.tsx"
import { everyMatch, type VehicleIds } from "./changing.ts"
import { useChanging } from "./useChanging.ts"

interface Props {
  readonly list: VehicleListState
  readonly count: ReturnType<typeof useVehicleCount>
  /** The loaded vehicles. */
  readonly ids: VehicleIds
  /** Undefined if there is nothing to do with selected vehicles. */
  readonly selection: Selection<VehicleId> | undefined
  readonly aside: ReactNode
}

/** The line above the list: the number of vehicles, or what can be done with the selected ones. */
export const Summary = ({ list, selection, ...rest }: Props) => {
  const { organization, matching } = list
  const box = useRef<HTMLButtonElement>(null)
  const changing = useChanging(organization, {
    onDone: (left) => selection?.choose(left),
    onUndone: (ids) => selection?.chooseAgain(ids)
  })
  return (
    <ListSummary
      {...rest}
      organization={organization}
      selection={selection}
      countText={useMessages(fleet).count}
      loadEvery={(isWanted) => everyMatch(organization, matching, isWanted)}
      busy={changing.isPending}
      box={box}
      actions={
        selection && (
          <ChangeActions organization={organization} selection={selection} changing={changing} box={box} />
        )
      }
    />
  )
}
