import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Hold } from "../domain/Hold.ts"
import { type HoldFilter, HoldList } from "../queries/HoldList.ts"
import { holdColumns } from "./columns.ts"

const holds = rowsOf(Hold)

export const HoldListLive = Layer.effect(
  HoldList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = holdColumns(sql)
    // A tentative hold keeps nothing, so it is over at its end.
    const isOver = (at: Date) =>
      sql`(h.status = 'released' or case h.status when 'firm' then h.occupies_until else h.ends_at end <= ${at})`
    const selected = ({ when, during, at }: HoldFilter) => {
      if (during !== undefined)
        return sql`and h.status <> 'released' and h.starts_at < ${during.until} and h.ends_at > ${during.from}`
      return when === "past" ? sql`and ${isOver(at)}` : sql`and not ${isOver(at)}`
    }
    return HoldList.of({
      page: (organizationId, filter, { after, limit }) => {
        const newestFirst = filter.when === "past" && filter.during === undefined
        const direction = newestFirst ? sql`desc` : sql`asc`
        return holds(sql`
          select ${columns} from fleet.holds h
          where h.organization_id = ${organizationId} and h.vehicle_id = ${filter.vehicleId} ${selected(filter)}
            ${after === null ? sql`` : sql`and (h.starts_at, h.id) ${newestFirst ? sql`<` : sql`>`} (${after.at}, ${after.id}::uuid)`}
          order by h.starts_at ${direction}, h.id ${direction} limit ${limit + 1}`)
      },
      current: (organizationId, vehicleId, at) =>
        holds(sql`
          select ${columns} from fleet.holds h
          where h.organization_id = ${organizationId} and h.vehicle_id = ${vehicleId} and h.status = 'firm'
            and h.occupies_until > ${at} and h.starts_at <= ${at}
          order by h.starts_at, h.id`)
    })
  })
)
