import { Fragment, type ReactNode } from "react"

interface Props {
  /** A sentence with places for elements: `you agree to our [terms]`. */
  readonly text: string
  readonly parts: Readonly<Record<string, ReactNode>>
}

const PLACE = /\[(\w+)\]/

/** A translated sentence with links or emphasis in it, in whatever order its language puts them. */
export const Rich = ({ text, parts }: Props) =>
  // The pieces of one sentence never change places: their position is their key.
  text.split(PLACE).map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>)
