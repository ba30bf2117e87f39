import type { Motion } from "../fleet/motion.ts"
import styles from "./MotionShape.module.css"

/** The same shapes as on the map; see canvas/style/icons.ts. */
const SHAPES: Readonly<Record<Motion, React.ReactNode>> = {
  moving: <path d="M7 .9 12.3 13 7 10.4 1.7 13z" />,
  stopped: <rect x="2.6" y="2.6" width="8.8" height="8.8" rx="1" />,
  parked: <circle cx="7" cy="7" r="4.8" />,
  silent: <circle cx="7" cy="7" r="4.6" />,
  hidden: (
    <>
      <circle cx="7" cy="7" r="4.6" />
      <path d="M2.4 11.6 11.6 2.4" />
    </>
  ),
  none: <circle cx="7" cy="7" r="4.6" strokeDasharray="2.4 2.4" />
}

/** What a vehicle does, as a shape; words are always beside it. */
export const MotionShape = ({ motion }: { readonly motion: Motion }) => (
  <svg
    viewBox="0 0 14 14"
    aria-hidden="true"
    focusable="false"
    className={styles["shape"]}
    data-motion={motion}
  >
    {SHAPES[motion]}
  </svg>
)
