import { CalendarDate } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import type { RefObject } from "react"
import { common } from "../../../../i18n/messages/index.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import dialog from "../../../../ui/Dialog.module.css"
import { DialogRoot } from "../../../../ui/DialogRoot.tsx"
import { LongInput, TextInput } from "../../../../ui/inputs.tsx"
import { SubmitButton } from "../../../../ui/SubmitButton.tsx"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { useReturnFocus } from "../../../../ui/useReturnFocus.ts"
import { useToday } from "../../../tenancy/useToday.ts"
import { services } from "../../messages/pages.ts"
import type { Change } from "./changing.ts"

interface Props {
  readonly organization: Organization
  readonly what: "complete" | "skip"
  readonly count: number
  /** Resolves once it is done, or has failed. */
  readonly onChange: (change: Change) => Promise<unknown>
  readonly onClose: () => void
  /** Gets the focus if the button that opened the dialog is gone. */
  readonly box: RefObject<HTMLElement | null>
}

const useTogetherForm = ({ organization, what, onChange }: Props) => {
  const { complete, skip } = useMessages(services)
  const check = useChecks()
  const today = useToday(organization)
  return useDraftedForm({
    draft: `${what}-services.${organization.id}`,
    initial: { on: today, reason: "" },
    checks: {
      on: (day) => (day === "" ? complete.noDay : day > today ? complete.inFuture : undefined),
      reason: (text) => (what === "skip" ? check.line(skip.reason, 500)(text) : undefined)
    },
    submit: ({ on, reason }) =>
      onChange(what === "skip" ? { what, reason } : { what, on: CalendarDate.make(on) })
  })
}

/** Completes or skips the selected services: on one day, or for one reason. */
export const TogetherDialog = (props: Props) => {
  const { together: m, complete, skip } = useMessages(services)
  const { cancel } = useMessages(common)
  const opener = useReturnFocus(props.box)
  const form = useTogetherForm(props)
  const { what, count, onClose } = props
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="480px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m[`${what}Title`]}
        </Dialog.Title>
        <Dialog.Description>{m[`${what}About`](count)}</Dialog.Description>
        <form {...form.element} className={dialog["form"]}>
          {what === "complete" ? (
            <TextInput form={form} name="on" label={complete.on} type="date" />
          ) : (
            <LongInput form={form} name="reason" label={skip.reason} />
          )}
          <div className={dialog["actions"]}>
            <Dialog.Close>
              <Button type="button" variant="surface" color="gray" onClick={form.discard}>
                {cancel}
              </Button>
            </Dialog.Close>
            <SubmitButton busy={form.busy} busyText={complete.busy}>
              {m[`${what}Submit`](count)}
            </SubmitButton>
          </div>
        </form>
      </Dialog.Content>
    </DialogRoot>
  )
}
