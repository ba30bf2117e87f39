/** Whether cached data belongs to an organization or to the signed-in person alone. */
export type CacheScope = "organization" | "person"

/**
 * A query that pages cache until an event invalidates it. The contract that owns it, the live stream and the web
 * app's query keys all use this name.
 */
export interface CachedQuery<Scope extends CacheScope = CacheScope> {
  readonly name: string
  readonly scope: Scope
}

export const cachedPerOrganization = (name: string): CachedQuery<"organization"> => ({
  name,
  scope: "organization"
})

export const cachedPerPerson = (name: string): CachedQuery<"person"> => ({ name, scope: "person" })
