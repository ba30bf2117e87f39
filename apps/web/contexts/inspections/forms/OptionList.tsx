import { MAX_OPTIONS } from "#inspections/contract"
import { Button, Checkbox, IconButton, Text, TextField } from "@radix-ui/themes"
import { CircleAlert, Plus, X } from "lucide-react"
import { newUuid } from "../../../api/newUuid.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import fields from "../../fleet/fields/Fields.module.css"
import { forms } from "../messages/pages.ts"
import { type OptionDraft, optionsIn, optionsText } from "./itemValues.ts"

interface Props {
  readonly text: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** The options of an item, and which of them are a failure. */
export const OptionList = ({ text, error, onChange }: Props) => {
  const m = useMessages(forms).item.options
  const options = optionsIn(text)
  const set = (after: ReadonlyArray<OptionDraft>) => onChange(optionsText(after))
  const change = (id: string, part: Partial<OptionDraft>) =>
    set(options.map((option) => (option.id === id ? { ...option, ...part } : option)))
  const add = () => set([...options, { id: newUuid(), key: "", label: "", label_es: "", fails: false }])
  return (
    <fieldset className={fields["choices"]}>
      <legend>{m.legend}</legend>
      <ul>
        {options.map(({ id, label, fails }, at) => (
          <li key={id} className={fields["choice"]}>
            <TextField.Root
              autoComplete="off"
              maxLength={160}
              aria-label={m.name(at + 1)}
              aria-invalid={error !== undefined || undefined}
              value={label}
              onChange={({ target }) => change(id, { label: target.value })}
            />
            <Text as="label" size="2">
              <Checkbox
                checked={fails}
                aria-label={m.failsOf(label || m.name(at + 1))}
                onCheckedChange={(checked) => change(id, { fails: checked === true })}
              />{" "}
              {m.fails}
            </Text>
            <IconButton
              type="button"
              variant="ghost"
              color="gray"
              aria-label={m.remove(label || m.name(at + 1))}
              onClick={() => set(options.filter((option) => option.id !== id))}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && (
        <p className={fields["error"]}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      )}
      {options.length < MAX_OPTIONS && (
        <Button type="button" variant="surface" color="gray" onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {m.add}
        </Button>
      )}
    </fieldset>
  )
}
