import { Availability } from "#fleet/contract"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { SearchField } from "../../../../ui/SearchField.tsx"
import { Select } from "../../../../ui/Select.tsx"
import { vehicleMap } from "../../messages/pages.ts"
import { MOTION_FILTERS } from "../fleet/motion.ts"
import type { MapSearchState } from "../useMapSearch.ts"
import styles from "./List.module.css"

/** What the list and the map are limited to. */
export const ListFilters = ({ values, change }: MapSearchState) => {
  const { list: m } = useMessages(vehicleMap)
  return (
    <search className={styles["filters"]}>
      <SearchField
        main
        label={m.search}
        value={values.search ?? ""}
        onSearch={(search) => change({ search })}
      />
      <div className={styles["selects"]}>
        <Select
          aria-label={m.state}
          value={values.state ?? ""}
          onChange={({ target }) => change({ state: target.value })}
        >
          <option value="">{m.anyState}</option>
          {MOTION_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {m.states[filter]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={m.availability}
          value={values.availability ?? ""}
          onChange={({ target }) => change({ availability: target.value })}
        >
          <option value="">{m.anyAvailability}</option>
          {Availability.literals.map((availability) => (
            <option key={availability} value={availability}>
              {m.availabilities[availability]}
            </option>
          ))}
        </Select>
      </div>
    </search>
  )
}
