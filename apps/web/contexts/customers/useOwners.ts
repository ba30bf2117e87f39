import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { everyMember } from "../tenancy/members/everyMember.ts"

const UNKNOWN = "–"

/** The members who can be responsible for customers, by name; none for people who may not see members. */
export const useOwners = ({ id, can }: Organization) => {
  const query = everyMember(id)
  const { data = [] } = useQuery(can.includes("members.read") ? query : { ...query, queryFn: skipToken })
  const owners = data
    .map(({ user_id, full_name, email }) => ({ id: user_id, name: full_name || email || UNKNOWN }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    owners,
    nameOf: (owner: string) => owners.find(({ id: one }) => one === owner)?.name ?? UNKNOWN
  }
}
