import styles from "./KeyBoard.module.css"

type Kind = "van" | "car" | "lot"

interface Hook {
  readonly kind: Kind
  readonly number: string
  readonly state: "here" | "due" | "grounded" | "out"
}

const HOOKS: ReadonlyArray<Hook> = [
  { kind: "van", number: "07", state: "here" },
  { kind: "van", number: "12", state: "out" },
  { kind: "car", number: "31", state: "due" },
  { kind: "car", number: "32", state: "here" },
  { kind: "car", number: "40", state: "out" },
  { kind: "van", number: "03", state: "grounded" },
  { kind: "van", number: "15", state: "here" },
  { kind: "lot", number: "118", state: "here" },
  { kind: "van", number: "18", state: "out" },
  { kind: "car", number: "27", state: "due" },
  { kind: "car", number: "44", state: "out" },
  { kind: "lot", number: "121", state: "here" },
  { kind: "van", number: "09", state: "here" },
  { kind: "car", number: "52", state: "out" },
  { kind: "van", number: "21", state: "here" }
]

interface Props {
  /** What a tag says, by what it is for. */
  readonly names: { readonly [K in Kind]: (number: string) => string }
}

/** The depot's key board: tags on their hooks, and hooks whose keys are out. Decorative. */
export const KeyBoard = ({ names }: Props) => (
  <div className={styles["board"]} aria-hidden="true">
    {HOOKS.map(({ kind, number, state }) => (
      <div key={number} className={styles["hook"]}>
        <i className={styles["peg"]} />
        <span className={styles[state]}>{names[kind](number)}</span>
      </div>
    ))}
  </div>
)
