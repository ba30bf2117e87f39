import { ListMembers, MEMBERS, type MemberView, type Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"

/** The members of an organization, newest first. */
export const useMembers = ({ id }: Organization) =>
  usePages({
    key: organizationKey(id, MEMBERS),
    load: (query) => api(ListMembers, { params: { organizationId: id }, query })
  })

/** Returns a member's display name: their name, otherwise their email address, otherwise a placeholder. */
export const useMemberNames = () => {
  const { members } = useMessages(tenancy)
  return ({ full_name, email }: MemberView): string => full_name || email || members.unnamed
}

export const useMemberName = (member: MemberView): string => useMemberNames()(member)

/** The props shared by the parts of a member's row. */
export interface MemberProps {
  readonly organization: Organization
  readonly member: MemberView
}
