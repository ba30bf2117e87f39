import { Peg, Rail } from "../../ui/Rail.tsx"
import styles from "./AccountTag.module.css"

/** Connected, about to expire, connecting, broken, or not connected. */
export type TagState = "connected" | "due" | "coming" | "red" | "empty"

const TAG = "M30 26h36l12 12v42a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V38Z"

const MARKS: Readonly<Record<TagState, React.ReactNode>> = {
  connected: <circle cx="48" cy="75" r="4" className={styles["go"]} />,
  due: <path d="m48 70 5 9H43Z" className={styles["mark"]} />,
  red: <path d="m43 70 10 10m0-10L43 80" className={styles["cross"]} />,
  coming: null,
  empty: null
}

interface Props {
  readonly state: TagState
  /** The text of the tag: the provider's name. */
  readonly name: string
}

/** The account drawn as a key tag. Decorative. */
export const AccountTag = ({ state, name }: Props) => (
  <svg
    width="96"
    height="92"
    viewBox="0 0 96 92"
    aria-hidden="true"
    focusable="false"
    className={styles["tag"]}
    data-state={state}
  >
    <Rail length={88} />
    <path d={TAG} className={styles["body"]} />
    <circle cx="48" cy="37" r="3" className={styles["hole"]} />
    <path d="M48 14v22" className={styles["loop"]} />
    <Peg x={48} />
    <text x="48" y="62" textAnchor="middle" className={styles["name"]}>
      {name}
    </text>
    {MARKS[state]}
  </svg>
)
