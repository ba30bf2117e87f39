import { Fragment, type ReactNode } from "react"
import styles from "./Highlight.module.css"
import { matchesOf, type Stretch } from "./matches.ts"

interface MarkedProps {
  readonly text: string
  /** What is marked, in order. */
  readonly stretches: ReadonlyArray<Stretch>
}

/** A text with some of it marked. */
export const Marked = ({ text, stretches }: MarkedProps): ReactNode => {
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

interface Props {
  readonly text: string
  /** What was searched for; nothing is marked while it is blank. */
  readonly term: string
}

/** A text with what was searched for marked, whatever the case and the accents. */
export const Highlight = ({ text, term }: Props) => <Marked text={text} stretches={matchesOf(text, term)} />
