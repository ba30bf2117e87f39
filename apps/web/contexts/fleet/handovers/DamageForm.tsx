import { DamageSeverity, DamageSize, DamageType, DrawingSide } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Dialog, TextField } from "@radix-ui/themes"
import { useState } from "react"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import dialog from "../../../ui/Dialog.module.css"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import meterStyles from "../meters/Meters.module.css"
import { handovers } from "../messages/pages.ts"
import type { Mark } from "./draft.ts"
import { centerOf, placeOf, PLACES } from "./drawing/places.ts"
import styles from "./Flow.module.css"
import { PhotoInput } from "./PhotoInput.tsx"
import { TakenPicture } from "./TakenPicture.tsx"
import { useDamageWords } from "./useDamageWords.ts"
import type { Photos } from "./usePhotos.ts"

interface ChoiceProps<A extends string> {
  readonly label: string
  readonly options: ReadonlyArray<A>
  readonly words: Readonly<Record<A, string>>
  readonly value: A | null
  /** Shown for no choice; without it one of them is chosen. */
  readonly none?: string
  readonly onChoose: (value: A | null) => void
}

const Choice = <A extends string>({ label, options, words, value, none, onChoose }: ChoiceProps<A>) => (
  <FormField label={label}>
    {(control) => (
      <Select
        {...control}
        value={value ?? ""}
        onChange={({ target }) => onChoose(options.find((one) => one === target.value) ?? null)}
      >
        {none && <option value="">{none}</option>}
        {options.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </Select>
    )}
  </FormField>
)

interface FieldsProps {
  readonly mark: Mark
  readonly organization: Organization
  readonly onChange: (part: Partial<Mark>) => void
}

const Fields = ({ mark, organization, onChange }: FieldsProps) => {
  const { damage: m, sides } = useMessages(handovers)
  const { sizes } = useDamageWords(organization)
  return (
    <div className={meterStyles["pair"]}>
      <Choice
        label={m.side}
        options={DrawingSide.literals}
        words={sides}
        value={mark.side}
        onChoose={(side) => side && onChange({ side })}
      />
      <Choice
        label={m.place}
        options={PLACES}
        words={m.places}
        value={placeOf(mark)}
        onChoose={(place) => place && onChange(centerOf(place))}
      />
      <Choice
        label={m.type}
        options={DamageType.literals}
        words={m.types}
        value={mark.type}
        onChoose={(type) => type && onChange({ type })}
      />
      <Choice
        label={m.severity}
        options={DamageSeverity.literals}
        words={m.severities}
        value={mark.severity}
        onChoose={(severity) => severity && onChange({ severity })}
      />
      <Choice
        label={m.size}
        options={DamageSize.literals}
        words={sizes}
        value={mark.size}
        none={m.unknownSize}
        onChoose={(size) => onChange({ size })}
      />
      <FormField label={m.note}>
        {(control) => (
          <TextField.Root
            autoComplete="off"
            maxLength={200}
            {...control}
            value={mark.note ?? ""}
            onChange={({ target }) => onChange({ note: target.value.trim() === "" ? null : target.value })}
          />
        )}
      </FormField>
    </div>
  )
}

interface Props {
  readonly organization: Organization
  /** As it is now, or as it was placed. */
  readonly mark: Mark
  readonly photos: Photos
  readonly onSave: (mark: Mark) => void
  /** Removes a mark that was saved before. */
  readonly onRemove: (() => void) | undefined
  readonly onClose: () => void
}

/** What is damaged, where, and how badly. */
export const DamageForm = ({ organization, mark: opened, photos, onSave, onRemove, onClose }: Props) => {
  const m = useMessages(handovers).damage
  const { cancel } = useMessages(common)
  const opener = useReturnFocus()
  const [mark, setMark] = useState(opened)
  const change = (part: Partial<Mark>) => setMark((before) => ({ ...before, ...part }))
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="480px" aria-describedby={undefined} {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.editTitle}
        </Dialog.Title>
        <Fields mark={mark} organization={organization} onChange={change} />
        <div className={styles["markPhoto"]}>
          {mark.file_id && (
            <TakenPicture
              key={mark.file_id}
              organization={organization}
              id={mark.file_id}
              taken={photos.taken.get(mark.file_id)}
              alt={m.photo}
              className={styles["picture"]}
            />
          )}
          <PhotoInput
            label={m.photo}
            text={m.photo}
            photos={photos}
            onTaken={(file_id) => change({ file_id })}
          />
        </div>
        <div className={dialog["actions"]}>
          {onRemove && (
            <Button variant="soft" color="red" onClick={onRemove}>
              {m.remove}
            </Button>
          )}
          <Dialog.Close>
            <Button variant="surface" color="gray">
              {cancel}
            </Button>
          </Dialog.Close>
          <Button onClick={() => onSave(mark)}>{m.save}</Button>
        </div>
      </Dialog.Content>
    </DialogRoot>
  )
}
