import { Fragment, type ReactNode } from "react"
import styles from "./Highlight.module.css"
import { matchesOf, type Stretch } from "./matches.ts"

interface MarkedProps {
  readonly text: string
  /** The highlighted ranges, in order. */
  readonly stretches: ReadonlyArray<Stretch>
}

/** A text with some ranges highlighted. */
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
  /** The search term; nothing is highlighted while it is blank. */
  readonly term: string
}

/** A text with the search term highlighted, ignoring case and accents. */
export const Highlight = ({ text, term }: Props) => <Marked text={text} stretches={matchesOf(text, term)} />
