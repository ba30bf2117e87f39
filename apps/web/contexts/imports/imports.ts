import {
  GetImport,
  type ImportId,
  type ImportState,
  type ImportView,
  IMPORTS,
  ListImports,
  ListImportTargets,
  type RowResult,
  ListImportRows
} from "#imports/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"

/** What the member can import. */
export const useTargets = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, IMPORTS, "targets"),
    queryFn: () => api(ListImportTargets, { params: { organizationId: id } })
  })

/** The history of one kind of record, or of all. */
export const useImports = ({ id }: Organization, target: string | undefined) =>
  usePages({
    key: organizationKey(id, IMPORTS, "list", target ?? ""),
    load: (page) =>
      api(ListImports, {
        params: { organizationId: id },
        query: { ...page, ...(target !== undefined && { target }) }
      })
  })

/** The states in which a worker changes the import. */
const AT_WORK: ReadonlyArray<ImportState> = ["reading", "checking", "running", "undoing"]

export const isAtWork = ({ state }: Pick<ImportView, "state">): boolean => AT_WORK.includes(state)

/** In case an event was missed: progress comes with live events. */
const RELOAD = 5000

/** An import with its progress. */
export const useImport = ({ id }: Organization, importId: ImportId) =>
  useQuery({
    queryKey: organizationKey(id, IMPORTS, "one", importId),
    queryFn: () => api(GetImport, { params: { organizationId: id, importId } }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isAtWork(data) ? RELOAD : false)
  })

/** How many rows are shown: the rest is in the file. */
const SHOWN_ROWS = "50"

/** The first rows of the file and what was done to them, or only those with a result. */
export const useRows = (
  { id }: Organization,
  importId: ImportId,
  outcome?: Extract<RowResult, "skipped" | "failed">
) =>
  useQuery({
    queryKey: organizationKey(id, IMPORTS, "rows", importId, outcome ?? ""),
    queryFn: () =>
      api(ListImportRows, {
        params: { organizationId: id, importId },
        query: { limit: SHOWN_ROWS, ...(outcome !== undefined && { outcome }) }
      }),
    placeholderData: keepPreviousData
  })
