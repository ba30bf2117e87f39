import { daysAfter } from "#kernel"
import { Button, IconButton } from "@radix-ui/themes"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Select } from "../../../ui/Select.tsx"
import due from "../due/Due.module.css"
import { planning } from "../messages/pages.ts"
import { daysOf } from "./layout.ts"
import styles from "./Planning.module.css"
import type { usePlanningState } from "./planning.ts"

interface Props {
  readonly state: ReturnType<typeof usePlanningState>
}

/** Which days the board shows, and how. */
export const Toolbar = ({ state: { day, view, by, today, change } }: Props) => {
  const m = useMessages(planning)
  const format = useFormat()
  const days = daysOf(view, day)
  const step = (direction: number) => () => change({ day: daysAfter(day, direction * days.length) })
  const [first = day, last = day] = [days[0], days.at(-1)]
  return (
    <div className={styles["bar"]}>
      <IconButton variant="surface" color="gray" aria-label={m.previous[view]} onClick={step(-1)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <Button variant="surface" color="gray" disabled={day === today} onClick={() => change({ day: "" })}>
        {m.today}
      </Button>
      <IconButton variant="surface" color="gray" aria-label={m.next[view]} onClick={step(1)}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
      <b>{format.days(first, last)}</b>
      <div className={due["outcome"]}>
        <Select aria-label={m.view} value={view} onChange={({ target }) => change({ view: target.value })}>
          <option value="day">{m.day}</option>
          <option value="week">{m.week}</option>
        </Select>
      </div>
      <div className={due["outcome"]}>
        <Select aria-label={m.by} value={by} onChange={({ target }) => change({ by: target.value })}>
          <option value="bay">{m.groups.bay}</option>
          <option value="technician">{m.groups.technician}</option>
        </Select>
      </div>
    </div>
  )
}
