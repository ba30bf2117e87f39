import type { Organization } from "#tenancy/contract"
import { Link } from "react-router"
import { useFormat } from "../../i18n/format.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { ProgressBar } from "../../ui/ProgressBar.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { useNow } from "../../ui/useNow.ts"
import { SupportContact } from "./SupportContact.tsx"
import { billing } from "./messages/index.ts"
import styles from "./TrialPanel.module.css"

const DAY = 24 * 60 * 60 * 1000
const TRIAL_DAYS = 14

interface Props {
  readonly organization: Organization
}

/** Where the organization's data can be exported, with the permission it requires. */
const EXPORTS = [
  { name: "customers", permission: "customers.export", path: "/customers" },
  { name: "messages", permission: "messages.read", path: "/messages?open" },
  { name: "auditLog", permission: "audit.read", path: "/organization?tab=audit-log" }
] as const

/** Says what the banner says on every other page, and where to export. */
const EndedPanel = ({ organization: { can, trial_ends_at, time_zone } }: Props) => {
  const m = useMessages(billing).trial
  const format = useFormat(time_zone)
  return (
    <Panel title={m.title} about={m.ended(format.date(trial_ends_at))}>
      <p className={styles["stays"]}>
        {m.stays} <SupportContact />
      </p>
      <ul className={styles["exports"]}>
        {EXPORTS.filter(({ permission }) => can.includes(permission)).map(({ name, path }) => (
          <li key={name}>
            <Link to={path}>{m.exports[name]}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** How much of the free trial remains, as a number and as a progress bar. */
export const TrialPanel = ({ organization }: Props) => {
  const m = useMessages(billing).trial
  const { trial_ends_at: endsAt, time_zone } = organization
  const format = useFormat(time_zone)
  const left = Math.max(0, Math.ceil((endsAt.getTime() - useNow()) / DAY))
  const day = Math.min(TRIAL_DAYS, TRIAL_DAYS - left + 1)
  if (left === 0) return <EndedPanel organization={organization} />
  return (
    <Panel title={m.title}>
      <div className={styles["trial"]}>
        <p className={styles["left"]}>{m.daysLeft(left)}</p>
        <p className={styles["end"]}>{m.endsOn(format.date(endsAt))}</p>
      </div>
      <ProgressBar value={day} max={TRIAL_DAYS} label={m.progress(day, TRIAL_DAYS)} />
    </Panel>
  )
}
