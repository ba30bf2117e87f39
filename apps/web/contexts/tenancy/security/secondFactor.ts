import { GetSecondFactorRequirement, type Organization, SECOND_FACTOR } from "#tenancy/contract"
import { queryOptions } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"

/** What the organization requires, and who is missing it. Members set it up elsewhere, so it is read whenever one returns. */
export const secondFactorQuery = ({ id }: Organization) =>
  queryOptions({
    queryKey: organizationKey(id, SECOND_FACTOR),
    queryFn: () => api(GetSecondFactorRequirement, { params: { organizationId: id } }),
    refetchOnWindowFocus: "always"
  })
