import type { OrganizationId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { CustomerView } from "../contract/views.ts"
import { type CustomerFilter, CustomerList } from "../queries/CustomerList.ts"

const customers = rowsOf(CustomerView)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

/** A phone number in any common notation. */
const NUMBER = /^[+\d\s()./-]*$/
const MIN_DIGITS = 3
const GRAM_LENGTH = 3

/** The digits of a phone number, so that its notation does not matter; undefined for other text. */
const digitsOf = (search: string): string | undefined => {
  const digits = search.replaceAll(/\D/g, "")
  return NUMBER.test(search) && digits.length >= MIN_DIGITS ? digits : undefined
}

export const CustomerListLive = Layer.effect(
  CustomerList,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`organization_id, id, name, email, phone, notes, type, tags, owner_id, archived_at, created_at,
      updated_at`
    // The index contains trigrams. A search shorter than three letters has none, and folding removes bare accents.
    const contains = (organizationId: OrganizationId, words: string) => {
      const exactly = sql`searched like app.pattern_of(${words})`
      return Array.from(words.replaceAll(/\p{M}/gu, "")).length < GRAM_LENGTH
        ? exactly
        : sql`(app.grams(organization_id, searched) @> app.grams(${organizationId}, app.folded(${words}))
            and ${exactly})`
    }
    const matching = (organizationId: OrganizationId, search: string | undefined) => {
      if (search === undefined) return sql``
      const digits = digitsOf(search)
      const words = contains(organizationId, search)
      return digits === undefined
        ? sql`and ${words}`
        : sql`and (${words} or ${contains(organizationId, digits)})`
    }
    const selection = (
      organizationId: OrganizationId,
      { archived, search, type, tag, owner }: CustomerFilter
    ) => sql`
          from ${search === undefined && tag === undefined ? sql`customers.customers` : sql`customers.findable`}
          where organization_id = ${organizationId}
            and ${archived ? sql`archived_at is not null` : sql`archived_at is null`} ${matching(organizationId, search)}
            ${type === undefined ? sql`` : sql`and type = ${type}`}
            ${owner === undefined ? sql`` : sql`and owner_id = ${owner}`}
            ${tag === undefined ? sql`` : sql`and customers.tag_keys(organization_id, tags) @> customers.tag_keys(${organizationId}, array[${tag}]::text[])`}`
    return CustomerList.of({
      page: (organizationId, filter, { after, limit }) =>
        customers(sql`
          select ${columns} ${selection(organizationId, filter)}
            ${after === null ? sql`` : sql`and (created_at, id) < (${after.at}, ${after.id})`}
          order by created_at desc, id desc limit ${limit + 1}`),
      count: (organizationId, filter) =>
        Effect.map(
          counts(sql`select count(*)::int as count ${selection(organizationId, filter)}`),
          ([row]) => row?.count ?? 0
        )
    })
  })
)
