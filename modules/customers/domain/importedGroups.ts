import type { UserId } from "#kernel"
import { CustomerType } from "../contract/views.ts"

const WORDS: Readonly<Record<CustomerType, ReadonlyArray<string>>> = {
  person: ["person", "private", "individual", "persona", "particular", "privat", "privatperson"],
  company: ["company", "business", "organization", "empresa", "organizacion", "firma", "unternehmen"]
}

/** The type that a cell names, in English, Spanish or German. */
export const typeCalled = (cell: string): CustomerType | undefined =>
  CustomerType.literals.find((type) => WORDS[type].includes(folded(cell)))

/** The tags of a cell. */
export const tagsIn = (cell: string): ReadonlyArray<string> =>
  cell
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "")

/** Who a cell with an email address or full name means; undefined if that is nobody or more than one person. */
export type OwnerCalled = (cell: string) => UserId | undefined

const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").trim().replaceAll(/\s+/gu, " ").toLowerCase()

/** Finds members by email address or full name, ignoring case and accents. */
export const ownerAmong = (
  people: Iterable<readonly [UserId, { readonly email: string | null; readonly full_name: string | null }]>
): OwnerCalled => {
  const called = new Map<string, UserId | undefined>()
  for (const [id, { email, full_name: name }] of people) {
    if (name !== null) called.set(folded(name), called.has(folded(name)) ? undefined : id)
    if (email !== null) called.set(folded(email), id)
  }
  return (cell) => called.get(folded(cell))
}
