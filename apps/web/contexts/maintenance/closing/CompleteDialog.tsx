import type { ServiceView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Dialog, TextField } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { LongInput, TextInput } from "../../../ui/inputs.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import documents from "../../fleet/documents/Documents.module.css"
import { useMeters } from "../../fleet/meters/meters.ts"
import { services } from "../messages/pages.ts"
import { type CompletingProps, useCompleting } from "./useCompleting.ts"

interface Props {
  readonly organization: Organization
  readonly service: ServiceView
  readonly onClose: () => void
}

type Completing = ReturnType<typeof useCompleting>

const Readings = ({ completing }: { readonly completing: Completing }) => {
  const { complete: m } = useMessages(services)
  const { form, unit, hasOdometer, hasHours } = completing
  const input = { form, inputMode: "decimal", optional: true } as const
  return (
    <>
      {hasOdometer && <TextInput {...input} name="odometer" label={m.odometer(unit)} hint={m.estimated} />}
      {hasHours && <TextInput {...input} name="hours" label={m.hours} hint={!hasOdometer && m.estimated} />}
    </>
  )
}

const Form = (props: CompletingProps) => {
  const { complete: m } = useMessages(services)
  const completing = useCompleting(props)
  const { form, today, anyway, chooseDay } = completing
  const { service, organization } = props
  return (
    <FormDialog
      title={m.title}
      about={m.about(service.task.name, service.vehicle.name)}
      form={form}
      submit={anyway ? m.anyway : m.submit}
      busyText={m.busy}
      onClose={props.onDone}
    >
      <div className={documents["pair"]}>
        <FormField label={m.on} error={form.errors["on"]}>
          {(control) => (
            <TextField.Root
              type="date"
              max={today}
              {...control}
              {...form.control("on")}
              onChange={({ target }) => chooseDay(target.value)}
            />
          )}
        </FormField>
        <TextInput
          form={form}
          name="cost"
          label={m.cost(organization.currency)}
          inputMode="decimal"
          optional
        />
      </div>
      <Readings completing={completing} />
      <LongInput form={form} name="note" label={m.note} optional />
      <Alert error={form.formError} />
    </FormDialog>
  )
}

/** The dialog while the vehicle's meters load. */
const Waiting = ({ onClose, children }: Pick<Props, "onClose"> & { readonly children: ReactNode }) => {
  const { complete: m } = useMessages(services)
  const opener = useReturnFocus()
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="480px" aria-describedby={undefined} {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        {children}
      </Dialog.Content>
    </DialogRoot>
  )
}

/** Records that a service was done: when, at which readings, with a note and what it cost. */
export const CompleteDialog = ({ onClose, ...props }: Props) => {
  const query = useMeters(props.organization, props.service.vehicle.id)
  if (query.data) return <Form {...props} meters={query.data} onDone={onClose} />
  return (
    <Waiting onClose={onClose}>
      <NotLoaded query={query} rows={4} onClose={onClose} />
    </Waiting>
  )
}
