/** Whose answers a page keeps: those of one organization, or those about the signed-in person alone. */
export type CacheScope = "organization" | "person"

/**
 * What pages ask for and keep until an event says that it changed. The name is the same in the contract that
 * owns it, on the live stream and in the web app's query keys.
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
