import type { Organization } from "#tenancy/contract"
import type { ServiceNumbers } from "#maintenance/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import type { State } from "../../../ui/StateBadge.tsx"
import { NumberInfo } from "../../operations/numbers/NumberInfo.tsx"
import { NumberLink } from "../../operations/numbers/NumberLink.tsx"
import styles from "../../operations/numbers/Numbers.module.css"
import { useServiceNumbers } from "../serviceNumbers.ts"
import { services } from "../messages/pages.ts"
import due from "./Due.module.css"

const STATES = [
  ["overdue", "stop"],
  ["due", "caution"],
  ["due_soon", "caution"]
] as const satisfies ReadonlyArray<readonly [keyof ServiceNumbers, State]>

/** How many services were done on time. Not a link: most of them are in the past. */
const Compliance = ({ numbers }: { readonly numbers: ServiceNumbers }) => {
  const m = useMessages(services).numbers.compliance
  const format = useFormat()
  const { compliance_pct, on_time, counted } = numbers
  return (
    <li className={styles["tile"]} data-zero={compliance_pct === null}>
      <div className={styles["link"]}>
        <b className={styles["value"]}>{compliance_pct === null ? "–" : format.percent(compliance_pct)}</b>{" "}
        <span className={styles["label"]}>{m.label}</span>
      </div>
      <NumberInfo
        label={m.label}
        about={counted === 0 ? m.none : m.about(format.number(on_time), format.number(counted))}
      />
    </li>
  )
}

/** How many services are in which state; each number filters the list. Nothing until there is anything to count. */
export const Numbers = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(services).numbers
  const { data: numbers } = useServiceNumbers(organization)
  if (!numbers) return null
  return (
    <div className={`${styles["center"]} ${due["numbers"]}`}>
      <Panel flush>
        <ul className={styles["tiles"]} aria-label={m.label}>
          {STATES.map(([name, state]) => (
            <NumberLink
              key={name}
              number={{ ...m[name], state, to: `/services?state=${name}`, value: numbers[name] }}
              as="tile"
            />
          ))}
          <Compliance numbers={numbers} />
        </ul>
      </Panel>
    </div>
  )
}
