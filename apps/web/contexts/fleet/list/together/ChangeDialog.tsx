import { GroupId, Lifecycle, LocationId, VehicleTag } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { Schema } from "effect"
import type { RefObject } from "react"
import { common } from "../../../../i18n/messages/index.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { closeListFirst } from "../../../../ui/closeListFirst.ts"
import { DialogRoot } from "../../../../ui/DialogRoot.tsx"
import { FormField } from "../../../../ui/FormField.tsx"
import { Select } from "../../../../ui/Select.tsx"
import { SubmitButton } from "../../../../ui/SubmitButton.tsx"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useForm } from "../../../../ui/useForm.ts"
import { useReturnFocus } from "../../../../ui/useReturnFocus.ts"
import { TagChoice } from "../../../views/together/TagChoice.tsx"
import { fleet, vehicleList } from "../../messages/index.ts"
import { useGroups, useLocations, useVehicleTags } from "../../vehicles.ts"
import styles from "../List.module.css"
import type { Change } from "./changing.ts"

export type Chosen = "setState" | "setLocation" | "setGroup" | "addTag" | "removeTag"

interface Props {
  readonly organization: Organization
  readonly what: Chosen
  readonly count: number
  /** Resolves once it is done, or has failed. */
  readonly onChange: (change: Change) => Promise<unknown>
  readonly onClose: () => void
  /** Gets the focus if the button that opened the dialog is gone. */
  readonly box: RefObject<HTMLElement | null>
}

const NONE = "none"
const isTag = Schema.is(VehicleTag)
const isLifecycle = Schema.is(Lifecycle)

const changeOf = (what: Chosen, choice: string): Change => {
  switch (what) {
    case "setState":
      return isLifecycle(choice) ? { lifecycle: choice } : {}
    case "setLocation":
      return { location_id: choice === NONE ? null : LocationId.make(choice) }
    case "setGroup":
      return { group_id: choice === NONE ? null : GroupId.make(choice) }
    case "addTag":
      return { add_tags: [choice.trim()] }
    case "removeTag":
      return { remove_tags: [choice] }
  }
}

type Option = readonly [value: string, label: string]

const namesOf = (
  items: ReadonlyArray<{ readonly id: string; readonly name: string }>
): ReadonlyArray<Option> => items.map(({ id, name }) => [id, name])

/** What can be chosen. */
const useOptions = (
  organization: Organization,
  what: Exclude<Chosen, "addTag">,
  tags: ReadonlyArray<string>
): ReadonlyArray<Option> => {
  const { lifecycles, form } = useMessages(fleet)
  const locations = useLocations(organization).active
  const groups = useGroups(organization).active
  const options: Readonly<Record<typeof what, ReadonlyArray<Option>>> = {
    setState: Lifecycle.literals.map((state) => [state, lifecycles[state]]),
    setLocation: [[NONE, form.noLocation], ...namesOf(locations)],
    setGroup: [[NONE, form.noGroup], ...namesOf(groups)],
    removeTag: tags.map((tag) => [tag, tag])
  }
  return options[what]
}

/** Asks for one thing that the selected vehicles get. One at a time, so that it can be undone exactly. */
export const ChangeDialog = ({ organization, what, count, onChange, onClose, box }: Props) => {
  const { together: m } = useMessages(vehicleList)
  const { form: words } = useMessages(fleet)
  const { cancel } = useMessages(common)
  const check = useChecks()
  const opener = useReturnFocus(box)
  const tags = useVehicleTags(organization)
  const options = useOptions(organization, what === "addTag" ? "removeTag" : what, tags)
  const label = m.labels[what]
  const form = useForm({
    initial: { choice: "" },
    checks: {
      choice: (choice) =>
        what === "addTag"
          ? (check.line(label, 40)(choice) ?? (isTag(choice.trim()) ? undefined : m.tagNotValid))
          : check.chosen(label)(choice)
    },
    submit: ({ choice }) => onChange(changeOf(what, choice))
  })
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="440px" {...opener} onEscapeKeyDown={closeListFirst}>
        <Dialog.Title as="h2" size="5">
          {m[what]}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.about(count)}</Dialog.Description>
        <form {...form.element} className={styles["form"]}>
          {what === "addTag" ? (
            <TagChoice label={label} placeholder={m.typeTag} tags={tags} form={form} />
          ) : (
            <FormField label={label} error={form.errors["choice"]}>
              {(control) => (
                <Select {...control} {...form.control("choice")}>
                  <option value="" disabled>
                    {words.choose}
                  </option>
                  {options.map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
          )}
          <div className={styles["submit"]}>
            <Dialog.Close>
              <Button type="button" variant="surface" color="gray">
                {cancel}
              </Button>
            </Dialog.Close>
            <SubmitButton busy={form.busy}>{m[what]}</SubmitButton>
          </div>
        </form>
      </Dialog.Content>
    </DialogRoot>
  )
}
