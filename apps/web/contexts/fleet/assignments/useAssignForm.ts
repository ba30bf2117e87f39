import { AssignDriver, type DriverView, vehicleName } from "#fleet/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { instantAt } from "../../../i18n/localTime.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { useMoment } from "../meters/useMoment.ts"
import { assignments } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"

interface Props extends VehicleProps {
  readonly onClose: () => void
}

/** The form that gives a vehicle to a driver, and for when a driver is needed. */
export const useAssignForm = ({ organization, vehicle, onClose }: Props) => {
  const m = useMessages(assignments).assign
  const { time_zone: timeZone } = organization
  const { refresh } = useOrganizationRefresh(organization)
  const moment = useMoment(timeZone)
  const [opened] = useState(() => new Date().toISOString())
  const [driver, setDriver] = useState<DriverView>()
  const endOf = (local: string) => (local === "" ? undefined : instantAt(local, timeZone)?.toISOString())
  const form = useForm({
    initial: { driver: "", role: "primary", from: moment.opened, until: "", note: "" },
    checks: {
      driver: (id) => (id === "" ? m.noDriver : undefined),
      from: (local) => (moment.isTime(local) ? undefined : m.noTime),
      until: (local) => (local === "" || endOf(local) !== undefined ? undefined : m.noTime)
    },
    errorFields: {
      period_reversed: "until",
      driver_assigned: "driver",
      assigned_twice: "driver",
      driver_is_archived: "driver",
      vehicle_assigned: "from"
    },
    submit: async ({ role, from, until, note }) => {
      if (driver === undefined) return
      const assigned = await api(AssignDriver, {
        params: { organizationId: organization.id },
        body: {
          vehicle_id: vehicle.id,
          driver_id: driver.id,
          role: role === "secondary" ? "secondary" : "primary",
          from: moment.sent(from) ?? null,
          until: endOf(until) ?? null,
          note: orNull(note)
        }
      })
      await refresh()
      const words = assigned.state === "planned" ? m.planned : m.done
      notify.success(words(driver.name, vehicleName(vehicle)))
      onClose()
    }
  })
  const choose = (chosen: DriverView | undefined) => {
    setDriver(chosen)
    form.set("driver", chosen?.id ?? "")
  }
  const isPrimary = form.values.role === "primary"
  const wanted = {
    from: isPrimary ? (moment.sent(form.values.from) ?? opened) : undefined,
    until: endOf(form.values.until)
  }
  return { form, driver, choose, wanted }
}
