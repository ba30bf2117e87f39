import { CalendarDate, keyInstant, type SortedPageRequest } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { DriverSort } from "../../contract/drivers.ts"
import { DriverView } from "../../contract/driverViews.ts"
import { DriverList, NEVER } from "../queries/DriverList.ts"
import { driverColumns } from "./columns.ts"
import { selecting } from "./selecting.ts"

const drivers = rowsOf(DriverView)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))
const isDate = Schema.is(CalendarDate)

const descending = (sort: DriverSort) => sort.startsWith("-")

export const DriverListLive = Layer.effect(
  DriverList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = driverColumns(sql)
    const selection = selecting(sql)
    const name = sql`d.name_key`
    const license = sql`d.license_key`
    const created = sql`d.created_at`
    const updated = sql`d.updated_at`
    const orders = {
      name,
      "-name": name,
      license,
      "-license": license,
      created,
      "-created": created,
      updated,
      "-updated": updated
    }
    const keyOf = (sort: DriverSort, key: string) => {
      if (orders[sort] === name) return sql`app.folded(${key})`
      // A cursor may belong to another order.
      if (orders[sort] === license) return sql`${isDate(key) ? key : NEVER}::date`
      return sql`${keyInstant(key)}::timestamptz`
    }
    const following = (sort: DriverSort, { after }: SortedPageRequest) =>
      after === null
        ? sql``
        : sql`and (${orders[sort]}, d.id) ${descending(sort) ? sql`<` : sql`>`} (${keyOf(sort, after.key)}, ${after.id}::uuid)`
    return DriverList.of({
      page: (organizationId, filter, sort, page, today) => {
        const direction = descending(sort) ? sql`desc` : sql`asc`
        // Vehicles are looked up for the rows of the page only.
        return drivers(sql`
          with page as materialized (
            select d.*, ${orders[sort]} as position
            ${selection(organizationId, filter, today)} ${following(sort, page)}
            order by ${orders[sort]} ${direction}, d.id ${direction} limit ${page.limit + 1}
          )
          select ${columns} from page d order by position ${direction}, d.id ${direction}`)
      },
      count: (organizationId, filter, today) =>
        Effect.map(
          counts(sql`select count(*)::int as count ${selection(organizationId, filter, today)}`),
          ([row]) => row?.count ?? 0
        )
    })
  })
)
