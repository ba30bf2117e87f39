import { AddDowntime, DowntimeCause, type DowntimeView, EditDowntime } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { instantAt, localTime } from "../../../i18n/localTime.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import type { ReadVehicle } from "../../fleet/meters/useReadingForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { downtime } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"

export interface DowntimeFormProps {
  readonly organization: Organization
  /** The one that is edited; without it, one is recorded. */
  readonly downtime?: DowntimeView
  /** The vehicle; without one, it is chosen here. */
  readonly vehicle?: ReadVehicle
  readonly onClose: () => void
}

const valuesOf = (one: DowntimeView | undefined, timeZone: string) => ({
  cause: one?.cause ?? DowntimeCause.literals[2],
  planned: one?.planned ? "yes" : "",
  from: localTime(one?.from ?? new Date(), timeZone),
  until: one?.until ? localTime(one.until, timeZone) : "",
  note: one?.note ?? ""
})

/** Records downtime, or edits it. */
export const useDowntimeForm = ({ organization, downtime: one, onClose, ...props }: DowntimeFormProps) => {
  const m = useMessages(downtime)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const { id: organizationId, time_zone: timeZone } = organization
  const [vehicle, setVehicle] = useState<ReadVehicle | undefined>(one?.vehicle ?? props.vehicle)
  const [initial] = useState(() => valuesOf(one, timeZone))
  // As it was when the form was opened: what a colleague changes meanwhile must not be lost.
  const [version] = useState(one?.version ?? 1)
  const form = useDraftedForm({
    draft: `downtime.${organizationId}.${one?.id ?? ""}`,
    initial: { ...initial, vehicle: vehicle?.id ?? "" },
    notStored: ["vehicle", "from", "until"],
    checks: {
      vehicle: check.chosen(m.fields.vehicle),
      from: (local) => (instantAt(local, timeZone) ? undefined : m.noTime),
      until: (local, { from }) => {
        if (local === "") return undefined
        if (!instantAt(local, timeZone)) return m.noTime
        return local > from ? undefined : m.order
      }
    },
    errorFields: { downtime_reversed: "until" },
    submit: async ({ cause, planned, from, until, note }) => {
      if (vehicle === undefined) return false
      const body = {
        cause: DowntimeCause.literals.find((literal) => literal === cause) ?? "admin",
        planned: planned !== "",
        from: instantAt(from, timeZone)?.toISOString() ?? "",
        until: instantAt(until, timeZone)?.toISOString() ?? null,
        note: orNull(note)
      }
      const { vehicle: of } = one
        ? await api(EditDowntime, {
            params: { organizationId, downtimeId: one.id },
            body: { ...body, expected_version: version }
          }).catch(refreshIfChanged(refresh))
        : await api(AddDowntime, { params: { organizationId, vehicleId: vehicle.id }, body })
      await refresh()
      notify.success(one ? m.saved(of.name) : m.added(of.name))
      onClose()
      return true
    }
  })
  const choose = (chosen: ReadVehicle | undefined) => {
    setVehicle(chosen)
    form.set("vehicle", chosen?.id ?? "")
  }
  return { form, vehicle, choose }
}
