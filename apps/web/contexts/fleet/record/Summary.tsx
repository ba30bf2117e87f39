import type { VehicleDetails } from "#fleet/contract"
import type { ReactNode } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { DocumentsItem } from "../documents/DocumentsItem.tsx"
import { fleet } from "../messages/index.ts"
import { dialText, distanceUnit } from "../meters/quantities.ts"
import { useDisplay } from "../meters/useDisplay.ts"
import { useVehicleZone } from "../occupancy/occupancy.ts"
import { useHoldText } from "../occupancy/useHoldText.ts"
import { MainPhoto } from "../photos/MainPhoto.tsx"
import { PlateChip } from "../PlateChip.tsx"
import { AvailabilityBadge, LifecycleBadge, SafetyBadge } from "../states.tsx"
import { useGroups, useLocations, type VehicleProps } from "../vehicles.ts"
import { useCurrentDrivers, useOpenBlocks } from "./nowHeld.ts"
import styles from "./Record.module.css"

interface ItemProps {
  readonly label: string
  readonly children: ReactNode
  /** A second line, such as a reason. */
  readonly about?: ReactNode
}

const Item = ({ label, children, about }: ItemProps) => (
  <div className={styles["item"]}>
    <dt>{label}</dt>
    <dd>
      {children}
      {about && <p className={styles["about"]}>{about}</p>}
    </dd>
  </div>
)

/** What has the vehicle now, and until when. */
const useHeld = ({ organization, vehicle }: VehicleProps): string | undefined => {
  const { holdKinds } = useMessages(fleet)
  const { untilOf, overdueSince } = useHoldText(useVehicleZone({ organization, vehicle }))
  const { held_as, held_until, overdue } = vehicle
  if (held_as === null) return undefined
  return `${holdKinds[held_as]} ${overdue ? overdueSince(held_until) : untilOf(held_until)}`
}

interface Props extends VehicleProps {
  readonly vehicle: VehicleDetails
}

/** What matters now, at the top of a vehicle's page. */
export const Summary = (props: Props) => {
  const { organization, vehicle } = props
  const blocks = useOpenBlocks(props)
  const drivers = useCurrentDrivers(props)
  const m = useMessages(fleet)
  const format = useFormat(organization.time_zone)
  const display = useDisplay(organization)
  const location = useLocations(organization).nameOf(vehicle.location_id)
  const group = useGroups(organization).nameOf(vehicle.group_id)
  const held = useHeld(props)
  const since = m.record.since(format.date(vehicle.lifecycle_since))
  return (
    <Panel>
      <div className={styles["top"]}>
        <MainPhoto vehicle={vehicle} />
        <dl className={styles["summary"]}>
          <Item
            label={m.fields.lifecycle}
            about={[since, vehicle.lifecycle_note].filter((part) => part !== null).join(", ")}
          >
            <LifecycleBadge lifecycle={vehicle.lifecycle} />
          </Item>
          <Item label={m.fields.safety} about={blocks.map(({ reason }) => reason).join(", ")}>
            <SafetyBadge safety={vehicle.safety} />
          </Item>
          <Item label={m.fields.availability} about={held}>
            <AvailabilityBadge {...vehicle} />
          </Item>
          <Item label={m.fields.driver}>
            {drivers.length === 0 ? m.none : drivers.map(({ driver }) => driver.name).join(", ")}
          </Item>
          <Item label={m.fields.plate}>
            {vehicle.plate === null ? (
              m.none
            ) : (
              <PlateChip plate={vehicle.plate} region={vehicle.plate_region} />
            )}
          </Item>
          <Item
            label={m.fields.odometer}
            about={
              vehicle.odometer_at && (
                <RelativeTime at={vehicle.odometer_at} timeZone={organization.time_zone} />
              )
            }
          >
            {vehicle.odometer_m === null
              ? m.none
              : dialText(display.locale, vehicle.odometer_m, distanceUnit(display))}
          </Item>
          <Item label={m.fields.documents}>
            <DocumentsItem {...props} />
          </Item>
          <Item label={m.fields.location}>{location ?? m.none}</Item>
          <Item label={m.fields.group}>{group ?? m.none}</Item>
        </dl>
      </div>
    </Panel>
  )
}
