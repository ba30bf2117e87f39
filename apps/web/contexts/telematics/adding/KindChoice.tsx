import { RadioTower, Server, Smartphone } from "lucide-react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { deviceDialogs } from "../messages/pages.ts"
import styles from "./Adding.module.css"

export const KINDS = ["phone", "tracker", "server"] as const
export type Kind = (typeof KINDS)[number]

const ICONS = { phone: Smartphone, tracker: RadioTower, server: Server } as const

interface Props {
  readonly kind: Kind
  readonly onChoose: (kind: Kind) => void
}

/** What reports: cards of which one is chosen. */
export const KindChoice = ({ kind, onChoose }: Props) => {
  const m = useMessages(deviceDialogs).add
  return (
    <fieldset aria-label={m.kindLabel} className={styles["kinds"]}>
      {KINDS.map((one) => {
        const Icon = ICONS[one]
        return (
          <label key={one} className={styles["kind"]}>
            <input
              type="radio"
              name="kind"
              value={one}
              checked={one === kind}
              onChange={() => onChoose(one)}
            />
            <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
            <b>{m.kinds[one].title}</b>
            <span>{m.kinds[one].about}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
