import { DowntimeCause } from "#maintenance/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { CheckInput, ChoiceInput, InstantInput, LongInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import meterStyles from "../../fleet/meters/Meters.module.css"
import { VehicleField } from "../../fleet/meters/VehicleField.tsx"
import { downtime, workshop } from "../messages/pages.ts"
import { type DowntimeFormProps, useDowntimeForm } from "./useDowntimeForm.ts"

/** Records that a vehicle could not be used, or edits that. */
export const DowntimeDialog = (props: DowntimeFormProps) => {
  const m = useMessages(downtime)
  const { fields } = m
  const { save, busy } = useMessages(workshop)
  const { organization, downtime: one, onClose } = props
  const { form, vehicle, choose } = useDowntimeForm(props)
  return (
    <FormDialog
      title={one ? m.editTitle : m.record}
      about={one ? m.editAbout(one.vehicle.name) : m.recordAbout}
      form={form}
      submit={one ? save : m.record}
      busyText={busy}
      onClose={onClose}
    >
      {!one && !props.vehicle && (
        <VehicleField
          organization={organization}
          vehicle={vehicle}
          error={form.errors["vehicle"]}
          onChoose={choose}
        />
      )}
      <ChoiceInput form={form} name="cause" label={fields.cause}>
        <NamedOptions values={DowntimeCause.literals} names={m.causes} />
      </ChoiceInput>
      <CheckInput form={form} name="planned" label={fields.planned} hint={fields.plannedHint} />
      <div className={meterStyles["pair"]}>
        <InstantInput form={form} name="from" label={fields.from} hint={organization.time_zone} />
        <InstantInput form={form} name="until" label={fields.until} hint={fields.untilHint} />
      </div>
      <LongInput form={form} name="note" label={fields.note} optional />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
