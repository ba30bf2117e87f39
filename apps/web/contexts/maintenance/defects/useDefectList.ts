import {
  DefectSearch,
  DefectSeverity,
  type DefectSort,
  DefectSource,
  DefectState,
  VehicleSystem
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { optionsOf, recordOptions } from "../../../ui/optionsOf.ts"
import { useMembers } from "../../fleet/drivers/drivers.ts"
import { vehicleFilter } from "../../fleet/vehicleFilter.ts"
import { useList } from "../../views/useList.ts"
import { defects } from "../messages/pages.ts"
import { useDefectColumns } from "./columns.tsx"

const NEWEST: DefectSort = "-reported"

const useFilters = (organization: Organization): ReadonlyArray<Filter> => {
  const m = useMessages(defects)
  const { fields } = m
  const members = useMembers(organization)
  const choices = <A extends string>(
    key: keyof typeof fields,
    values: ReadonlyArray<A>,
    labels: Readonly<Record<A, string>>
  ): Filter => ({
    key,
    label: fields[key],
    kind: "choices",
    options: optionsOf(values, labels)
  })
  return [
    choices("state", DefectState.literals, m.states),
    choices("severity", DefectSeverity.literals, m.severities),
    {
      key: "blocking",
      label: fields.blocking,
      kind: "choice",
      options: [
        { value: "true", label: m.yes },
        { value: "false", label: m.no }
      ]
    },
    vehicleFilter(organization, fields.vehicle),
    choices("source", DefectSource.literals, m.sources),
    choices("system", VehicleSystem.literals, m.systems),
    {
      key: "assignee",
      label: fields.assignee,
      kind: "choice",
      options: [{ value: "none", label: m.unassigned }, ...recordOptions(members)]
    }
  ]
}

/** The state of the list of defects. */
export const useDefectList = (organization: Organization) => {
  const { views } = useMessages(defects)
  const list = useList({
    organization,
    name: "defects",
    search: DefectSearch,
    columns: useDefectColumns(organization),
    filters: useFilters(organization),
    sort: NEWEST,
    views: [
      { key: "open", title: views.open, search: {} },
      { key: "blocking", title: views.blocking, search: { blocking: "true", sort: "-severity" } },
      { key: "unassigned", title: views.unassigned, search: { assignee: "none" } },
      { key: "toVerify", title: views.toVerify, search: { state: "resolved" } },
      { key: "done", title: views.done, search: { state: "resolved,verified" } }
    ]
  })
  const { sort, ...matching } = list.values
  return { ...list, matching, order: sort === undefined ? {} : { sort } }
}

export type DefectListState = ReturnType<typeof useDefectList>
