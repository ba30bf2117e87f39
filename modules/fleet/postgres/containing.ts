import type { OrganizationId } from "#kernel"
import type { SqlClient } from "effect/sql"

const GRAM_LENGTH = 3

/** The condition that the texts of a row of `alias` contain these words, by the index of their trigrams. */
export const containing =
  (sql: SqlClient.SqlClient, organizationId: OrganizationId, alias: "v" | "d") => (words: string) => {
    const texts = sql`${sql(alias)}.searched`
    const exactly = sql`${texts} like app.pattern_of(${words})`
    // A search shorter than three letters has no trigram, and folding removes bare accents.
    return Array.from(words.replaceAll(/\p{M}/gu, "")).length < GRAM_LENGTH
      ? exactly
      : sql`(app.grams(${sql(alias)}.organization_id, ${texts}) @> app.grams(${organizationId}, app.folded(${words}))
          and ${exactly})`
  }
