import type { Organization } from "#tenancy/contract"
import { useMembers } from "../tenancy/members/members.ts"

const UNKNOWN = "–"

/** The members who can be responsible for customers, and their names. */
export const useOwners = (organization: Organization) => {
  const members = useMembers(organization).data?.pages.flatMap(({ items }) => items) ?? []
  const owners = members.map(({ user_id, full_name, email }) => ({
    id: user_id,
    name: full_name || email || UNKNOWN
  }))
  return { owners, nameOf: (id: string) => owners.find((owner) => owner.id === id)?.name ?? UNKNOWN }
}
