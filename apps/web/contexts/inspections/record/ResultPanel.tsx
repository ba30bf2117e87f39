import { Link } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import handovers from "../../fleet/handovers/Handovers.module.css"
import { inspections } from "../messages/index.ts"
import { record } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { ResultBadge } from "../ResultBadge.tsx"
import type { InspectionProps } from "./InspectionPage.tsx"

/** What was found, by whom, and what a reviewer should know. */
export const ResultPanel = ({ organization, inspection }: InspectionProps) => {
  const m = useMessages(record)
  const { flags: words, someone, minutes, uses } = useMessages(inspections)
  const format = useFormat(organization.time_zone)
  const { result, failed, answered, vehicle, performed_by, duration, flags, review, form } = inspection
  return (
    <Panel title={m.result}>
      <div className={handovers["facts"]}>
        <Facts>
          <Fact label={m.result}>
            <ResultBadge result={result} />
          </Fact>
          <Fact label={m.failed}>{m.failedOf(failed, answered)}</Fact>
          <Fact label={m.vehicle}>
            <Link to={`/vehicles/${vehicle.id}?tab=inspections`}>{vehicle.name}</Link>
          </Fact>
          <Fact label={m.person}>{performed_by.name ?? someone}</Fact>
          <Fact label={m.duration}>{minutes(Math.max(1, Math.round(duration / 60)))}</Fact>
          <Fact label={m.form}>{m.version(uses[form.use], form.version)}</Fact>
          <Fact label={m.review}>
            {review && m.reviewedBy(review.by.name ?? someone, format.dateTime(review.at), review.note)}
          </Fact>
        </Facts>
      </div>
      {flags.length > 0 && (
        <ul className={styles["flags"]} aria-label={m.flags}>
          {flags.map((flag) => (
            <li key={flag}>
              <StateBadge state={review ? "idle" : "caution"}>{words[flag].name}</StateBadge>
              <span className={styles["hint"]}>{words[flag].about}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
