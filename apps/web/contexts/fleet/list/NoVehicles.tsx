import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { AddButtons } from "../AddButtons.tsx"
import { fleet } from "../messages/index.ts"
import styles from "./List.module.css"
import type { VehicleListState } from "./useVehicleList.ts"

/** No vehicles: none at all, or none that match. */
export const NoVehicles = ({ list }: { readonly list: VehicleListState }) => {
  const m = useMessages(fleet)
  const { clearFilters } = useMessages(common)
  const { search = "", ...filters } = list.matching
  const isFiltered = Object.keys(filters).length > 0
  if (search !== "" || isFiltered)
    return (
      <NoResults
        level="h2"
        title={m.notFound.title}
        {...(search === "" && { clear: clearFilters })}
        onClear={list.clear}
      >
        {isFiltered ? m.noMatches : m.notFound.sentence(search)}
      </NoResults>
    )
  const editable = list.organization.can.includes("vehicles.edit")
  return (
    <EmptyState
      title={m.empty.title}
      action={
        editable && (
          <div className={styles["actions"]}>
            <AddButtons quiet />
          </div>
        )
      }
    >
      {editable ? m.empty.sentence : m.empty.readOnly}
    </EmptyState>
  )
}
