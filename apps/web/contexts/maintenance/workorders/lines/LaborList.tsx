import { Square, Trash2 } from "lucide-react"
import { useFormat } from "../../../../i18n/format.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../../ui/OnlineButton.tsx"
import { StateBadge } from "../../../../ui/StateBadge.tsx"
import { useNow } from "../../../../ui/useNow.ts"
import styles from "../../Maintenance.module.css"
import { lines } from "../../messages/pages.ts"
import { minutesText } from "../../numbers.ts"
import { useMe } from "../../../identity/me.ts"
import { usePeople } from "../../people.ts"
import { hasTimer, isOwnTimer, type Labor, type LineCommands, type LineProps, minutesOf } from "./lines.ts"

interface Props extends LineProps {
  readonly commands: LineCommands
  readonly editable: boolean
}

interface ButtonProps {
  readonly labor: Labor
  readonly name: string
  readonly commands: LineCommands
}

/** Stops a timer, also one that someone else forgot, or removes recorded time. */
const LaborButton = ({ labor, name, commands }: ButtonProps) => {
  const { line: m } = useMessages(lines)
  const { stopTimer, removeLabor } = commands
  return labor.ended_at ? (
    <OnlineButton
      variant="ghost"
      color="gray"
      aria-label={m.removeTime(name)}
      onClick={() => removeLabor.mutate(labor)}
    >
      <Trash2 size={16} aria-hidden="true" />
    </OnlineButton>
  ) : (
    <OnlineButton
      variant="ghost"
      color="gray"
      aria-label={m.stopTimeOf(name)}
      loading={stopTimer.isPending}
      onClick={() => stopTimer.mutate(labor)}
    >
      <Square size={16} aria-hidden="true" />
      {m.stopTimer}
    </OnlineButton>
  )
}

/** Who worked on a line, and how long. The user's own timer on an open line has a button below (`LineActions`). */
export const LaborList = ({ commands, editable, ...props }: Props) => {
  const { organization, line } = props
  const { line: m, lineFields } = useMessages(lines)
  const format = useFormat(organization.time_zone)
  const { nameOf } = usePeople(organization.time_zone)
  const now = useNow()
  const me = useMe()
  if (line.labor.length === 0) return null
  return (
    <ul aria-label={lineFields.labor}>
      {line.labor.map((labor) => {
        const name = nameOf(labor.technician)
        const started = format.dateTime(labor.started_at)
        const about = [
          name,
          labor.ended_at ? started : m.running(started),
          `${minutesText(minutesOf(labor, now))} h`,
          labor.billable ? undefined : m.notBillable
        ]
        const text = about.filter((part) => part !== undefined).join(" · ")
        return (
          <li key={labor.id} className={styles["badges"]}>
            {labor.ended_at ? <span>{text}</span> : <StateBadge state="go">{text}</StateBadge>}
            {editable && !(hasTimer(props) && isOwnTimer(labor, me)) && (
              <LaborButton labor={labor} name={name} commands={commands} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
