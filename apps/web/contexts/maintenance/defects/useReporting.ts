import { DefectId, DefectSeverity, ReportDefect, VehicleSystem } from "#maintenance/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { newUuid } from "../../../api/newUuid.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import type { ReadVehicle } from "../../fleet/meters/useReadingForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { defects } from "../messages/pages.ts"
import type { ReportProps } from "./ReportDialog.tsx"
import { useDefectPhotos } from "./useDefectPhotos.ts"

/** Who people report for. */
export const REPORTED_BY = ["driver", "workshop", "customer", "recall"] as const

const oneOf = <A extends string>(values: ReadonlyArray<A>, text: string, otherwise: A): A =>
  values.find((value) => value === text) ?? otherwise

/** The form of a new defect. */
export const useReporting = ({ organization, vehicle: given, onClose }: ReportProps) => {
  const m = useMessages(defects)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const photos = useDefectPhotos(organization)
  const [vehicle, setVehicle] = useState(given)
  // Sent again after a lost answer, it is still the same report.
  const [defectId] = useState(() => DefectId.make(newUuid()))
  const isWorkshop = organization.can.includes("workorders.edit")
  const form = useDraftedForm({
    draft: `defect.new.${organization.id}.${given?.id ?? ""}`,
    initial: {
      vehicle: given?.id ?? "",
      title: "",
      system: "other",
      severity: "minor",
      source: isWorkshop ? "workshop" : "driver",
      note: "",
      blocking: ""
    },
    notStored: ["vehicle", "blocking"],
    checks: { vehicle: check.chosen(m.fields.vehicle), title: check.line(m.fields.title, 200) },
    submit: async (values) => {
      if (!vehicle) return false
      await photos.finish()
      const isBlocking = values.blocking !== ""
      const { number } = await api(ReportDefect, {
        params: { organizationId: organization.id, defectId },
        body: {
          vehicle_id: vehicle.id,
          title: values.title,
          system: oneOf(VehicleSystem.literals, values.system, "other"),
          severity: oneOf(DefectSeverity.literals, values.severity, "minor"),
          blocking: isBlocking,
          source: oneOf(REPORTED_BY, values.source, "driver"),
          note: orNull(values.note),
          photos: photos.ids
        }
      })
      await refresh()
      const name = m.number(number)
      notify.success(isBlocking ? m.report.doneBlocking(name, vehicle.name) : m.report.done(name))
      onClose()
      return true
    }
  })
  const choose = (chosen: ReadVehicle | undefined) => {
    setVehicle(chosen)
    form.set("vehicle", chosen?.id ?? "")
  }
  return { form, vehicle, choose, photos }
}
