import styles from "./Hooks.module.css"

const Peg = ({ x }: { readonly x: number }) => (
  <g>
    <circle cx={x} cy={14} r={6} className={styles["peg"]} />
    <circle cx={x} cy={14} r={2} className={styles["pin"]} />
  </g>
)

const TAG = "M66 16h28l10 10v36a6 6 0 0 1-6 6H62a6 6 0 0 1-6-6V26Z"

const Outline = () => <path d={TAG} className={styles["outline"]} />

const RedTag = () => (
  <g>
    <path d={TAG} className={styles["red"]} />
    <path d="M80 34v13M80 55v1" className={styles["mark"]} />
  </g>
)

/** Three hooks of the key board: the middle one is empty, or carries a red tag. Decorative. */
export const Hooks = ({ tag }: { readonly tag: "none" | "red" }) => (
  <svg
    width="160"
    height="76"
    viewBox="0 0 160 76"
    aria-hidden="true"
    focusable="false"
    className={styles["hooks"]}
  >
    <path d="M4 14h152" className={styles["rail"]} />
    {tag === "none" ? <Outline /> : <RedTag />}
    {[24, 80, 136].map((x) => (
      <Peg key={x} x={x} />
    ))}
  </svg>
)
