import { vehicleName, type VehicleRow } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { Bike, CarFront, Container, Forklift, type LucideIcon, Truck, Van } from "lucide-react"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import type { Column } from "../../../ui/table/Column.ts"
import { useCustomColumns } from "../fields/customColumns.ts"
import type { CustomFields } from "../fields/customFields.ts"
import { fleet } from "../messages/index.ts"
import { dialText, distanceUnit } from "../meters/quantities.ts"
import { useDisplay } from "../meters/useDisplay.ts"
import { PlateChip } from "../PlateChip.tsx"
import { AvailabilityBadge, LifecycleBadge, SafetyBadge } from "../states.tsx"
import { day } from "../units.ts"
import styles from "./List.module.css"

const ICONS: Readonly<Record<VehicleRow["kind"], LucideIcon>> = {
  car: CarFront,
  van: Van,
  truck: Truck,
  trailer: Container,
  motorcycle: Bike,
  equipment: Forklift
}

/** A vehicle's main photo, or else the sign of its kind. */
const Lead = ({ kind, photo }: Pick<VehicleRow, "kind" | "photo">) => {
  const { kinds } = useMessages(fleet)
  const Icon = ICONS[kind]
  return (
    <span className={styles["kind"]} title={kinds[kind]}>
      {photo === null ? <Icon size={16} aria-hidden="true" /> : <img src={photo} alt="" />}
      <VisuallyHidden>{kinds[kind]}</VisuallyHidden>
    </span>
  )
}

const modelOf = ({ make, model, trim }: Pick<VehicleRow, "make" | "model" | "trim">) =>
  [make, model, trim].filter((part) => part !== null).join(" ")

const plateOf = ({ plate, plate_region }: Pick<VehicleRow, "plate" | "plate_region">) =>
  plate !== null && <PlateChip plate={plate} region={plate_region} />

/** A column that is shown only if it is chosen. */
const hidden = { hidden: true, sparse: true } as const

/** The days and times of a vehicle. */
const useDateColumns = ({ time_zone }: Organization): ReadonlyArray<Column<VehicleRow>> => {
  const { fields } = useMessages(fleet)
  const locale = useLocale()
  const when = (at: Date) => <RelativeTime at={at} timeZone={time_zone} />
  return [
    {
      ...hidden,
      key: "expiry",
      title: fields.next_expiry,
      sort: "expiry",
      cell: (row) => row.next_expiry && day(locale, row.next_expiry)
    },
    {
      ...hidden,
      key: "in_service_on",
      title: fields.in_service_on,
      cell: (row) => row.in_service_on && day(locale, row.in_service_on)
    },
    {
      ...hidden,
      key: "created",
      title: fields.added,
      sort: "-created",
      align: "end",
      cell: (row) => when(row.created_at)
    },
    {
      ...hidden,
      key: "updated",
      title: fields.updated,
      sort: "-updated",
      align: "end",
      cell: (row) => when(row.updated_at)
    }
  ]
}

/** Further properties of a vehicle. */
const useFurtherColumns = (): ReadonlyArray<Column<VehicleRow>> => {
  const { fields, kinds, fuels, ownerships } = useMessages(fleet)
  return [
    { ...hidden, key: "safety", title: fields.safety, cell: ({ safety }) => <SafetyBadge safety={safety} /> },
    {
      ...hidden,
      key: "model_year",
      title: fields.model_year,
      sort: "-year",
      align: "end",
      cell: (row) => row.model_year
    },
    { ...hidden, key: "kind", title: fields.kind, cell: ({ kind }) => kinds[kind] },
    { ...hidden, key: "group", title: fields.group, cell: ({ group }) => group?.name },
    { ...hidden, key: "tags", title: fields.tags, cell: ({ tags }) => tags.join(", ") },
    { ...hidden, key: "vin", title: fields.vin, width: 190, cell: ({ vin }) => vin },
    {
      ...hidden,
      key: "fuel_type",
      title: fields.fuel_type,
      cell: (row) => row.fuel_type && fuels[row.fuel_type]
    },
    {
      ...hidden,
      key: "ownership",
      title: fields.ownership,
      cell: ({ ownership }) => ownership && ownerships[ownership]
    }
  ]
}

/** A column of names, which many vehicles have none of. */
const NAMES = { width: 95, sparse: true } as const

/** What the list of vehicles can show of them. The standard columns fit next to the sidebar on a screen 1280 pixels wide. */
export const useVehicleColumns = (
  organization: Organization,
  customFields: CustomFields
): ReadonlyArray<Column<VehicleRow>> => {
  const { fields } = useMessages(fleet)
  const locale = useLocale()
  const display = useDisplay(organization)
  const further = [...useFurtherColumns(), ...useDateColumns(organization), ...useCustomColumns(customFields)]
  return [
    {
      key: "name",
      title: fields.name,
      sort: "name",
      width: 108,
      lead: (row) => <Lead {...row} />,
      cell: (row) => vehicleName(row)
    },
    { key: "model", title: fields.make_and_model, sort: "model", width: 136, grow: 2, cell: modelOf },
    { key: "plate", title: fields.plate, width: 122, grow: 0.2, sparse: true, cell: plateOf },
    {
      key: "lifecycle",
      title: fields.lifecycle,
      width: 134,
      grow: 0.2,
      cell: ({ lifecycle }) => <LifecycleBadge lifecycle={lifecycle} />
    },
    {
      key: "availability",
      title: fields.availability,
      width: 116,
      grow: 0.2,
      cell: (row) => <AvailabilityBadge {...row} />
    },
    { key: "driver", title: fields.driver, ...NAMES, cell: ({ driver }) => driver?.name },
    { key: "location", title: fields.location, ...NAMES, cell: ({ location }) => location?.name },
    {
      key: "odometer",
      title: fields.odometer,
      sort: "-odometer",
      width: 104,
      grow: 0,
      align: "end",
      sparse: true,
      cell: ({ odometer_m }) =>
        odometer_m === null ? null : dialText(locale, odometer_m, distanceUnit(display))
    },
    ...further
  ]
}
