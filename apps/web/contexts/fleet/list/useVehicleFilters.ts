import {
  DocumentState,
  Due,
  FuelType,
  Lifecycle,
  Safety,
  Use,
  VehicleKind,
  Availability,
  Ownership
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { optionsOf, recordOptions } from "../../../ui/optionsOf.ts"
import type { CustomFields } from "../fields/customFields.ts"
import { customFilters } from "../fields/customFilters.ts"
import { fleet, vehicleList } from "../messages/index.ts"
import { useGroups, useLocations, useVehicleTags } from "../vehicles.ts"

const choices = <A extends string>(
  key: string,
  label: string,
  values: ReadonlyArray<A>,
  labels: Readonly<Record<A, string>>
) => ({ key, label, kind: "choices" as const, options: optionsOf(values, labels) })

/** How the list of vehicles can be filtered. */
export const useVehicleFilters = (
  organization: Organization,
  customFields: CustomFields
): ReadonlyArray<Filter> => {
  const m = useMessages(fleet)
  const { fields } = m
  const { assigned, documents, dues, readings } = useMessages(vehicleList)
  const locations = useLocations(organization).active
  const groups = useGroups(organization).active
  const tags = useVehicleTags(organization)
  return [
    choices("lifecycle", fields.lifecycle, Lifecycle.literals, m.lifecycles),
    choices("availability", fields.availability, Availability.literals, m.availabilities),
    choices("due", fields.due, Due.literals, dues),
    choices("safety", fields.safety, Safety.literals, m.safeties),
    choices("kind", fields.kind, VehicleKind.literals, m.kinds),
    { key: "location", label: fields.location, kind: "choices", options: recordOptions(locations) },
    { key: "group", label: fields.group, kind: "choices", options: recordOptions(groups) },
    {
      key: "assigned",
      label: fields.driver,
      kind: "choice",
      options: optionsOf(["yes", "no"], assigned)
    },
    choices("documents", fields.documents, DocumentState.literals, documents),
    {
      key: "readings",
      label: fields.readings,
      kind: "choice",
      options: optionsOf(["stale"], readings)
    },
    {
      key: "tag",
      label: fields.tag,
      kind: "choice",
      options: tags.map((tag) => ({ value: tag, label: tag }))
    },
    choices("fuel", fields.fuel_type, FuelType.literals, m.fuels),
    choices("ownership", fields.ownership, Ownership.literals, m.ownerships),
    choices("use", fields.uses, Use.literals, m.uses),
    { key: "year", label: fields.model_year, kind: "numberRange" },
    ...customFilters(customFields)
  ]
}
