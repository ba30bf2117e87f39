import { useMessages } from "../../../i18n/useMessages.ts"
import { LongText } from "../../../ui/LongText.tsx"
import { filling } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { DictateButton } from "./DictateButton.tsx"

interface Props {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly maxLength: number
  readonly draft: string
  readonly onChange: (text: string) => void
}

/** A text that is typed, or spoken where the browser understands speech. */
export const TextAnswer = ({ label, placeholder, value, maxLength, draft, onChange }: Props) => {
  const m = useMessages(filling)
  const add = (spoken: string) =>
    onChange([value.trim(), spoken].filter(Boolean).join(" ").slice(0, maxLength))
  return (
    <div className={styles["text"]}>
      <LongText
        rows={2}
        size="3"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        draft={draft}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <DictateButton label={m.dictate(label)} onSpoken={add} />
    </div>
  )
}
