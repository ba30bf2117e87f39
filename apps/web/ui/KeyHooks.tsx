import styles from "./KeyHooks.module.css"
import { Peg, Rail } from "./Rail.tsx"

const TAG = "M66 16h28l10 10v36a6 6 0 0 1-6 6H62a6 6 0 0 1-6-6V26Z"

const Outline = () => <path d={TAG} className={styles["outline"]} />

const RedTag = () => (
  <g>
    <path d={TAG} className={styles["red"]} />
    <path d="M80 34v13M80 55v1" className={styles["mark"]} />
  </g>
)

/** Three hooks of the key board: the middle one is empty, or carries a red tag. Decorative. */
export const KeyHooks = ({ tag }: { readonly tag: "none" | "red" }) => (
  <svg
    width="160"
    height="76"
    viewBox="0 0 160 76"
    aria-hidden="true"
    focusable="false"
    className={styles["hooks"]}
  >
    <Rail length={152} />
    {tag === "none" ? <Outline /> : <RedTag />}
    {[24, 80, 136].map((x) => (
      <Peg key={x} x={x} />
    ))}
  </svg>
)
