import { GetServiceNumbers, SERVICES } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"

/** Services become due without any event. */
const AGAIN_AFTER = 60_000

/** How many services are due, and how many were done on time; nothing for people who may not see them. */
export const useServiceNumbers = ({ id, can }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, SERVICES, "numbers"),
    queryFn: can.includes("services.read")
      ? () => api(GetServiceNumbers, { params: { organizationId: id } })
      : skipToken,
    refetchInterval: AGAIN_AFTER
  })
