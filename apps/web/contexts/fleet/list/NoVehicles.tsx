import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { EmptyList } from "../../views/EmptyList.tsx"
import { AddButtons } from "../AddButtons.tsx"
import { fleet } from "../messages/index.ts"
import styles from "./List.module.css"
import type { VehicleListState } from "./useVehicleList.ts"

/** No vehicles: none at all, or none that match. */
export const NoVehicles = ({ list }: { readonly list: VehicleListState }) => {
  const m = useMessages(fleet)
  const editable = list.organization.can.includes("vehicles.edit")
  return (
    <EmptyList
      list={list}
      matching={list.matching}
      notFound={m.notFound.title}
      noMatches={m.noMatches}
      searched={m.notFound.sentence}
    >
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
    </EmptyList>
  )
}
