import { Text } from "@radix-ui/themes"
import { CircleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./FormField.module.css"

/** Props for the control: they connect label, hint and error to it. */
export interface ControlProps {
  readonly id: string
  readonly "aria-describedby"?: string
  readonly "aria-invalid"?: true
}

interface Props {
  readonly label: string
  readonly hint?: ReactNode
  /** A sentence shown under the control and read by screen readers with it. */
  readonly error?: string | undefined
  readonly optional?: boolean
  /** An element at the right end of the label's line, such as a link. */
  readonly aside?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** One field of a form: label, control, hint or error. */
export const FormField = ({ label, hint, error, optional = false, aside, children }: Props) => {
  const m = useMessages(common)
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ")
  return (
    <div className={styles["field"]}>
      <div className={styles["top"]}>
        <label htmlFor={id}>{label}</label>
        {optional && <span className={styles["soft"]}>{m.optional}</span>}
        {aside && <span className={styles["aside"]}>{aside}</span>}
      </div>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true })
      })}
      {error && (
        <Text as="p" id={`${id}-error`} className={styles["error"]}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </Text>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles["soft"]}>
          {hint}
        </p>
      )}
    </div>
  )
}
