import type { DowntimeSummary } from "#maintenance/contract"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { NumberInfo } from "../../operations/numbers/NumberInfo.tsx"
import numbers from "../../operations/numbers/Numbers.module.css"
import { downtime } from "../messages/pages.ts"
import type { Days } from "./downtime.ts"
import { useHours } from "./useHours.ts"

interface Props {
  readonly summary: DowntimeSummary
  readonly days: Days
}

const byHours = (causes: DowntimeSummary["causes"]) =>
  causes.toSorted((one, other) => other.down_s - one.down_s)

/** How long vehicles could not be used for which cause, longest first, and which part of all downtime that is. */
export const Causes = ({ summary, days }: Props) => {
  const m = useMessages(downtime)
  const { hours, share } = useHours()
  const { causes, down_s: all } = summary
  if (causes.length === 0) return null
  return (
    <Panel title={m.byCause} flush>
      <ul className={numbers["rows"]} aria-label={m.byCause}>
        {byHours(causes).map(({ cause, down_s }) => (
          <li key={cause} className={numbers["row"]}>
            <Link to={`/services/downtime?days=${days}&cause=${cause}`} className={numbers["link"]}>
              <b className={numbers["value"]}>{m.share(hours(down_s), share(down_s / all))}</b>{" "}
              <span className={numbers["label"]}>{m.causes[cause]}</span>
            </Link>
            <NumberInfo
              label={m.causes[cause]}
              about={m.causeAbout(hours(down_s), hours(all), share(down_s / all))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
