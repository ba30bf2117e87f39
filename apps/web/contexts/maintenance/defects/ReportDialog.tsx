import { DefectSeverity, VehicleSystem } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { CheckInput, ChoiceInput, LongInput, TextInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import meterStyles from "../../fleet/meters/Meters.module.css"
import type { ReadVehicle } from "../../fleet/meters/useReadingForm.ts"
import { VehicleField } from "../../fleet/meters/VehicleField.tsx"
import { defects } from "../messages/pages.ts"
import { PhotosField } from "./PhotosField.tsx"
import { REPORTED_BY, useReporting } from "./useReporting.ts"

export interface ReportProps {
  readonly organization: Organization
  /** Without one, it is chosen here. */
  readonly vehicle?: ReadVehicle
  readonly onClose: () => void
}

type Reporting = ReturnType<typeof useReporting>

const What = ({ form }: Pick<Reporting, "form">) => {
  const m = useMessages(defects)
  return (
    <>
      <TextInput form={form} name="title" label={m.fields.title} hint={m.report.titleHint} />
      <div className={meterStyles["pair"]}>
        <ChoiceInput form={form} name="system" label={m.fields.system}>
          <NamedOptions values={VehicleSystem.literals} names={m.systems} />
        </ChoiceInput>
        <ChoiceInput form={form} name="severity" label={m.fields.severity}>
          <NamedOptions values={DefectSeverity.literals} names={m.severities} />
        </ChoiceInput>
        <ChoiceInput form={form} name="source" label={m.report.source}>
          <NamedOptions values={REPORTED_BY} names={m.sources} />
        </ChoiceInput>
      </div>
      <LongInput form={form} name="note" label={m.fields.note} optional />
    </>
  )
}

/** Reports a defect of a given vehicle, or of one that is chosen here. */
export const ReportDialog = (props: ReportProps) => {
  const m = useMessages(defects).report
  const { form, vehicle, choose, photos } = useReporting(props)
  const isBlocking = form.values.blocking !== ""
  return (
    <FormDialog
      title={m.title}
      about={props.vehicle ? m.of(props.vehicle.name) : m.about}
      form={form}
      submit={isBlocking ? m.submitBlocking : m.submit}
      busyText={m.busy}
      maxWidth="560px"
      {...(isBlocking && { color: "red" as const })}
      onClose={props.onClose}
    >
      {!props.vehicle && (
        <VehicleField
          organization={props.organization}
          vehicle={vehicle}
          error={form.errors["vehicle"]}
          onChoose={choose}
        />
      )}
      <What form={form} />
      <PhotosField organization={props.organization} photos={photos} />
      <CheckInput form={form} name="blocking" label={m.blocking} hint={m.blockingHint} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
