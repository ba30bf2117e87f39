import { Tag, TAG_LENGTH } from "#customers/contract"
import { UserId } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { Schema } from "effect"
import type { RefObject } from "react"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { closeListFirst } from "../../../ui/closeListFirst.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { customers } from "../messages/index.ts"
import styles from "../Customers.module.css"
import { AddedTag, Owner, RemovedTag } from "./ChangeFields.tsx"
import { type Change, NO_OWNER } from "./changing.ts"

export type Chosen = "addTag" | "removeTag" | "setOwner"

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

const FIELDS = { addTag: AddedTag, removeTag: RemovedTag, setOwner: Owner }

const CHANGES: { readonly [What in Chosen]: (choice: string) => Change } = {
  addTag: (tag) => ({ add_tags: [tag.trim()] }),
  removeTag: (tag) => ({ remove_tags: [tag] }),
  setOwner: (owner) => ({ owner_id: owner === NO_OWNER ? null : UserId.make(owner) })
}

const isTag = Schema.is(Tag)

/** What is wrong with the choice, if something is. */
const useChoiceChecks = () => {
  const { together: m, fields } = useMessages(customers)
  const check = useChecks()
  return {
    addTag: (tag: string) =>
      check.line(m.tag, TAG_LENGTH)(tag) ?? (isTag(tag.trim()) ? undefined : m.tagNotValid),
    removeTag: check.chosen(m.tag),
    setOwner: check.chosen(fields.owner_id)
  }
}

/** Asks for a tag or the owner of the selected customers. One tag at a time, so that it can be undone exactly. */
export const ChangeDialog = ({ organization, what, count, onChange, onClose, box }: Props) => {
  const m = useMessages(customers).together
  const { cancel } = useMessages(common)
  const opener = useReturnFocus(box)
  const Field = FIELDS[what]
  const form = useForm({
    initial: { choice: "" },
    checks: { choice: useChoiceChecks()[what] },
    submit: ({ choice }) => onChange(CHANGES[what](choice))
  })
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="440px" {...opener} onEscapeKeyDown={closeListFirst}>
        <Dialog.Title as="h2" size="5">
          {m[what]}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.about(count)}</Dialog.Description>
        <form {...form.element} className={styles["form"]}>
          <Field organization={organization} form={form} />
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
