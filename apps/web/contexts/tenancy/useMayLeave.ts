import { GetOrganization, MEMBERS, type Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"

/**
 * Whether the user may leave an organization, which the last owner may not; undefined while it loads. If it cannot
 * be loaded, the server decides once the user tries.
 */
export const useMayLeave = ({ id, role }: Organization): boolean | undefined => {
  const { data, isLoading } = useQuery({
    queryKey: organizationKey(id, MEMBERS, "leaving"),
    queryFn: () => api(GetOrganization, { params: { organizationId: id } }),
    enabled: role === "owner"
  })
  if (role !== "owner") return true
  return isLoading ? undefined : (data?.may_leave ?? true)
}
