import { type CalendarDate, dayIn } from "#kernel"
import { Button, IconButton } from "@radix-ui/themes"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { useState } from "react"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { Select } from "../../../ui/Select.tsx"
import { useNow } from "../../../ui/useNow.ts"
import { occupancy } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { HoldRow } from "./HoldRow.tsx"
import { useHolds, useVehicleZone } from "./occupancy.ts"
import styles from "./Occupancy.module.css"
import { neighbor, type Scale, type Span, spanAround } from "./span.ts"

/** A day without its time zone, which it is written in. */
const atNoon = (day: CalendarDate): Date => new Date(`${day}T12:00:00Z`)

const useSpanTitle = ({ days }: Span, scale: Scale): string => {
  const locale = useLocale()
  const [first = "2026-01-01" as CalendarDate] = days
  const last = days.at(-1) ?? first
  if (scale === "month") {
    const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" })
    const name = format.format(atNoon(first))
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  }
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).formatRange(
    atNoon(first),
    atNoon(last)
  )
}

interface Shown {
  readonly scale: Scale
  readonly day: CalendarDate
}

interface ControlsProps {
  readonly shown: Shown
  readonly today: CalendarDate
  readonly onShow: (shown: Shown) => void
}

/** Goes to another period, or another kind of period. */
const Controls = ({ shown, today, onShow }: ControlsProps) => {
  const m = useMessages(occupancy).calendar
  const { scale, day } = shown
  const go = (direction: -1 | 1) => () => onShow({ scale, day: neighbor(scale, day, direction) })
  return (
    <div className={styles["controls"]}>
      <IconButton variant="surface" color="gray" aria-label={m.previous} onClick={go(-1)}>
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <IconButton variant="surface" color="gray" aria-label={m.next} onClick={go(1)}>
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
      <Button variant="surface" color="gray" onClick={() => onShow({ scale, day: today })}>
        {m.today}
      </Button>
      <Select
        aria-label={m.scale}
        value={scale}
        onChange={({ target }) => onShow({ scale: target.value === "week" ? "week" : "month", day })}
      >
        <option value="week">{m.scales.week}</option>
        <option value="month">{m.scales.month}</option>
      </Select>
    </div>
  )
}

/** The days of the period, above the bars. */
const Days = ({ days, today }: Pick<Span, "days"> & { readonly today: CalendarDate }) => {
  const locale = useLocale()
  const isWeek = days.length <= 7
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    timeZone: "UTC",
    ...(isWeek && { weekday: "short" })
  })
  return (
    <div className={styles["days"]} aria-hidden="true">
      {days.map((day) => (
        <span key={day} data-today={day === today}>
          {format.format(atNoon(day))}
        </span>
      ))}
    </div>
  )
}

const Holds = ({
  span,
  timeZone,
  today,
  ...props
}: VehicleProps & {
  readonly span: Span
  readonly timeZone: string
  readonly today: CalendarDate
}) => {
  const m = useMessages(occupancy).calendar
  const query = useHolds(props.organization, props.vehicle, span)
  if (!query.data) return <NotLoaded query={query} rows={3} />
  return (
    <div className={styles["calendar"]}>
      <Days days={span.days} today={today} />
      {query.data.length === 0 ? (
        <p className={styles["none"]}>{m.empty}</p>
      ) : (
        <ul aria-label={m.list} className={styles["rows"]}>
          {query.data.map((hold) => (
            <HoldRow
              key={hold.id}
              organization={props.organization}
              hold={hold}
              span={span}
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What takes the vehicle in a week or month, as text and as bars. */
export const CalendarPanel = (props: VehicleProps) => {
  const timeZone = useVehicleZone(props)
  const today = dayIn(timeZone, new Date(useNow()))
  const [shown, show] = useState<Shown>({ scale: "month", day: today })
  const span = spanAround(shown.scale, shown.day, timeZone)
  return (
    <Panel
      title={useSpanTitle(span, shown.scale)}
      flush
      aside={<Controls shown={shown} today={today} onShow={show} />}
    >
      <Holds {...props} span={span} timeZone={timeZone} today={today} />
    </Panel>
  )
}
