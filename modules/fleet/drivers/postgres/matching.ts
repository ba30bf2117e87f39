import type { OrganizationId } from "#kernel"
import { containing } from "#infra/postgres"
import type { SqlClient } from "effect/sql"

/** A phone number in any common notation. */
const NUMBER = /^[+\d\s()./-]*$/
const MIN_DIGITS = 3

/** The digits of a phone number, so that its notation does not matter; undefined for other text. */
const digitsOf = (search: string): string | undefined => {
  const digits = search.replaceAll(/\D/g, "")
  return NUMBER.test(search) && digits.length >= MIN_DIGITS ? digits : undefined
}

/** The condition that drivers `d` match a search. */
export const driversMatching =
  (sql: SqlClient.SqlClient, organizationId: OrganizationId) => (search: string) => {
    const contains = containing(sql, organizationId, "d")
    const digits = digitsOf(search)
    return digits === undefined ? contains(search) : sql`(${contains(search)} or ${contains(digits)})`
  }
