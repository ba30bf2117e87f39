import { ServiceFilter, ServiceSort, OpenState } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Filter } from "../../../ui/filters/Filter.ts"
import { optionsOf, recordOptions } from "../../../ui/optionsOf.ts"
import { useGroups } from "../../fleet/vehicles.ts"
import { useList } from "../../views/useList.ts"
import { services } from "../messages/pages.ts"
import { usePrograms } from "../programs/programs.ts"
import { useTasks } from "../tasks/tasks.ts"
import { useDueColumns } from "./columns.tsx"

const BY_DUE: ServiceSort = "due"

/** What the list's address can say. */
const DueSearch = Schema.Struct({ ...ServiceFilter, sort: Schema.optionalKey(ServiceSort) })

/** How the list can be filtered. A vehicle is not offered, but its page links to its services. */
const useFilters = (organization: Organization): ReadonlyArray<Filter> => {
  const { fields, states } = useMessages(services)
  const groups = useGroups(organization).active
  const { data: programs = [] } = usePrograms(organization)
  const { data: tasks = [] } = useTasks(organization)
  return [
    {
      key: "state",
      label: fields.state,
      kind: "choices",
      options: optionsOf(OpenState.literals, states)
    },
    { key: "program", label: fields.program, kind: "choices", options: recordOptions(programs) },
    { key: "task", label: fields.service, kind: "choices", options: recordOptions(tasks) },
    { key: "group", label: fields.group, kind: "choices", options: recordOptions(groups) }
  ]
}

/** The state of the list of services. */
export const useDueList = (organization: Organization) => {
  const { views } = useMessages(services)
  const list = useList({
    organization,
    name: "services",
    search: DueSearch,
    columns: useDueColumns(organization),
    filters: useFilters(organization),
    sort: BY_DUE,
    views: [
      { key: "open", title: views.open, search: {} },
      { key: "now", title: views.now, search: { state: "due,overdue" } },
      { key: "soon", title: views.soon, search: { state: "due_soon" } },
      { key: "paused", title: views.paused, search: { state: "paused" } }
    ]
  })
  const { sort, ...matching } = list.values
  return { ...list, matching, order: sort === undefined ? {} : { sort } }
}

export type DueListState = ReturnType<typeof useDueList>
