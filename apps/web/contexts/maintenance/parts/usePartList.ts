import { PartSearch, type PartSort } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useList } from "../../views/useList.ts"
import { parts } from "../messages/pages.ts"
import { usePartColumns } from "./columns.tsx"

const BY_NAME: PartSort = "name"

/** The state of the list of parts. */
export const usePartList = (organization: Organization) => {
  const m = useMessages(parts)
  const list = useList({
    organization,
    name: "parts",
    search: PartSearch,
    columns: usePartColumns(organization),
    filters: [
      {
        key: "low",
        label: m.low,
        kind: "choice",
        options: [
          { value: "true", label: m.lowFilter.yes },
          { value: "false", label: m.lowFilter.no }
        ]
      }
    ],
    sort: BY_NAME,
    views: [
      { key: "all", title: m.views.all, search: {} },
      { key: "low", title: m.views.low, search: { low: "true" } },
      { key: "archived", title: m.views.archived, search: { archived: "true" } }
    ]
  })
  const { sort, ...matching } = list.values
  return { ...list, matching, order: sort === undefined ? {} : { sort } }
}

export type PartListState = ReturnType<typeof usePartList>
