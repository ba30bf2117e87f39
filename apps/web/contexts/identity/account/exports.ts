import { DATA_EXPORTS, ListDataExports } from "#identity/contract"
import { queryOptions } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { personKey } from "../../../api/queryKeys.ts"

export const exportsQuery = queryOptions({
  queryKey: personKey(DATA_EXPORTS),
  queryFn: async () => (await api(ListDataExports, {})).items
})
