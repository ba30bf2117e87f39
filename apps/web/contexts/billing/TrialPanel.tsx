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

const EndedPanel = () => {
  const m = useMessages(billing).trial
  return (
    <Panel title={m.title} about={m.ended}>
      <p>
        {m.stays} <SupportContact />
      </p>
      <p>
        <Link to="/customers">{m.export}</Link>
      </p>
    </Panel>
  )
}

interface Props {
  readonly endsAt: Date
  readonly timeZone: string
}

/** How much of the free trial remains, as a number and as a progress bar. */
export const TrialPanel = ({ endsAt, timeZone }: Props) => {
  const m = useMessages(billing).trial
  const format = useFormat(timeZone)
  const left = Math.max(0, Math.ceil((endsAt.getTime() - useNow()) / DAY))
  const day = Math.min(TRIAL_DAYS, TRIAL_DAYS - left + 1)
  if (left === 0) return <EndedPanel />
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
