import { MAX_TASK_PARTS, type PartView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { IconButton, TextField } from "@radix-ui/themes"
import { CircleAlert, X } from "lucide-react"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import fields from "../../fleet/fields/Fields.module.css"
import styles from "../Maintenance.module.css"
import { tasks } from "../messages/pages.ts"
import { useNumberChecks } from "../numbers.ts"
import { PartField } from "../parts/PartField.tsx"
import { type PartDraft, partsIn, partsText } from "./partDrafts.ts"

interface RowProps {
  readonly part: PartDraft
  readonly invalid: boolean
  /** Whether it was chosen just now, so that its quantity is entered next. */
  readonly added: boolean
  readonly onQuantity: (quantity: string) => void
  readonly onRemove: () => void
}

const Row = ({ part: { number, name, unit, quantity }, invalid, added, onQuantity, onRemove }: RowProps) => {
  const m = useMessages(tasks).parts
  return (
    <li className={fields["choice"]}>
      <span className={fields["text"]}>
        {name}
        <span className={fields["about"]}>{`${number} · ${unit}`}</span>
      </span>
      <TextField.Root
        className={styles["quantity"] ?? ""}
        aria-label={m.quantityOf(name, unit)}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The person has just chosen the part, and continues with its quantity.
        autoFocus={added}
        inputMode="decimal"
        value={quantity}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => onQuantity(target.value)}
      />
      <IconButton
        type="button"
        variant="ghost"
        color="gray"
        aria-label={m.remove(name)}
        onClick={({ currentTarget }) => {
          // The focus would be lost together with the row.
          currentTarget.closest("fieldset")?.querySelector<HTMLElement>("[role=combobox]")?.focus()
          onRemove()
        }}
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

interface Props {
  readonly organization: Organization
  readonly text: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** The parts that a task usually uses: found by number or name, each with its quantity. */
export const UsualParts = ({ organization, text, error, onChange }: Props) => {
  const m = useMessages(tasks).parts
  const check = useNumberChecks(organization.currency)
  const [chosen, setChosen] = useState<{ readonly id?: string; readonly times: number }>({ times: 0 })
  const parts = partsIn(text)
  const set = (after: ReadonlyArray<PartDraft>) => onChange(partsText(after))
  const add = (part: PartView | undefined) => {
    if (!part) return
    setChosen(({ times }) => ({ id: part.id, times: times + 1 }))
    const { id: part_id, number, name, unit } = part
    if (!parts.some((one) => one.part_id === part_id))
      set([...parts, { part_id, number, name, unit, quantity: "1" }])
  }
  return (
    <fieldset className={fields["choices"]}>
      <legend>{m.title}</legend>
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <Row
              // A part that is chosen once more gets the focus, too.
              key={part.part_id === chosen.id ? `${part.part_id} ${chosen.times}` : part.part_id}
              part={part}
              added={part.part_id === chosen.id}
              invalid={error !== undefined && check.quantity(part.quantity) !== undefined}
              onQuantity={(quantity) =>
                set(parts.map((one) => (one.part_id === part.part_id ? { ...one, quantity } : one)))
              }
              onRemove={() => set(parts.filter(({ part_id }) => part_id !== part.part_id))}
            />
          ))}
        </ul>
      )}
      {error && (
        <p className={fields["error"]}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      )}
      {parts.length < MAX_TASK_PARTS && (
        // A new field after each choice, which is empty.
        <PartField
          key={chosen.times}
          organization={organization}
          part={undefined}
          anyStock
          hint={m.hint}
          onChoose={add}
        />
      )}
    </fieldset>
  )
}
