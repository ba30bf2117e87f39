import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useLocale } from "../../../i18n/locale.ts"
import handovers from "../../fleet/handovers/Handovers.module.css"
import { useChain } from "../inspections.ts"
import { record } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import type { InspectionProps } from "./InspectionPage.tsx"

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in its largest unit: `3 hours`. */
const lengthText = (locale: string, seconds: number): string => {
  const [unit, size] =
    seconds >= DAY
      ? (["day", DAY] as const)
      : seconds >= HOUR
        ? (["hour", HOUR] as const)
        : seconds >= MINUTE
          ? (["minute", MINUTE] as const)
          : (["second", 1] as const)
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.round(seconds / size)
  )
}

const Chain = ({ organization, inspection }: InspectionProps) => {
  const m = useMessages(record).chain
  const { data } = useChain(organization, inspection.vehicle.id)
  if (!data) return null
  if (!data.is_intact) return <StateBadge state="stop">{m.broken(data.broken_at)}</StateBadge>
  return <StateBadge state="go">{m.intact(data.inspections)}</StateBadge>
}

/** When it happened by both clocks, and that nobody has changed it since. */
export const ClocksPanel = (props: InspectionProps) => {
  const { organization, inspection } = props
  const m = useMessages(record)
  const locale = useLocale()
  const format = useFormat(organization.time_zone)
  const { started_at, finished_at, device_at, received_at, clock_offset, place, number, hash } = inspection
  const offset = Math.abs(clock_offset)
  return (
    <Panel title={m.record}>
      <div className={`${handovers["facts"]} ${styles["record"]}`}>
        <Facts>
          <Fact label={m.started}>{format.dateTime(started_at)}</Fact>
          <Fact label={m.finished}>{format.dateTime(finished_at)}</Fact>
          <Fact label={m.sent}>{format.dateTime(device_at)}</Fact>
          <Fact label={m.received}>{format.dateTime(received_at)}</Fact>
          <Fact label={m.clock}>
            {offset < MINUTE
              ? m.clockRight
              : clock_offset > 0
                ? m.clockAhead(lengthText(locale, offset))
                : m.clockBehind(lengthText(locale, offset))}
          </Fact>
          {place && (
            <Fact label={m.place.label}>
              {m.place.value(
                [place.latitude, place.longitude].map((degrees) => degrees.toFixed(3)).join(", "),
                place.accuracy === null ? null : format.number(Math.round(place.accuracy))
              )}
            </Fact>
          )}
          <Fact label={m.number}>{m.numberOfVehicle(number, inspection.vehicle.name)}</Fact>
          <Fact label={m.chain.label}>
            <Chain {...props} />
            <span className={handovers["hash"]}>{hash}</span>
          </Fact>
        </Facts>
      </div>
    </Panel>
  )
}
