import type { ReactNode } from "react"
import { Link } from "react-router"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { duration, share, volts } from "../measures.ts"
import { deviceDialogs, devices } from "../messages/pages.ts"
import { DeviceBadge } from "./DeviceBadge.tsx"
import styles from "./Devices.module.css"
import type { DeviceProps } from "./devices.ts"

/** Seconds by which a clock may be wrong without any harm. */
const RIGHT_ENOUGH = 60

const Vehicle = ({ organization, device: { vehicle } }: DeviceProps) => {
  const m = useMessages(deviceDialogs)
  if (vehicle === null) return m.noVehicle
  return (
    <RichText
      text={m.since("[vehicle]", "[when]")}
      parts={{
        vehicle: <Link to={`/vehicles/${vehicle.id}`}>{vehicle.name}</Link>,
        when: <RelativeTime at={vehicle.since} timeZone={organization.time_zone} />
      }}
    />
  )
}

interface KnownProps {
  readonly label: string
  readonly children: ReactNode
}

/** Most devices measure only some of it. */
const Known = ({ label, children }: KnownProps) =>
  children === null ? null : <Fact label={label}>{children}</Fact>

/** What a device measures of itself and of the power it gets. */
const Measured = ({ device }: Pick<DeviceProps, "device">) => {
  const m = useMessages(deviceDialogs)
  const locale = useLocale()
  const { device_battery, is_powered, voltage, signal, clock_skew: skew } = device
  const percent = (value: number | null) => (value === null ? null : share(locale, value))
  const clock =
    skew === null ? null : skew < RIGHT_ENOUGH ? m.clockRight : m.clockAhead(duration(locale, skew))
  return (
    <>
      <Known label={m.fields.battery}>{percent(device_battery)}</Known>
      <Known label={m.fields.power}>
        {is_powered === null ? null : is_powered ? m.powered.yes : m.powered.no}
      </Known>
      <Known label={m.fields.voltage}>{voltage === null ? null : volts(locale, voltage)}</Known>
      <Known label={m.fields.signal}>{percent(signal)}</Known>
      <Known label={m.fields.clock}>{clock}</Known>
    </>
  )
}

/** The fields of a device, and what it last reported. */
export const DeviceFacts = ({ organization, device }: DeviceProps) => {
  const m = useMessages(deviceDialogs)
  const { sources } = useMessages(devices).devices
  const when = (at: Date | null) =>
    at === null ? m.never : <RelativeTime at={at} timeZone={organization.time_zone} />
  return (
    <div className={styles["facts"]}>
      <Facts>
        <Fact label={m.fields.state}>
          <DeviceBadge device={device} />
        </Fact>
        <Fact label={m.fields.vehicle}>
          <Vehicle organization={organization} device={device} />
        </Fact>
        <Fact label={m.fields.seen}>{when(device.seen_at)}</Fact>
        <Fact label={m.fields.fixed}>{when(device.fixed_at)}</Fact>
        <Measured device={device} />
        <Fact label={m.fields.source}>{sources[device.source]}</Fact>
        <Known label={m.fields.model}>{device.model}</Known>
        <Known label={m.fields.imei}>{device.imei}</Known>
        <Known label={m.fields.iccid}>{device.iccid}</Known>
        <Known label={m.fields.external}>{device.external_id}</Known>
        {device.access_lost_at !== null && (
          <Fact label={m.fields.accessLost}>{when(device.access_lost_at)}</Fact>
        )}
        <Fact label={m.fields.added}>{when(device.created_at)}</Fact>
      </Facts>
    </div>
  )
}
