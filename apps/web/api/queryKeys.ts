import type { CachedQuery } from "#kernel"

type Part = ReadonlyArray<string>

/** The key of everything loaded for any organization. */
export const EVERY_ORGANIZATION = ["organization"]

/** The key of everything loaded for one organization. */
export const wholeOrganizationKey = (id: string) => [...EVERY_ORGANIZATION, id]

/** The key of an organization's responses to a query. */
export const organizationKey = (id: string, { name }: CachedQuery<"organization">, ...part: Part) => [
  ...wholeOrganizationKey(id),
  name,
  ...part
]

/** The key of the signed-in user's own responses to a query. */
export const personKey = ({ name }: CachedQuery<"person">, ...part: Part) => [name, ...part]

/** What a key refers to; `organizationId` is null for a user's own data. */
export const readKey = (key: ReadonlyArray<unknown>) =>
  key[0] === EVERY_ORGANIZATION[0]
    ? { organizationId: key[1], name: key[2] }
    : { organizationId: null, name: key[0] }

/**
 * What else a response shows, for the `meta` of a query: an event that invalidates one of these invalidates
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
