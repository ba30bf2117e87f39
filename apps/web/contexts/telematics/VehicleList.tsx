import type { SharedVehiclesView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { NoResults } from "../../ui/ListStates.tsx"
import { SearchField } from "../../ui/SearchField.tsx"
import { NoVehicles } from "./NoVehicles.tsx"
import { VehicleRow } from "./VehicleRow.tsx"
import { useSearch, vehiclesWith } from "./vehicles.ts"
import styles from "./Vehicles.module.css"

interface Props {
  readonly organization: Organization
  readonly shared: SharedVehiclesView
}

const Columns = () => {
  const { fields } = useMessages(telematics).vehicles
  const { vehicle, device, serial, imei, sharedBy, until } = fields
  return (
    // Each row names its own values.
    <div aria-hidden="true" className={`${styles["row"]} ${styles["columns"]}`}>
      {[vehicle, device, serial, imei, sharedBy, until].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}

/** The shared vehicles, and a search in them. */
export const VehicleList = ({ organization, shared }: Props) => {
  const m = useMessages(telematics).vehicles
  const [search, setSearch] = useSearch()
  const { items } = shared
  if (items.length === 0) return <NoVehicles organization={organization} />
  const matching = vehiclesWith(items, search)
  return (
    <>
      <search className={styles["toolbar"]}>
        <SearchField main label={m.search} value={search} onSearch={setSearch} />
        <output>
          {search === "" ? m.count(items.length) : m.resultCount(matching.length, items.length)}
        </output>
      </search>
      {matching.length === 0 ? (
        <NoResults title={m.notFound.title} onClear={() => setSearch("")}>
          {m.notFound.sentence(search)}
        </NoResults>
      ) : (
        <>
          <Columns />
          <ul aria-label={m.title} className={styles["list"]}>
            {matching.map((vehicle) => (
              <VehicleRow
                key={`${vehicle.provider} ${vehicle.external_id} ${vehicle.shared_by}`}
                {...{ organization, vehicle, search }}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
