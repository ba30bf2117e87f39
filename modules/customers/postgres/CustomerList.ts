import { keyInstant, type OrganizationId, type SortedPageRequest } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { CustomerSort } from "../contract/customers.ts"
import { MAX_SUGGESTED } from "../contract/together.ts"
import { CustomerView } from "../contract/views.ts"
import { type CustomerFilter, CustomerList } from "../queries/CustomerList.ts"
import { customerColumns } from "./columns.ts"
import { matching } from "./matching.ts"

const customers = rowsOf(CustomerView)
const tags = rowsOf(Schema.Struct({ tag: Schema.String, customers: Schema.Int }))
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

const descending = (sort: CustomerSort) => sort.startsWith("-")

export const CustomerListLive = Layer.effect(
  CustomerList,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = customerColumns(sql)
    /** `findable` where the index is on a function, which row security keeps from using an index on the table. */
    const selection = (
      organizationId: OrganizationId,
      { archived, search, type, tag, owner }: CustomerFilter,
      byName = false
    ) => sql`
          from ${search === undefined && tag === undefined && !byName ? sql`customers.customers` : sql`customers.findable`}
          where organization_id = ${organizationId}
            and ${archived ? sql`archived_at is not null` : sql`archived_at is null`} ${matching(sql, organizationId)(search)}
            ${type === undefined ? sql`` : sql`and type = ${type}`}
            ${owner === undefined ? sql`` : sql`and owner_id = ${owner}`}
            ${tag === undefined ? sql`` : sql`and customers.tag_keys(organization_id, tags) @> customers.tag_keys(${organizationId}, array[${tag}]::text[])`}`
    const name = sql`app.folded(name) collate "C"`
    const created = sql`created_at`
    const updated = sql`updated_at`
    const orders = { name, "-name": name, created, "-created": created, updated, "-updated": updated }
    const isByName = (sort: CustomerSort) => orders[sort] === name
    const following = (sort: CustomerSort, { after }: SortedPageRequest) => {
      if (after === null) return sql``
      const key = isByName(sort)
        ? sql`app.folded(${after.key}) collate "C"`
        : sql`${keyInstant(after.key)}::timestamptz`
      return sql`and (${orders[sort]}, id) ${descending(sort) ? sql`<` : sql`>`} (${key}, ${after.id}::uuid)`
    }
    return CustomerList.of({
      page: (organizationId, filter, sort, page) => {
        const direction = descending(sort) ? sql`desc` : sql`asc`
        return customers(sql`
          select ${columns} ${selection(organizationId, filter, isByName(sort))} ${following(sort, page)}
          order by ${orders[sort]} ${direction}, id ${direction} limit ${page.limit + 1}`)
      },
      count: (organizationId, filter) =>
        Effect.map(
          counts(sql`select count(*)::int as count ${selection(organizationId, filter)}`),
          ([row]) => row?.count ?? 0
        ),
      tags: (organizationId) =>
        tags(sql`
          select tag, count(*)::int as customers from customers.customers cross join unnest(tags) as tag
          where organization_id = ${organizationId} and tags <> '{}'
          group by tag order by customers desc, tag limit ${MAX_SUGGESTED}`)
    })
  })
)
