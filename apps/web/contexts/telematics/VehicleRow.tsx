import type { SharedDeviceView, SharedVehicleView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import type { ReactNode } from "react"
import { useFormat } from "../../i18n/format.ts"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Highlight } from "../../ui/Highlight.tsx"
import { nameOf } from "./vehicles.ts"
import styles from "./Vehicles.module.css"

interface CellProps {
  readonly name: string
  readonly children: ReactNode
}

/** A value with its label, which only screen readers need where columns have headers. */
const Cell = ({ name, children }: CellProps) => (
  <span className={styles["cell"]}>
    <span className={styles["label"]}>{name} </span>
    <span>{children}</span>
  </span>
)

interface SearchableTextProps {
  readonly text: string | null
  readonly search: string
}

const SearchableText = ({ text, search }: SearchableTextProps) => {
  const { none } = useMessages(telematics).vehicles
  return text === null || text === "" ? (
    <span className={styles["none"]}>{none}</span>
  ) : (
    <Highlight text={text} term={search} />
  )
}

const Device = ({ device, search }: { readonly device: SharedDeviceView; readonly search: string }) => {
  const { fields, kinds } = useMessages(telematics).vehicles
  const { kind, manufacturer, serial, imei } = device
  return (
    <li className={styles["device"]}>
      <Cell name={fields.device}>
        {manufacturer && (
          <span className={styles["maker"]}>
            <Highlight text={manufacturer} term={search} />
          </span>
        )}
        <span className={styles["kind"]}>{kinds[kind]}</span>
      </Cell>
      <Cell name={fields.serial}>
        <SearchableText text={serial} search={search} />
      </Cell>
      <Cell name={fields.imei}>
        <SearchableText text={imei} search={search} />
      </Cell>
    </li>
  )
}

interface Props {
  readonly organization: Organization
  readonly vehicle: SharedVehicleView
  /** The search term, highlighted in the text. */
  readonly search: string
}

const Devices = ({ vehicle, search }: Omit<Props, "organization">) => {
  const { noDevice } = useMessages(telematics).vehicles
  const { devices } = vehicle
  if (devices.length === 0)
    return <span className={`${styles["devices"]} ${styles["none"]}`}>{noDevice}</span>
  return (
    <ul className={styles["devices"]}>
      {devices.map((device, at) => (
        // A device has no id of its own, and the provider may list two identical ones.
        <Device key={at} device={device} search={search} />
      ))}
    </ul>
  )
}

/** One shared vehicle with its devices: a row of the table, a card on phones. */
export const VehicleRow = ({ organization, vehicle, search }: Props) => {
  const { externalId, fields, noEnd, unnamed } = useMessages(telematics).vehicles
  const format = useFormat(organization.time_zone)
  const { external_id, access_ends_at, shared_by_name } = vehicle
  return (
    <li className={styles["row"]}>
      <span className={styles["vehicle"]}>
        <b>
          <Highlight text={nameOf(vehicle) || unnamed} term={search} />
        </b>
        <small>
          <Highlight text={externalId(external_id)} term={search} />
        </small>
      </span>
      <Devices vehicle={vehicle} search={search} />
      <Cell name={fields.sharedBy}>
        <SearchableText text={shared_by_name} search={search} />
      </Cell>
      <Cell name={fields.until}>{access_ends_at ? format.date(access_ends_at) : noEnd}</Cell>
    </li>
  )
}
