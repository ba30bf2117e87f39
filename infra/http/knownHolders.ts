import type { Member, OrganizationId, Person } from "#kernel"

/** What a process remembers at most: about 13 MB if each holder enters one organization, 90 MB if each enters twenty. */
const MOST_HOLDERS = 20_000
const MOST_ORGANIZATIONS = 20

/** Who the holders of access tokens are, as far as this process has seen. */
export interface Holders {
  /** Whose token it was when it was last looked up: it may have been revoked since. */
  readonly personOf: (accessToken: string) => Person | undefined
  /** As what the holder last entered the organization: they may have been removed since. */
  readonly memberOf: (accessToken: string, organizationId: OrganizationId) => Member | undefined
  readonly remember: (accessToken: string, who: Person | Member) => void
  readonly forget: (accessToken: string) => void
}

interface Holder {
  readonly person: Person
  readonly members: Map<OrganizationId, Member>
}

const dropOldest = <K>(map: Map<K, unknown>, most: number): void => {
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

/**
 * A token never changes its holder, so a transaction can be bound to them before the token is looked up again in it, and
 * read what a member with their role may see. It grants nothing: if the holder is no longer what they were, the
 * transaction is rolled back.
 */
export const makeHolders = (): Holders => {
  const holders = new Map<string, Holder>()
  const holderOf = (accessToken: string, { userId, sessionId }: Person | Member): Holder => {
    const known = holders.get(accessToken)
    if (known?.person.userId === userId && known.person.sessionId === sessionId) return known
    const holder: Holder = { person: { _tag: "Person", userId, sessionId }, members: new Map() }
    holders.set(accessToken, holder)
    dropOldest(holders, MOST_HOLDERS)
    return holder
  }
  return {
    personOf: (accessToken) => holders.get(accessToken)?.person,
    memberOf: (accessToken, organizationId) => holders.get(accessToken)?.members.get(organizationId),
    remember: (accessToken, who) => {
      const { members } = holderOf(accessToken, who)
      if (who._tag === "Person") return
      members.set(who.organizationId, who)
      dropOldest(members, MOST_ORGANIZATIONS)
    },
    forget: (accessToken) => void holders.delete(accessToken)
  }
}
