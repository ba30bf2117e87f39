import styles from "./StateBadge.module.css"

export type State = "go" | "caution" | "stop" | "idle"

const SHAPES: Readonly<Record<State, React.ReactNode>> = {
  go: <circle cx="6" cy="6" r="5" />,
  caution: <path d="M6 .8 11.6 11H.4z" />,
  stop: <path d="M3.6.5h4.8L11.5 3.6v4.8L8.4 11.5H3.6L.5 8.4V3.6z" />,
  idle: <circle cx="6" cy="6" r="4.2" />
}

interface Props {
  readonly state: State
  /** The state in words: shape and colour never appear alone. */
  readonly children: React.ReactNode
}

/** A state as shape, colour and word: circle go, triangle caution, octagon stop, ring idle. */
export const StateBadge = ({ state, children }: Props) => (
  <span className={styles["badge"]}>
    <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false" className={styles[state]}>
      {SHAPES[state]}
    </svg>
    {children}
  </span>
)
