import type { ReactNode } from "react"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { useCustomWords } from "../fields/customColumns.ts"
import { isActive, useCustomFields } from "../fields/customFields.ts"
import { fleet } from "../messages/index.ts"
import { PlateChip } from "../PlateChip.tsx"
import { day, energy, money, volume, weight } from "../units.ts"
import { useRegistrations, type VehicleProps } from "../vehicles.ts"
import styles from "./Record.module.css"

/** A value with its label, if there is one. */
const Known = ({ label, children }: { readonly label: string; readonly children: ReactNode }) =>
  children === null || children === false || children === "" ? null : <Fact label={label}>{children}</Fact>

const Identity = ({ organization, vehicle }: VehicleProps) => {
  const { fields, kinds, sections } = useMessages(fleet)
  return (
    <Panel title={sections.identity}>
      <Facts>
        <Known label={fields.unit_number}>{vehicle.unit_number}</Known>
        <Known label={fields.vin}>
          {vehicle.vin && <span className={styles["code"]}>{vehicle.vin}</span>}
        </Known>
        <Known label={fields.make}>{vehicle.make}</Known>
        <Known label={fields.model}>{vehicle.model}</Known>
        <Known label={fields.model_year}>{vehicle.model_year}</Known>
        <Known label={fields.kind}>{kinds[vehicle.kind]}</Known>
        <Known label={fields.tags}>{vehicle.tags.join(", ")}</Known>
        <Known label={fields.notes}>{vehicle.notes}</Known>
        <Known label={fields.added}>
          <RelativeTime at={vehicle.created_at} timeZone={organization.time_zone} />
        </Known>
      </Facts>
    </Panel>
  )
}

const Specification = ({ organization, vehicle }: VehicleProps) => {
  const { fields, fuels, drives, transmissions, sections } = useMessages(fleet)
  const locale = useLocale()
  const { fuel_type, drive, transmission, gvwr_g, tank_ml, battery_wh } = vehicle
  const { units } = organization
  return (
    <Panel title={sections.specification}>
      <Facts>
        <Known label={fields.trim}>{vehicle.trim}</Known>
        <Known label={fields.body_class}>{vehicle.body_class}</Known>
        <Known label={fields.fuel_type}>{fuel_type && fuels[fuel_type]}</Known>
        <Known label={fields.drive}>{drive && drives[drive]}</Known>
        <Known label={fields.transmission}>{transmission && transmissions[transmission]}</Known>
        <Known label={fields.seats}>{vehicle.seats}</Known>
        <Known label={fields.doors}>{vehicle.doors}</Known>
        <Known label={fields.exterior_color}>{vehicle.exterior_color}</Known>
        <Known label={fields.interior_color}>{vehicle.interior_color}</Known>
        <Known label={fields.gvwr_g}>{gvwr_g !== null && weight(locale, gvwr_g, units)}</Known>
        <Known label={fields.tank_ml}>{tank_ml !== null && volume(locale, tank_ml, units)}</Known>
        <Known label={fields.battery_wh}>{battery_wh !== null && energy(locale, battery_wh)}</Known>
        <Known label={fields.acriss}>{vehicle.acriss}</Known>
      </Facts>
    </Panel>
  )
}

const Owning = ({ vehicle }: Pick<VehicleProps, "vehicle">) => {
  const { fields, ownerships, uses, sections } = useMessages(fleet)
  const locale = useLocale()
  const { ownership, in_service_on, out_of_service_on, purchase_minor, residual_minor, currency } = vehicle
  const amount = (minor: number | null) =>
    minor !== null && currency !== null && money(locale, minor, currency)
  return (
    <Panel title={sections.ownership}>
      <Facts>
        <Known label={fields.uses}>{vehicle.uses.map((use) => uses[use]).join(", ")}</Known>
        <Known label={fields.ownership}>{ownership && ownerships[ownership]}</Known>
        <Known label={fields.in_service_on}>{in_service_on && day(locale, in_service_on)}</Known>
        <Known label={fields.out_of_service_on}>{out_of_service_on && day(locale, out_of_service_on)}</Known>
        <Known label={fields.purchase}>{amount(purchase_minor)}</Known>
        <Known label={fields.residual}>{amount(residual_minor)}</Known>
      </Facts>
    </Panel>
  )
}

/** The values of the fields that the organization added; nothing if it has none of them. */
const Custom = ({ organization, vehicle }: VehicleProps) => {
  const { fields } = useMessages(fleet)
  const wordsOf = useCustomWords()
  const known = useCustomFields(organization).flatMap((field) => {
    const value = vehicle.custom[field.id]
    return isActive(field) && value !== undefined ? [{ field, words: wordsOf(field, value) }] : []
  })
  if (known.length === 0) return null
  return (
    <Panel title={fields.custom}>
      <Facts>
        {known.map(({ field, words }) => (
          <Fact key={field.id} label={field.name}>
            {words}
          </Fact>
        ))}
      </Facts>
    </Panel>
  )
}

/** The plates the vehicle has and had; nothing if there never was one. */
const Plates = ({ organization, vehicle }: VehicleProps) => {
  const m = useMessages(fleet).record
  const locale = useLocale()
  const { data = [] } = useRegistrations(organization, vehicle.id)
  if (data.length === 0) return null
  return (
    <Panel title={m.platesTitle}>
      <ul className={styles["plates"]}>
        {data.map(({ id, plate, region, from, until }) => (
          <li key={id}>
            <PlateChip plate={plate} region={region} />
            <span className={styles["about"]}>
              {until === null
                ? m.plateSince(day(locale, from))
                : m.plateUntil(day(locale, from), day(locale, until))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** All fields of a vehicle. */
export const Overview = (props: VehicleProps) => (
  <div className={styles["panels"]}>
    <Identity {...props} />
    <div className={styles["column"]}>
      <Specification {...props} />
      <Custom {...props} />
    </div>
    <div className={styles["column"]}>
      <Owning {...props} />
      <Plates {...props} />
    </div>
  </div>
)
