import styles from "./Rail.module.css"

/** The rail of the key board, as part of a drawing. */
export const Rail = ({ length }: { readonly length: number }) => (
  <path d={`M4 14h${length}`} className={styles["rail"]} />
)

/** A peg of the rail, which holds a tag. */
export const Peg = ({ x }: { readonly x: number }) => (
  <g>
    <circle cx={x} cy={14} r={6} className={styles["peg"]} />
    <circle cx={x} cy={14} r={2} className={styles["pin"]} />
  </g>
)
