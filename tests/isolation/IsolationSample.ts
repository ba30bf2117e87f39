import type { Person } from "../support/seeds.ts"
import type { TestApp } from "../support/app.ts"

/** Part of every text of the attacked organization; must never reach anyone else. */
export const MARKER = "Zanzibar Depot 7741"

/** The attacked organization, to which each module adds its own data. */
export interface Victim {
  readonly app: TestApp
  readonly organizationId: string
  /** `/api/organizations/` and its id. */
  readonly base: string
  readonly owner: Person
  /** A member who is not the owner. */
  readonly colleague: { readonly memberId: string; readonly userId: string }
}

/** The id of an attacked resource, by its name in a path. */
export type IdOf = (name: string) => string

/**
 * What a module adds to the isolation matrix: `export const isolation` in `tests/<module>/isolation.ts`.
 */
export interface IsolationSample {
  /** Creates resources with MARKER in every text; returns their ids by the names of path parameters. */
  readonly seed?: (victim: Victim) => Promise<Readonly<Record<string, string>>>
  /** By endpoint: a body that it accepts from an authorized caller. Each endpoint with a body has one. */
  readonly bodies?: Readonly<Record<string, (idOf: IdOf) => unknown>>
  /** By endpoint whose body in `bodies` leaves out an id that it can name: one that names them all. */
  readonly references?: Readonly<Record<string, (idOf: IdOf) => unknown>>
  /** By endpoint: a suffix that the path needs to be called. */
  readonly queries?: Readonly<Record<string, string>>
}

interface Listed {
  readonly id: string
  readonly email?: string | null
}

/** The id of the first item in a list, or of the one with this address. */
export const idIn = ({ items }: { readonly items: ReadonlyArray<Listed> }, email?: string): string => {
  const listed = items.find((item) => email === undefined || item.email === email)
  if (listed === undefined) throw new Error("There is no such item in the list.")
  return listed.id
}
