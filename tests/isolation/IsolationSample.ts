import type { Person } from "../support/seeds.ts"
import type { TestApp } from "../support/app.ts"

/** Stands in everything the organization under attack owns; must never reach anybody else. */
export const MARKER = "Zanzibar Depot 7741"

/** The organization under attack, to which each module adds something of its own. */
export interface Victim {
  readonly app: TestApp
  readonly organizationId: string
  /** `/api/organizations/` and its id. */
  readonly base: string
  readonly owner: Person
  /** A member who is not the owner. */
  readonly colleague: { readonly memberId: string; readonly userId: string }
}

/** The id of a thing under attack, by its name in a path. */
export type IdOf = (name: string) => string

/**
 * What a module gives the isolation matrix: `export const isolation` in `tests/<module>/isolation.ts`, which is
 * read from there.
 */
export interface IsolationSample {
  /** Creates things with MARKER in every text; returns their ids by the names that paths have for them. */
  readonly seed?: (victim: Victim) => Promise<Readonly<Record<string, string>>>
  /** By endpoint: a body that it accepts from someone who may call it. Each endpoint with a body has one. */
  readonly bodies?: Readonly<Record<string, (idOf: IdOf) => unknown>>
  /** By endpoint: what has to follow the path for it to be called at all. */
  readonly queries?: Readonly<Record<string, string>>
}

interface Listed {
  readonly id: string
  readonly email?: string | null
}

/** The id of the first thing in a list, or of the one with this address. */
export const idIn = ({ items }: { readonly items: ReadonlyArray<Listed> }, email?: string): string => {
  const listed = items.find((item) => email === undefined || item.email === email)
  if (listed === undefined) throw new Error("There is no such item in the list.")
  return listed.id
}
