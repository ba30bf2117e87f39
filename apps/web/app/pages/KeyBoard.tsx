import styles from "./KeyBoard.module.css"

interface Hook {
  readonly name: string
  readonly state: "here" | "due" | "grounded" | "out"
}

/** No text but the tags' own: the same in every language. */
const HOOKS: ReadonlyArray<Hook> = [
  { name: "VAN 07", state: "here" },
  { name: "VAN 12", state: "out" },
  { name: "CAR 31", state: "due" },
  { name: "CAR 32", state: "here" },
  { name: "CAR 40", state: "out" },
  { name: "VAN 03", state: "grounded" },
  { name: "VAN 15", state: "here" },
  { name: "LOT 118", state: "here" },
  { name: "VAN 18", state: "out" },
  { name: "CAR 27", state: "due" },
  { name: "CAR 44", state: "out" },
  { name: "LOT 121", state: "here" },
  { name: "VAN 09", state: "here" },
  { name: "CAR 52", state: "out" },
  { name: "VAN 21", state: "here" }
]

/** The depot's key board: tags on their hooks, and hooks whose keys are out. Decorative. */
export const KeyBoard = () => (
  <div className={styles["board"]} aria-hidden="true">
    {HOOKS.map(({ name, state }) => (
      <div key={name} className={styles["hook"]}>
        <i className={styles["peg"]} />
        <span className={styles[state]}>{name}</span>
      </div>
    ))}
  </div>
)
