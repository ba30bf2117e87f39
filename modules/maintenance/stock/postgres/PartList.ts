import type { OrganizationId, SortedPageRequest } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { PartSort } from "../../contract/parts.ts"
import { PartView } from "../../contract/partViews.ts"
import { ListedMovement, type PartFilter, PartList } from "../queries/PartList.ts"
import { partColumns, partsWithStock } from "./columns.ts"

const parts = rowsOf(PartView)
const movements = rowsOf(ListedMovement)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

const descends = (sort: PartSort): boolean => sort.startsWith("-")

export const PartListLive = Layer.effect(
  PartList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const selection = (organizationId: OrganizationId, { search, low, archived }: PartFilter) => sql`
      from ${partsWithStock(sql)}
      where p.organization_id = ${organizationId} and p.archived = ${archived}
        ${low ? sql`and s.on_hand <= p.reorder_point` : sql``}
        ${search === undefined ? sql`` : sql`and p.searched like app.pattern_of(${search})`}`
    const [name, number] = [sql`p.name_key`, sql`p.number_key`]
    const orders = { name, "-name": name, number, "-number": number }
    const following = (sort: PartSort, { after }: SortedPageRequest) =>
      after === null
        ? sql``
        : sql`and (${orders[sort]}, p.id) ${descends(sort) ? sql`<` : sql`>`} (app.folded(${after.key}) collate "C", ${after.id}::uuid)`
    return PartList.of({
      page: (organizationId, filter, sort, page) => {
        const direction = descends(sort) ? sql`desc` : sql`asc`
        return parts(sql`
          select ${partColumns(sql)} ${selection(organizationId, filter)} ${following(sort, page)}
          order by ${orders[sort]} ${direction}, p.id ${direction} limit ${page.limit + 1}`)
      },
      count: (organizationId, filter) =>
        Effect.map(
          counts(sql`select count(*)::int as count ${selection(organizationId, filter)}`),
          ([row]) => row?.count ?? 0
        ),
      movements: (organizationId, partId, before, most) =>
        movements(sql`
          select m.position, m.part_id, m.kind, m.quantity::float8 as quantity, m.cost_minor::float8 as cost_minor,
            m.on_hand::float8 as on_hand, m.work_order_line_id, m.vendor_id, v.name as vendor_name, m.note, m.moved_by,
            m.moved_at
          from maintenance.stock_movements m
          left join maintenance.vendors v on v.organization_id = m.organization_id and v.id = m.vendor_id
          where m.organization_id = ${organizationId} and m.part_id = ${partId}
            ${before === undefined ? sql`` : sql`and m.position < ${before}`}
          order by m.position desc limit ${most}`)
    })
  })
)
