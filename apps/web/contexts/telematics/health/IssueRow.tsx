import type { To } from "react-router"
import { Link } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useNow } from "../../../ui/useNow.ts"
import { devices } from "../messages/pages.ts"
import { AssigneeField } from "./AssigneeField.tsx"
import styles from "./Health.module.css"
import { IssueActions } from "./IssueActions.tsx"
import type { IssueProps } from "./issues.ts"
import { SEVERITIES } from "./kinds.ts"
import { useEvidence } from "./useEvidence.ts"

interface Props extends IssueProps {
  /** Opens the device. */
  readonly to: To
}

const Since = ({ organization, issue }: IssueProps) => {
  const m = useMessages(devices).issues
  const [words, at] = issue.closed_at === null ? [m.since, issue.opened_at] : [m.closed, issue.closed_at]
  const when = <RelativeTime at={at} timeZone={organization.time_zone} />
  return <RichText text={words("[when]")} parts={{ when }} />
}

/** One issue: what is wrong with which device, since when and why, who is responsible, and what can be done. */
export const IssueRow = ({ organization, issue, to }: Props) => {
  const m = useMessages(devices).issues
  const format = useFormat(organization.time_zone)
  const evidence = useEvidence(organization)(issue)
  const now = useNow()
  const { kind, device, vehicle, closed_at, snoozed_until } = issue
  const isSnoozed = closed_at === null && snoozed_until !== null && snoozed_until.getTime() > now
  const state = closed_at !== null || isSnoozed ? "idle" : SEVERITIES[kind]
  return (
    <li className={styles["row"]} data-quiet={isSnoozed || closed_at !== null}>
      <div className={styles["what"]}>
        <span className={styles["kind"]}>
          <StateBadge state={state}>{m.kinds[kind]}</StateBadge>
        </span>
        <span className={styles["evidence"]}>{evidence}</span>
      </div>
      <div className={styles["where"]}>
        <Link to={to} replace preventScrollReset className={styles["device"]}>
          {device.name}
        </Link>
        <Link to={`/vehicles/${vehicle.id}`} className={styles["vehicle"]}>
          {vehicle.name}
        </Link>
      </div>
      <div className={styles["when"]}>
        <span>
          <Since organization={organization} issue={issue} />
        </span>
        {isSnoozed && <span className={styles["soft"]}>{m.snoozed(format.date(snoozed_until))}</span>}
      </div>
      <AssigneeField organization={organization} issue={issue} />
      <div className={styles["actions"]}>
        <IssueActions organization={organization} issue={issue} isSnoozed={isSnoozed} />
      </div>
    </li>
  )
}
