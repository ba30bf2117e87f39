import { isDisposed, type VehicleId, vehicleName } from "#fleet/contract"
import { type FormId, FORMS, GetForm, GetFormVersion, type OfflineForms } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { loadVehicle, vehicleKey } from "../../fleet/vehicles.ts"

type Version = OfflineForms["forms"][number]
export type ChosenVehicle = Pick<OfflineForms["vehicles"][number], "id" | "name" | "kind">

interface Choice {
  readonly vehicle: VehicleId | undefined
  readonly form: FormId | undefined
}

/** The vehicle that was chosen, as this device stores it, or else as the server has it. */
const useChosenVehicle = (
  organization: Organization,
  data: OfflineForms | undefined,
  id: VehicleId | undefined
) => {
  const stored = data?.vehicles.find((one) => one.id === id)
  const isMissing = id !== undefined && data !== undefined && stored === undefined
  const query = useQuery({
    queryKey: vehicleKey(organization.id, id ?? ""),
    queryFn: isMissing ? () => loadVehicle(organization, id) : skipToken
  })
  if (!isMissing) return { vehicle: stored }
  if (query.data === undefined) return { pending: query }
  const { kind, lifecycle } = query.data
  const vehicle: ChosenVehicle = { id, name: vehicleName(query.data), kind }
  return isDisposed(lifecycle) ? { gone: vehicle.name } : { vehicle }
}

/** The version that a form has now; null if there is none to inspect vehicles with. */
const loadLatest = async (organizationId: Organization["id"], formId: FormId): Promise<Version | null> => {
  const { archived_at, published } = await api(GetForm, { params: { organizationId, formId } })
  if (published === null || archived_at !== null) return null
  return api(GetFormVersion, { params: { organizationId, formId, n: String(published.n) } })
}

/** The same for the form. */
const useChosenForm = (
  { id: organizationId }: Organization,
  data: OfflineForms | undefined,
  id: FormId | undefined
) => {
  const stored = data?.forms.find(({ form_id }) => form_id === id)
  const isMissing = id !== undefined && data !== undefined && stored === undefined
  const query = useQuery({
    queryKey: organizationKey(organizationId, FORMS, "latest", id ?? ""),
    queryFn: isMissing ? () => loadLatest(organizationId, id) : skipToken
  })
  if (!isMissing) return { form: stored }
  return query.data === undefined ? { pending: query } : { form: query.data ?? undefined }
}

/**
 * The vehicle and the form that were chosen: a device stores those of a large organization only in part. `pending`: the one
 * that the server has not answered yet. `gone`: the name of a vehicle that has left the fleet.
 */
export const useChosen = (organization: Organization, data: OfflineForms | undefined, choice: Choice) => {
  const vehicle = useChosenVehicle(organization, data, choice.vehicle)
  const form = useChosenForm(organization, data, choice.form)
  return {
    vehicle: vehicle.vehicle,
    form: form.form,
    gone: vehicle.gone,
    pending: vehicle.pending ?? form.pending
  }
}

export type Chosen = ReturnType<typeof useChosen>
