import type { MemberView, Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useRunAfterClose } from "../../../app/actions/useRunAfterClose.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useLocalize, useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Select } from "../../../ui/Select.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { inviteMember } from "../actions.ts"
import styles from "../Form.module.css"
import { tenancy } from "../messages/index.ts"
import { everyMember } from "./everyMember.ts"
import { useMemberNames } from "./members.ts"
import { TransferDialog } from "./TransferDialog.tsx"

const Cancel = () => (
  <Dialog.Close>
    <Button variant="surface" color="gray">
      {useMessages(common).cancel}
    </Button>
  </Dialog.Close>
)

/** The dialog opens before the members are loaded. */
const focus = (select: HTMLSelectElement | null) => select?.focus()

interface CandidatesProps {
  readonly candidates: ReadonlyArray<MemberView>
  readonly onChoose: (member: MemberView | undefined) => void
}

const Candidates = ({ candidates, onChoose }: CandidatesProps) => {
  const m = useMessages(tenancy).chooseOwner
  const nameOf = useMemberNames()
  const form = useForm({
    initial: { member: "" },
    checks: { member: useChecks().chosen(m.member) },
    submit: ({ member }) => Promise.resolve(onChoose(candidates.find(({ id }) => id === member)))
  })
  return (
    <form {...form.element} className={styles["form"]}>
      <FormField label={m.member} error={form.errors["member"]}>
        {(control) => (
          <Select {...control} {...form.control("member")} ref={focus} required>
            <option value="" disabled hidden>
              {m.placeholder}
            </option>
            {candidates
              .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
              .map((member) => (
                <option key={member.id} value={member.id}>
                  {nameOf(member)}
                </option>
              ))}
          </Select>
        )}
      </FormField>
      <div className={styles["actions"]}>
        <Cancel />
        <SubmitButton needsConnection={false} busy={form.busy}>
          {m.next}
        </SubmitButton>
      </div>
    </form>
  )
}

const Alone = ({ onInvite }: { readonly onInvite: () => void }) => {
  const m = useMessages(tenancy).chooseOwner
  const localize = useLocalize()
  return (
    <div className={styles["form"]}>
      <p className={styles["sentence"]}>{m.alone}</p>
      <div className={styles["actions"]}>
        <Cancel />
        <Dialog.Close>
          <Button onClick={onInvite}>{localize(inviteMember.title)}</Button>
        </Dialog.Close>
      </div>
    </div>
  )
}

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

/** For the last owner, who may not leave: chooses another member, and then transfers the ownership. */
export const ChooseOwnerDialog = ({ organization, onClose }: Props) => {
  const m = useMessages(tenancy)
  const [chosen, setChosen] = useState<MemberView>()
  const { choose, runChosen } = useRunAfterClose()
  const opener = useReturnFocus()
  const { data: candidates, ...query } = useQuery({
    ...everyMember(organization.id),
    select: (members) => members.filter(({ can }) => can.make_owner)
  })
  if (chosen) return <TransferDialog organization={organization} member={chosen} onClose={onClose} />
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content
        maxWidth="460px"
        {...opener}
        onCloseAutoFocus={(event) => {
          opener.onCloseAutoFocus(event)
          runChosen()
        }}
      >
        <Dialog.Title as="h2" size="5">
          {m.chooseOwner.title}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.leave.owner}</Dialog.Description>
        {candidates === undefined ? (
          <NotLoaded query={query} rows={1} />
        ) : candidates.length === 0 ? (
          <Alone onInvite={() => choose(inviteMember)} />
        ) : (
          <Candidates candidates={candidates} onChoose={setChosen} />
        )}
      </Dialog.Content>
    </DialogRoot>
  )
}
