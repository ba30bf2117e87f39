import type { TurnCaller } from "#infra/postgres"

type Claim = Pick<TurnCaller, "organization" | "person">

/** What a process remembers at most: about 5 MB. Those who were recognized first are forgotten, and wait alone once. */
const MOST_MEMBERS = 50_000

/** Who belongs to the organization that they name, as far as this process has seen. */
export interface Members {
  readonly isMember: (claim: Claim) => boolean
  /** In whose line someone waits: that of their organization, or alone until they are known to belong to it. */
  readonly lineOf: (claim: Claim) => string
  readonly recognize: (claim: Claim, hasEntered: boolean) => void
}

const nameOf = ({ organization, person }: Claim): string => `${organization} ${person}`

/** An organization named by someone is a claim until it is entered, so strangers must not fill its queue. */
export const makeMembers = (): Members => {
  const members = new Set<string>()
  const isMember = (claim: Claim) => members.has(nameOf(claim))
  return {
    isMember,
    lineOf: (claim) => (isMember(claim) ? claim.organization : claim.person),
    recognize: (claim, hasEntered) => {
      if (!hasEntered) return void members.delete(nameOf(claim))
      members.add(nameOf(claim))
      const [oldest] = members
      if (members.size > MOST_MEMBERS && oldest !== undefined) members.delete(oldest)
    }
  }
}
