import type { To } from "react-router"
import { Link } from "react-router"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { devices } from "../messages/pages.ts"
import { codeOf, type FaultProps, useClearing } from "./faults.ts"
import styles from "./Health.module.css"

interface Props extends FaultProps {
  /** Opens the device. */
  readonly to: To
}

const Action = (props: FaultProps) => {
  const m = useMessages(devices).faults
  const { clear, reopen } = useClearing(props)
  const { organization, fault } = props
  if (!organization.can.includes("devices.edit")) return null
  const isOpen = fault.closed_at === null
  const command = isOpen ? clear : reopen
  return (
    <OnlineButton
      size="1"
      variant="surface"
      color="gray"
      {...(isOpen && { "aria-label": m.clearNamed(codeOf(fault), fault.vehicle.name) })}
      loading={command.isPending}
      onClick={() => command.mutate()}
    >
      {isOpen ? m.clear : m.reopen}
    </OnlineButton>
  )
}

/** When a fault began or ended, how often it appeared and when it was last reported. */
const When = ({ organization, fault }: FaultProps) => {
  const { faults, issues } = useMessages(devices)
  const { opened_at, closed_at, last_seen_at, count } = fault
  const [words, at] = closed_at === null ? [issues.since, opened_at] : [issues.closed, closed_at]
  const shown = (instant: Date) => <RelativeTime at={instant} timeZone={organization.time_zone} />
  return (
    <div className={styles["when"]}>
      <span>
        <RichText text={words("[when]")} parts={{ when: shown(at) }} />
      </span>
      <span className={styles["soft"]}>
        <RichText text={faults.lastSeen("[when]")} parts={{ when: shown(last_seen_at) }} />
        {count > 1 && ` · ${faults.times(count)}`}
      </span>
    </div>
  )
}

/** One fault: the code in words, the vehicle, since when and how often, and a button to clear it. */
export const FaultRow = ({ organization, fault, to }: Props) => {
  const m = useMessages(devices).faults
  const locale = useLocale()
  const { vehicle, device, text, closed_at } = fault
  return (
    <li className={styles["row"]} data-faults="" data-quiet={closed_at !== null}>
      <div className={styles["what"]}>
        <span className={styles["kind"]}>
          <StateBadge state={closed_at === null ? "caution" : "idle"}>{codeOf(fault)}</StateBadge>
        </span>
        <span className={styles["evidence"]}>{text === null ? m.unknown : text[locale]}</span>
      </div>
      <div className={styles["where"]}>
        <Link to={`/vehicles/${vehicle.id}`} className={styles["device"]}>
          {vehicle.name}
        </Link>
        <Link to={to} replace preventScrollReset className={styles["vehicle"]}>
          {device.name}
        </Link>
      </div>
      <When organization={organization} fault={fault} />
      <div className={styles["actions"]}>
        <Action organization={organization} fault={fault} />
      </div>
    </li>
  )
}
