import type { FleetNumbers } from "#fleet/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { addressOfNumber } from "../../fleet/numbers.ts"
import { operations } from "../messages/index.ts"
import { ATTENTION, LIFECYCLES, type Shown, TODAY } from "./layout.ts"
import { type Counted, NumberLink } from "./NumberLink.tsx"
import styles from "./Numbers.module.css"

interface Props {
  readonly numbers: FleetNumbers
}

/** The numbers of the fleet as links, in the order of the layout. */
const useCounted = (numbers: FleetNumbers) => {
  const m = useMessages(operations).numbers
  return ({ name, ...shown }: Shown): Counted => ({
    ...m[name],
    ...shown,
    to: addressOfNumber(name),
    value: numbers[name]
  })
}

/** Who has what now, and what comes back today. */
export const Today = ({ numbers }: Props) => {
  const m = useMessages(operations)
  const counted = useCounted(numbers)
  return (
    <Panel title={m.today} flush>
      <ul className={styles["tiles"]} aria-label={m.today}>
        {TODAY.map((shown) => (
          <NumberLink key={shown.name} number={counted(shown)} as="tile" />
        ))}
      </ul>
    </Panel>
  )
}

/** What someone has to see to. */
export const Attention = ({ numbers }: Props) => {
  const m = useMessages(operations)
  const counted = useCounted(numbers)
  const isFine = ATTENTION.every(({ name, state }) => state === "idle" || numbers[name] === 0)
  return (
    <Panel title={m.attention} {...(isFine && { about: m.nothingToDo })} flush>
      <ul className={styles["rows"]} aria-label={m.attention}>
        {ATTENTION.map((shown) => (
          <NumberLink key={shown.name} number={counted(shown)} as="row" />
        ))}
      </ul>
    </Panel>
  )
}

/** All vehicles, and how many are in which state. */
export const ByState = ({ numbers }: Props) => {
  const m = useMessages(operations)
  const counted = useCounted(numbers)
  return (
    <Panel title={m.byState} flush>
      <div className={styles["bar"]} aria-hidden="true">
        {LIFECYCLES.filter((name) => numbers[name] > 0).map((name) => (
          <span key={name} data-part={name} style={{ flexGrow: numbers[name] }} />
        ))}
      </div>
      <ul className={styles["rows"]} aria-label={m.byState}>
        <NumberLink number={counted({ name: "vehicles" })} as="row" />
        {LIFECYCLES.map((name) => (
          <NumberLink key={name} number={{ ...counted({ name }), part: name }} as="row" />
        ))}
      </ul>
    </Panel>
  )
}
