import { AddDevice, AddForwarder } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { orNull } from "../../../ui/orNull.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { deviceDialogs } from "../messages/pages.ts"
import type { Added } from "./AccessStep.tsx"
import type { Kind } from "./KindChoice.tsx"
import { useNumberError } from "./NumberField.tsx"
import type { ChosenVehicle } from "./VehicleField.tsx"

/** The form of a new device or server. */
export const useAddForm = (organization: Organization, kind: Kind, onAdded: (added: Added) => void) => {
  const m = useMessages(deviceDialogs)
  const check = useChecks()
  const errorIn = useNumberError()
  const { refresh } = useOrganizationRefresh(organization)
  const [vehicle, setVehicle] = useState<ChosenVehicle>()
  const params = { organizationId: organization.id }
  const form = useForm({
    // `vehicle` is what was typed: it has to be one of the list.
    initial: { name: "", imei: "", iccid: "", vehicle: "" },
    checks: {
      name: check.line(m.fields.name, 80),
      imei: (text) => (kind === "tracker" ? errorIn("imei")(text) : undefined),
      iccid: (text) => (kind === "tracker" ? errorIn("iccid")(text) : undefined),
      vehicle: (typed) =>
        kind !== "server" && typed.trim() !== "" && vehicle === undefined ? m.chooseVehicle : undefined
    },
    errorFields: { device_exists: "imei", link_overlaps: "vehicle" },
    submit: async ({ name, imei, iccid }) => {
      if (kind === "server") {
        const { path } = await api(AddForwarder, { params, body: { name } })
        await refresh()
        return onAdded({ kind, name: name.trim(), path })
      }
      const { device, access } = await api(AddDevice, {
        params,
        body: {
          source: kind,
          name,
          ...(vehicle && { vehicle_id: vehicle.id }),
          ...(kind === "tracker" && { imei: orNull(imei), iccid: orNull(iccid) })
        }
      })
      await refresh()
      onAdded({ kind, name: device.name, access })
    }
  })
  const choose = (chosen: ChosenVehicle | undefined) => {
    setVehicle(chosen)
    form.set("vehicle", chosen?.label ?? "")
  }
  return { form, vehicle, choose }
}
