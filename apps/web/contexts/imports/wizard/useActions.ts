import {
  DiscardImport,
  DownloadFailedRows,
  type ImportPlan,
  IMPORTS,
  type ImportView,
  MapImport,
  RunImport,
  StopImport,
  UndoImport
} from "#imports/contract"
import type { Organization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { saveFile } from "../../../ui/saveFile.ts"
import { imports } from "../messages/index.ts"

/** What can be done with an import. Its data is loaded again after each. */
export const useActions = (organization: Organization, { id: importId }: Pick<ImportView, "id">) => {
  const m = useMessages(imports)
  const client = useQueryClient()
  const params = { organizationId: organization.id, importId }
  const refresh = () => client.invalidateQueries({ queryKey: organizationKey(organization.id, IMPORTS) })
  return {
    map: useCommand<void, ImportPlan>({
      send: async (body) => void (await api(MapImport, { params, body })),
      // Shown by the form.
      onFailed: () => undefined,
      refresh
    }),
    run: useCommand({ send: () => api(RunImport, { params }), refresh }),
    stop: useCommand({ send: () => api(StopImport, { params }), refresh }),
    undo: useCommand({ send: () => api(UndoImport, { params }), refresh }),
    discard: useCommand({
      send: () => api(DiscardImport, { params }),
      done: () => m.discarded,
      onDone: () =>
        client.removeQueries({ queryKey: organizationKey(organization.id, IMPORTS, "one", importId) }),
      refresh
    }),
    download: useCommand({
      send: () => api(DownloadFailedRows, { params }),
      onDone: ({ bytes, contentType }) =>
        saveFile("rows-with-errors.csv", new Blob([new Uint8Array(bytes)], { type: contentType }))
    })
  }
}
export type Actions = ReturnType<typeof useActions>
