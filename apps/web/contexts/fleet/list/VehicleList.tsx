import { vehicleName, type VehicleRow, VehicleSort } from "#fleet/contract"
import type { Pages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useSelection } from "../../../ui/useSelection.ts"
import { ListPanel } from "../../views/ListPanel.tsx"
import { fleet, vehicleList } from "../messages/index.ts"
import type { useVehicleCount } from "../vehicles.ts"
import { NoVehicles } from "./NoVehicles.tsx"
import { Summary } from "./together/Summary.tsx"
import type { VehicleListState } from "./useVehicleList.ts"

interface Props {
  readonly list: VehicleListState
  readonly query: Pages<VehicleRow>
  readonly count: ReturnType<typeof useVehicleCount>
  readonly loaded: ReadonlyArray<VehicleRow>
}

/** The vehicles that match, and what can be done with several of them. Its own for every filter: the selection ends with it. */
export const VehicleList = ({ list, query, count, loaded }: Props) => {
  const m = useMessages(fleet)
  const { sorts } = useMessages(vehicleList)
  const ids = loaded.map(({ id }) => id)
  // Until the answer arrives, the rows of the previous filter are listed, which may not match this one.
  const selection = useSelection(query.isPlaceholderData ? [] : ids)
  const selectable = list.organization.can.includes("vehicles.edit") ? selection : undefined
  return (
    <ListPanel
      list={list}
      label={m.list}
      query={query}
      sorts={VehicleSort.literals}
      sortNames={sorts}
      renderSummary={(aside) => (
        <Summary list={list} count={count} ids={ids} selection={selectable} aside={aside} />
      )}
      row={{ id: ({ id }) => id, name: vehicleName, link: ({ id }) => `/vehicles/${id}` }}
      selection={selectable}
      empty={<NoVehicles list={list} />}
    />
  )
}
