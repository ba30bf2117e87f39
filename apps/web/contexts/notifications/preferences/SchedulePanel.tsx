import { type ReactNode, useId } from "react"
import { Link } from "react-router"
import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineSwitch } from "../../../ui/OnlineSwitch.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { useMe } from "../../identity/me.ts"
import type { Changing } from "./preferences.ts"
import { TimeField } from "./TimeField.tsx"
import styles from "./Schedule.module.css"

/** The initial times when switched on. */
const NIGHT = { from: "22:00", to: "07:00" }
const MORNING = "08:00"

interface ChoiceProps {
  readonly title: string
  readonly sentence: string
  readonly on: boolean
  readonly onSwitch: (on: boolean) => void
  /** The times, while it is on. */
  readonly children: ReactNode
}

const Choice = ({ title, sentence, on, onSwitch, children }: ChoiceProps) => {
  const id = useId()
  return (
    <div className={styles["choice"]}>
      <label htmlFor={id} className={styles["words"]}>
        <b>{title}</b>
        <span id={`${id}-about`}>{sentence}</span>
      </label>
      <OnlineSwitch
        id={id}
        checked={on}
        aria-label={title}
        aria-describedby={`${id}-about`}
        onCheckedChange={onSwitch}
      />
      {on && <div className={styles["times"]}>{children}</div>}
    </div>
  )
}

const QuietHours = ({ preferences, change }: Changing) => {
  const m = useMessages(notifications).times
  const hours = preferences.quiet_hours
  const save = (part: Partial<typeof NIGHT>) => change({ quiet_hours: { ...(hours ?? NIGHT), ...part } })
  const apartFrom = (other: string | undefined) => (time: string) => (time === other ? m.sameTime : undefined)
  return (
    <Choice
      title={m.quiet}
      sentence={m.quietSentence}
      on={hours !== null}
      onSwitch={(on) => change({ quiet_hours: on ? NIGHT : null })}
    >
      <TimeField
        label={m.from}
        value={hours?.from ?? NIGHT.from}
        check={apartFrom(hours?.to)}
        onSave={(from) => save({ from })}
      />
      <TimeField
        label={m.to}
        value={hours?.to ?? NIGHT.to}
        check={apartFrom(hours?.from)}
        onSave={(to) => save({ to })}
      />
    </Choice>
  )
}

const Digest = ({ preferences: { digest_at }, change }: Changing) => {
  const m = useMessages(notifications).times
  return (
    <Choice
      title={m.digest}
      sentence={m.digestSentence}
      on={digest_at !== null}
      onSwitch={(on) => change({ digest_at: on ? MORNING : null })}
    >
      <TimeField
        label={m.digestAt}
        value={digest_at ?? MORNING}
        onSave={(time) => change({ digest_at: time })}
      />
    </Choice>
  )
}

const Zone = ({ zone }: { readonly zone: string }) => {
  const m = useMessages(notifications).times
  const isOwn = typeof useMe()?.time_zone === "string"
  const name = zone.replaceAll("_", " ")
  const profile = <Link to="/account">{m.profile}</Link>
  return (
    <p className={styles["zone"]}>
      <RichText text={isOwn ? m.zone(name) : m.zoneUnset(name)} parts={{ profile }} />
    </p>
  )
}

/** When email and push may be sent: quiet hours, or a daily digest. */
export const SchedulePanel = (changing: Changing) => {
  const m = useMessages(notifications).times
  return (
    <Panel title={m.title} about={m.about} flush>
      <QuietHours {...changing} />
      <Digest {...changing} />
      <Zone zone={changing.preferences.time_zone} />
    </Panel>
  )
}
