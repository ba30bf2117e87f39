import type { FleetNumbers } from "#fleet/contract"
import type { TelematicsNumbers } from "#telematics/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { addressOfNumber } from "../../fleet/numbers.ts"
import { operations } from "../messages/index.ts"
import {
  ADDRESSES,
  ATTENTION,
  DEVICE_ATTENTION,
  LIFECYCLES,
  MOVING_NOW,
  type Shown,
  type ShownOfDevices,
  TODAY
} from "./layout.ts"
import { type Counted, NumberLink } from "./NumberLink.tsx"
import styles from "./Numbers.module.css"

interface Props {
  readonly numbers: FleetNumbers
  /** Undefined without devices. */
  readonly devices?: TelematicsNumbers | undefined
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

/** The numbers of devices as links. */
const useCountedOfDevices = (devices: TelematicsNumbers | undefined) => {
  const m = useMessages(operations).numbers
  return (shown: ReadonlyArray<ShownOfDevices>): ReadonlyArray<Counted> =>
    devices === undefined
      ? []
      : shown.map(({ name, ...look }) => ({
          ...m[name],
          ...look,
          to: ADDRESSES[name],
          value: devices[name]
        }))
}

/** Who has what now, and what comes back today. */
export const Today = ({ numbers, devices }: Props) => {
  const m = useMessages(operations)
  const counted = useCounted(numbers)
  const ofDevices = useCountedOfDevices(devices)
  return (
    <Panel title={m.today} flush>
      <ul className={styles["tiles"]} aria-label={m.today}>
        {TODAY.map((shown) => (
          <NumberLink key={shown.name} number={counted(shown)} as="tile" />
        ))}
        {ofDevices(MOVING_NOW).map((number) => (
          <NumberLink key={number.to} number={number} as="tile" />
        ))}
      </ul>
    </Panel>
  )
}

/** What is ordinary comes after what someone has to see to. */
const ordinaryLast = (one: Counted, other: Counted) =>
  Number(one.state === "idle") - Number(other.state === "idle")

/** What someone has to see to. */
export const Attention = ({ numbers, devices }: Props) => {
  const m = useMessages(operations)
  const counted = useCounted(numbers)
  const ofDevices = useCountedOfDevices(devices)(DEVICE_ATTENTION)
  const isFine =
    ATTENTION.every(({ name, state }) => state === "idle" || numbers[name] === 0) &&
    ofDevices.every(({ value }) => value === 0)
  return (
    <Panel title={m.attention} {...(isFine && { about: m.nothingToDo })} flush>
      <ul className={styles["rows"]} aria-label={m.attention}>
        {[...ATTENTION.map(counted), ...ofDevices].toSorted(ordinaryLast).map((number) => (
          <NumberLink key={number.label} number={number} as="row" />
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
