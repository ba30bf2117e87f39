import { TextArea } from "@radix-ui/themes"
import type { ComponentProps } from "react"

interface Props extends ComponentProps<typeof TextArea> {
  /** The name of its form's draft: nobody should have to type a long text twice. */
  readonly draft: string
}

/** A text of several lines, in a form that survives a reload. */
export const LongText = ({ draft, ...props }: Props) => (
  <TextArea resize="vertical" data-draft={draft} {...props} />
)
