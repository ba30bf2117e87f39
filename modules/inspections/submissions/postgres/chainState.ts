import { rowsOf } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { ChainState, type InspectionList } from "../queries/InspectionList.ts"

const states = rowsOf(ChainState)

/**
 * Computes the hashes of a vehicle's inspections again, and compares them with its links. One that has no link would be the next.
 */
export const chainState =
  (sql: SqlClient.SqlClient): InspectionList["Service"]["chain"] =>
  (organizationId, vehicleId) =>
    Effect.map(
      states(sql`
        with links as (
          select l.*, lag(l.hash) over (order by l.number) as before, row_number() over (order by l.number) as place,
            case when i.id is not null then inspections.content_hash(i) end as content,
            i.id is null or inspections.is_complete(i) as is_complete
          from inspections.links l
          left join inspections.inspections i on i.organization_id = l.organization_id and i.id = l.inspection_id
          where l.organization_id = ${organizationId} and l.vehicle_id = ${vehicleId}
        ), broken as (
          select number from links
          where number <> place or previous_hash is distinct from before
            or (content is null and expired_at is null) or content <> content_hash or not is_complete
          union all
          select length from inspections.chains c
          where c.organization_id = ${organizationId} and c.vehicle_id = ${vehicleId} and not exists (
            select from links l where l.number = c.length and l.hash = c.hash)
          union all
          select (select coalesce(max(l.number), 0) + 1 from links l) from inspections.inspections i
          where i.organization_id = ${organizationId} and i.vehicle_id = ${vehicleId} and not exists (
            select from links l where l.inspection_id = i.id)
        )
        select count(*)::int as inspections, count(expired_at)::int as expired,
          (select min(number)::int from broken) as broken_at
        from links`),
      ([state]) => state ?? { inspections: 0, expired: 0, broken_at: null }
    )
