import styles from "./Hooks.module.css"

const Peg = ({ x }: { readonly x: number }) => (
  <g>
    <circle cx={x} cy={14} r={6} className={styles["peg"]} />
    <circle cx={x} cy={14} r={2} className={styles["pin"]} />
  </g>
)

const Outline = () => (
  <path
    d="M62 22h36a7 7 0 0 1 7 7v33a6 6 0 0 1-6 6H61a6 6 0 0 1-6-6V29a7 7 0 0 1 7-7Z"
    className={styles["outline"]}
  />
)

const RedTag = () => (
  <g>
    <path d="M62 18h36a7 7 0 0 1 7 7v33a6 6 0 0 1-6 6H61a6 6 0 0 1-6-6V25a7 7 0 0 1 7-7Z" className={styles["red"]} />
    <circle cx={80} cy={25} r={4} className={styles["hole"]} />
    <path d="M80 37v12M80 55v1" className={styles["mark"]} />
  </g>
)

/** Three hooks of the key board: the middle one is empty, or carries a red tag. Decorative. */
export const Hooks = ({ tag }: { readonly tag: "none" | "red" }) => (
  <svg width="160" height="76" viewBox="0 0 160 76" aria-hidden="true" focusable="false" className={styles["hooks"]}>
    <path d="M4 14h152" className={styles["rail"]} />
    {tag === "none" ? <Outline /> : <RedTag />}
    {[24, 80, 136].map((x) => (
      <Peg key={x} x={x} />
    ))}
  </svg>
)
