import { Button } from "@radix-ui/themes"
import { Link2 } from "lucide-react"
import { type RefObject, useState } from "react"
import { flushSync } from "react-dom"
import { canMention, useMentionables } from "../../app/mentions/parts.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Combobox } from "../../ui/Combobox.tsx"
import { FormField } from "../../ui/FormField.tsx"
import { referenceTo } from "../../ui/references.ts"
import { useOrganizations } from "../tenancy/organizations.ts"
import { messaging } from "./messages/index.ts"

interface Props {
  /** The text it is inserted into. */
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onChange: (text: string) => void
}

const useInserting =
  ({ field, onChange }: Props) =>
  (reference: string) => {
    const area = field.current
    if (!area) return
    const { value, selectionStart, selectionEnd } = area
    const after = value.slice(selectionEnd)
    const before = value.slice(0, selectionStart)
    const space = before === "" || /\s$/.test(before) ? "" : " "
    const inserted = `${before}${space}${reference} `
    // Rendered before the caret is placed: a new value moves the caret to the end.
    flushSync(() => onChange(inserted + after))
    area.focus()
    area.setSelectionRange(inserted.length, inserted.length)
  }

/** The button that had the focus is gone. */
const focusField = (place: HTMLElement | null) => place?.querySelector("input")?.focus()

/** Inserts a link to a record, such as a customer, where the text's caret is. */
export const InsertRecord = (props: Props) => {
  const m = useMessages(messaging).records
  const { current } = useOrganizations()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState("")
  const { records, isPending } = useMentionables(open ? current : undefined, typed.trim())
  const insert = useInserting(props)
  if (!current || !canMention(current)) return null
  if (!open)
    return (
      <div>
        <Button type="button" variant="ghost" color="gray" onClick={() => setOpen(true)}>
          <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />
          {m.insert}
        </Button>
      </div>
    )
  const options = records.map(({ id, name, about, path }) => ({
    key: id,
    label: name,
    ...(about && { about }),
    path
  }))
  return (
    <div ref={focusField}>
      <FormField label={m.insert}>
        {(control) => (
          <Combobox
            {...control}
            value={undefined}
            options={options}
            hint={records.length === 0 && typed.trim() !== "" && (isPending ? m.searching : m.noneFound)}
            placeholder={m.placeholder}
            onType={setTyped}
            onChoose={(option) => {
              if (!option) return
              insert(referenceTo(option.label, option.path))
              setOpen(false)
              setTyped("")
            }}
          />
        )}
      </FormField>
    </div>
  )
}
