import { Fragment, type ReactNode } from "react"
import styles from "./Highlight.module.css"
import { matchesOf } from "./matches.ts"

interface Props {
  readonly text: string
  /** What was searched for; nothing is marked while it is blank. */
  readonly term: string
}

/** A text with what was searched for marked, whatever the case and the accents. */
export const Highlight = ({ text, term }: Props): ReactNode => {
  const stretches = matchesOf(text, term)
  if (stretches.length === 0) return text
  return (
    <>
      {stretches.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(stretches[at - 1]?.[1] ?? 0, from)}
          <mark className={styles["match"]}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(stretches.at(-1)?.[1])}
    </>
  )
}
