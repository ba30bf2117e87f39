import { Link } from "@radix-ui/themes"
import { Fragment } from "react"
import { Highlight } from "./Highlight.tsx"
import { linksOf } from "./links.ts"

interface Props {
  readonly text: string
  /** The search term, highlighted; nothing by default. */
  readonly term?: string
}

/** A text in which addresses and references to records are links. They open in a new tab that has no access to this one. */
export const LinkedText = ({ text, term = "" }: Props) => {
  const links = linksOf(text)
  return (
    <>
      {links.map(({ range: [from, to], href, label }, at) => (
        <Fragment key={from}>
          <Highlight text={text.slice(links[at - 1]?.range[1] ?? 0, from)} term={term} />
          <Link
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            underline="always"
            {...(label !== text.slice(from, to) && { title: href })}
          >
            <Highlight text={label} term={term} />
          </Link>
        </Fragment>
      ))}
      <Highlight text={text.slice(links.at(-1)?.range[1] ?? 0)} term={term} />
    </>
  )
}
