import { vehicleName } from "#fleet/contract"
import { ExportInspectionFile } from "#inspections/contract"
import { CalendarDate, daysAfter } from "#kernel"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { TextInput } from "../../../ui/inputs.tsx"
import { saveFile } from "../../../ui/saveFile.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useToday } from "../../tenancy/useToday.ts"
import meters from "../../fleet/meters/Meters.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { inspections } from "../messages/index.ts"

interface Props extends VehicleTabProps {
  readonly onClose: () => void
}

/** What the law in the US requires to be stored. */
const USUAL_DAYS = 90

const useExport = ({ organization, vehicle, onClose }: Props) => {
  const { file: m } = useMessages(inspections)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const [today] = useState(useToday(organization))
  return useForm({
    initial: { from: String(daysAfter(CalendarDate.make(today), -USUAL_DAYS)), to: String(today) },
    checks: { from: check.given(m.from), to: check.given(m.to) },
    errorFields: { file_period_not_possible: "to" },
    submit: async ({ from, to }) => {
      const { bytes, contentType } = await api(ExportInspectionFile, {
        params: { organizationId: organization.id, vehicleId: vehicle.id },
        query: { from: CalendarDate.make(from), to: CalendarDate.make(to) }
      })
      saveFile(
        `${vehicleName(vehicle)}-${from}-${to}.pdf`,
        new Blob([new Uint8Array(bytes)], { type: contentType })
      )
      await refresh()
      onClose()
    }
  })
}

/** Downloads what a vehicle's inspections, defects and repairs were in a period, for an authority. */
export const ExportDialog = (props: Props) => {
  const { file: m } = useMessages(inspections)
  const form = useExport(props)
  return (
    <FormDialog
      title={m.title}
      about={m.about(vehicleName(props.vehicle))}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={props.onClose}
    >
      <div className={meters["pair"]}>
        <TextInput form={form} name="from" label={m.from} type="date" />
        <TextInput form={form} name="to" label={m.to} type="date" />
      </div>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
