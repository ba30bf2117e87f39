import type { OrganizationId } from "#kernel"
import type { SqlClient } from "effect/sql"

/** A phone number in any common notation. */
const NUMBER = /^[+\d\s()./-]*$/
const MIN_DIGITS = 3
const GRAM_LENGTH = 3

/** The digits of a phone number, so that its notation does not matter; undefined for other text. */
const digitsOf = (search: string): string | undefined => {
  const digits = search.replaceAll(/\D/g, "")
  return NUMBER.test(search) && digits.length >= MIN_DIGITS ? digits : undefined
}

/** The condition of a search, if any. */
export const matching = (sql: SqlClient.SqlClient, organizationId: OrganizationId) => {
  // The index contains trigrams. A search shorter than three letters has none, and folding removes bare accents.
  const contains = (words: string) => {
    const exactly = sql`searched like app.pattern_of(${words})`
    return Array.from(words.replaceAll(/\p{M}/gu, "")).length < GRAM_LENGTH
      ? exactly
      : sql`(app.grams(organization_id, searched) @> app.grams(${organizationId}, app.folded(${words}))
          and ${exactly})`
  }
  return (search: string | undefined) => {
    if (search === undefined) return sql``
    const digits = digitsOf(search)
    const words = contains(search)
    return digits === undefined ? sql`and ${words}` : sql`and (${words} or ${contains(digits)})`
  }
}
