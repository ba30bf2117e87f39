import type { TrackingSettings } from "#telematics/contract"
import { Button, Dialog, TextField } from "@radix-ui/themes"
import { common } from "../../../../i18n/messages/index.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { Alert } from "../../../../ui/Alert.tsx"
import { closeListFirst } from "../../../../ui/closeListFirst.ts"
import dialog from "../../../../ui/Dialog.module.css"
import { DialogRoot } from "../../../../ui/DialogRoot.tsx"
import { FormField } from "../../../../ui/FormField.tsx"
import { NotLoaded } from "../../../../ui/ListStates.tsx"
import { SubmitButton } from "../../../../ui/SubmitButton.tsx"
import { useReturnFocus } from "../../../../ui/useReturnFocus.ts"
import { vehicleMap } from "../../messages/pages.ts"
import { HoursFields } from "../geofences/HoursFields.tsx"
import { type TrackingProps, useTrackingForm, useTrackingSettings } from "./useTrackingForm.ts"

interface LoadedProps extends TrackingProps {
  readonly settings: TrackingSettings
}

const Loaded = ({ settings, ...props }: LoadedProps) => {
  const m = useMessages(vehicleMap).privacy.tracking
  const { cancel } = useMessages(common)
  const form = useTrackingForm(props, settings)
  return (
    <form {...form.element} className={dialog["form"]}>
      <FormField label={m.days} hint={m.daysHint} error={form.errors["days"]}>
        {(control) => (
          <TextField.Root inputMode="numeric" autoComplete="off" {...control} {...form.control("days")} />
        )}
      </FormField>
      <HoursFields
        words={m.hours}
        hint={m.hoursHint(props.organization.time_zone)}
        value={form.values.hours}
        onChange={(hours) => form.set("hours", hours)}
        error={form.errors["hours"]}
      />
      <Alert error={form.formError} />
      <div className={dialog["actions"]}>
        <Dialog.Close>
          <Button type="button" variant="surface" color="gray">
            {cancel}
          </Button>
        </Dialog.Close>
        <SubmitButton busy={form.busy} busyText={m.saving}>
          {m.save}
        </SubmitButton>
      </div>
    </form>
  )
}

/** For how long positions of an organization are stored, and at which times its vehicles are tracked. */
export const TrackingDialog = (props: TrackingProps) => {
  const m = useMessages(vehicleMap).privacy.tracking
  const opener = useReturnFocus()
  const query = useTrackingSettings(props.organization)
  return (
    <DialogRoot onOpenChange={props.onClose}>
      <Dialog.Content maxWidth="480px" {...opener} onEscapeKeyDown={closeListFirst}>
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description>{m.about}</Dialog.Description>
        {query.data ? <Loaded {...props} settings={query.data} /> : <NotLoaded query={query} rows={4} />}
      </Dialog.Content>
    </DialogRoot>
  )
}
