import type { CachedQuery } from "#kernel"

type Part = ReadonlyArray<string>

/** Everything loaded of any organization. */
export const EVERY_ORGANIZATION = ["organization"]

/** Where everything loaded of one organization lies in the cache. */
export const wholeOrganizationKey = (id: string) => [...EVERY_ORGANIZATION, id]

/** Where an organization's answers to a query lie in the cache. */
export const organizationKey = (id: string, { name }: CachedQuery<"organization">, ...part: Part) => [
  ...wholeOrganizationKey(id),
  name,
  ...part
]

/** Where the signed-in person's own answers to a query lie in the cache. */
export const personKey = ({ name }: CachedQuery<"person">, ...part: Part) => [name, ...part]

/** Whose answers a key stands for, and to what; `organizationId` is null for a person's own. */
export const readKey = (key: ReadonlyArray<unknown>) =>
  key[0] === EVERY_ORGANIZATION[0]
    ? { organizationId: key[1], name: key[2] }
    : { organizationId: null, name: key[0] }

/**
 * What else an answer shows, for the `meta` of a query: an event that invalidates one of these invalidates
 * it too. A log shows everything.
 */
export const shows = (...queries: ReadonlyArray<CachedQuery>) => ({
  shows: queries.map(({ name }) => name)
})
export const showsEverything = { shows: "everything" } as const

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { readonly shows?: ReadonlyArray<string> | "everything" }
  }
}
