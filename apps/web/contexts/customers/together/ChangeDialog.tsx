import type { Organization } from "#tenancy/contract"
import { Button, Dialog, TextField } from "@radix-ui/themes"
import { useId, useState } from "react"
import { UserId } from "#kernel"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Select } from "../../../ui/Select.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { useTags } from "../customers.ts"
import { customers } from "../messages/index.ts"
import { useOwners } from "../useOwners.ts"
import styles from "../Customers.module.css"
import type { Change } from "./changing.ts"

export type Chosen = "addTag" | "removeTag" | "setOwner"

interface Props {
  readonly organization: Organization
  readonly what: Chosen
  readonly count: number
  readonly busy: boolean
  readonly onChange: (change: Change) => void
  readonly onClose: () => void
}

interface FieldsProps {
  readonly organization: Organization
  readonly onChange: (change: Change | undefined) => void
}

const AddedTag = ({ organization, onChange }: FieldsProps) => {
  const { tag } = useMessages(customers).together
  const listId = useId()
  const tags = useTags(organization)
  return (
    <FormField label={tag}>
      {(control) => (
        <>
          <TextField.Root
            {...control}
            autoComplete="off"
            list={listId}
            onChange={({ target: { value } }) =>
              onChange(value.trim() === "" ? undefined : { add_tags: [value.trim()] })
            }
          />
          <datalist id={listId}>
            {tags.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
        </>
      )}
    </FormField>
  )
}

const RemovedTag = ({ organization, onChange }: FieldsProps) => {
  const { tag, chooseTag } = useMessages(customers).together
  const tags = useTags(organization)
  return (
    <FormField label={tag}>
      {(control) => (
        <Select
          {...control}
          defaultValue=""
          onChange={({ target: { value } }) => onChange(value === "" ? undefined : { remove_tags: [value] })}
        >
          <option value="" disabled>
            {chooseTag}
          </option>
          {tags.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

const Owner = ({ organization, onChange }: FieldsProps) => {
  const { fields, form } = useMessages(customers)
  const { owners } = useOwners(organization)
  return (
    <FormField label={fields.owner_id}>
      {(control) => (
        <Select
          {...control}
          defaultValue=""
          onChange={({ target }) =>
            onChange({ owner_id: target.value === "" ? null : UserId.make(target.value) })
          }
        >
          <option value="">{form.noOwner}</option>
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

const FIELDS = { addTag: AddedTag, removeTag: RemovedTag, setOwner: Owner }

/** Asks for a tag or the owner of the selected customers. One tag at a time, so that it can be undone exactly. */
export const ChangeDialog = ({ organization, what, count, busy, onChange, onClose }: Props) => {
  const m = useMessages(customers).together
  const { cancel } = useMessages(common)
  const opener = useReturnFocus()
  const Field = FIELDS[what]
  const [change, setChange] = useState<Change | undefined>(
    what === "setOwner" ? { owner_id: null } : undefined
  )
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="440px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m[what]}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.about(count)}</Dialog.Description>
        <form
          className={styles["form"]}
          onSubmit={(event) => {
            event.preventDefault()
            if (change) onChange(change)
          }}
        >
          <Field organization={organization} onChange={setChange} />
          <div className={styles["submit"]}>
            <Dialog.Close>
              <Button type="button" variant="surface" color="gray">
                {cancel}
              </Button>
            </Dialog.Close>
            <OnlineButton type="submit" loading={busy} disabled={!change}>
              {m[what]}
            </OnlineButton>
          </div>
        </form>
      </Dialog.Content>
    </DialogRoot>
  )
}
