import { IconButton, TextField } from "@radix-ui/themes"
import { Check, Copy } from "lucide-react"
import { type FocusEvent, useState } from "react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./Setup.module.css"
import { FormField } from "./FormField.tsx"
import { notify } from "./toast.ts"

interface Props {
  readonly label: string
  readonly value: string
}

const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select()

/** Copies a value; says so with a toast and a check mark. */
export const CopyButton = ({ label, value }: Props) => {
  const m = useMessages(common)
  const [isCopied, setCopied] = useState(false)
  // Browsers offer the clipboard only over https and on localhost.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      notify.success(m.copied)
    } catch {
      notify.error(m.notCopied)
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <IconButton
      type="button"
      variant="surface"
      color="gray"
      size="2"
      aria-label={m.copy(label)}
      onClick={() => void copy()}
    >
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  )
}

/** A value to be copied. It is selected with the field, where the browser has no clipboard for us. */
export const CopyField = ({ label, value }: Props) => (
  <FormField label={label}>
    {(control) => (
      <div className={styles["copy"]}>
        <TextField.Root {...control} readOnly value={value} onFocus={selectAll} className={styles["value"]} />
        <CopyButton label={label} value={value} />
      </div>
    )}
  </FormField>
)

/** Several lines to be copied. */
export const CopyLines = ({ label, value }: Props) => (
  <figure aria-label={label} className={styles["copy"]}>
    <pre className={styles["lines"]}>{value}</pre>
    <CopyButton label={label} value={value} />
  </figure>
)
