import type { OrganizationId } from "#kernel"
import type { SqlClient } from "effect/sql"

const GRAM_LENGTH = 3

/** Whether words are long enough for the index. A search shorter than three letters has no gram, and folding removes bare accents. */
export const haveGrams = (words: string): boolean =>
  Array.from(words.replaceAll(/\p{M}/gu, "")).length >= GRAM_LENGTH

/**
 * The condition that the column `searched` of a row of `alias` contains these words, by the index of its grams. Only a view of
 * `motorpool_search` may use that index.
 */
export const containing =
  (sql: SqlClient.SqlClient, organizationId: OrganizationId, alias: string) => (words: string) => {
    const texts = sql`${sql(alias)}.searched`
    const exactly = sql`${texts} like app.pattern_of(${words})`
    return haveGrams(words)
      ? sql`(app.grams(${sql(alias)}.organization_id, ${texts}) @> app.grams(${organizationId}, app.folded(${words}))
          and ${exactly})`
      : exactly
  }
