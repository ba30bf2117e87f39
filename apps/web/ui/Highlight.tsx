import { Fragment, type ReactNode } from "react"
import styles from "./Highlight.module.css"
import { matchesOf, type TextRange } from "./matches.ts"

interface HighlightRangesProps {
  readonly text: string
  /** The highlighted ranges, in order. */
  readonly ranges: ReadonlyArray<TextRange>
}

/** A text with some ranges highlighted. */
export const HighlightRanges = ({ text, ranges }: HighlightRangesProps): ReactNode => {
  if (ranges.length === 0) return text
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, from)}
          <mark className={styles["match"]}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  )
}

interface Props {
  readonly text: string
  /** The search term; nothing is highlighted while it is blank. */
  readonly term: string
}

/** A text with the search term highlighted, ignoring case and accents. */
export const Highlight = ({ text, term }: Props) => (
  <HighlightRanges text={text} ranges={matchesOf(text, term)} />
)
