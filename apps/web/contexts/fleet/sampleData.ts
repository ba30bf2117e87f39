import { GetSampleData, SAMPLE_DATA } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"

/** Whether sample data is loaded, and how many vehicles and drivers it has. */
export const useSampleData = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, SAMPLE_DATA),
    queryFn: () => api(GetSampleData, { params: { organizationId: id } })
  })
