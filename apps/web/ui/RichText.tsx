import { Fragment, type ReactNode } from "react"

interface Props {
  /** A sentence with placeholders for elements: `you agree to our [terms]`. */
  readonly text: string
  readonly parts: Readonly<Record<string, ReactNode>>
}

const PLACE = /\[(\w+)\]/

/** A translated sentence with links or emphasis in it, in the order its language needs. */
export const RichText = ({ text, parts }: Props) =>
  // The parts of a sentence never change order: their position is a stable key.
  text.split(PLACE).map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>)
