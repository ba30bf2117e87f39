import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { AssignmentView } from "../../contract/assignments.ts"
import { type AssignmentFilter, AssignmentList } from "../queries/AssignmentList.ts"

const assignment = rowOf(AssignmentView)
const assignments = rowsOf(AssignmentView)

export const AssignmentListLive = Layer.effect(
  AssignmentList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const selection = sql`
      select a.organization_id, a.id, a.role, a.state, a.starts_at as from, a.ends_at as until, a.note, a.created_at,
        a.updated_at, jsonb_build_object('id', v.id, 'name', coalesce(v.unit_number, v.plate, v.vin)) as vehicle,
        jsonb_build_object('id', d.id, 'name', d.name, 'user_id', d.user_id) as driver
      from fleet.assignments a
      join fleet.vehicles v on v.organization_id = a.organization_id and v.id = a.vehicle_id
      join fleet.drivers d on d.organization_id = a.organization_id and d.id = a.driver_id`
    const during = ({ from, until }: AssignmentFilter) => sql`
      ${until === undefined ? sql`` : sql`and a.starts_at < ${until}`}
      ${from === undefined ? sql`` : sql`and (a.ends_at is null or a.ends_at > ${from} or a.state = 'active')`}`
    return AssignmentList.of({
      page: (organizationId, filter, { after, limit }) =>
        assignments(sql`
          ${selection} where a.organization_id = ${organizationId}
            ${filter.vehicle === undefined ? sql`` : sql`and a.vehicle_id = ${filter.vehicle}`}
            ${filter.driver === undefined ? sql`` : sql`and a.driver_id = ${filter.driver}`}
            ${filter.state === undefined ? sql`` : sql`and a.state = any(${filter.state}::text[])`}
            ${during(filter)}
            ${after === null ? sql`` : sql`and (a.starts_at, a.id) < (${after.at}, ${after.id}::uuid)`}
          order by a.starts_at desc, a.id desc limit ${limit + 1}`),
      find: (organizationId, id) =>
        assignment(sql`${selection} where a.organization_id = ${organizationId} and a.id = ${id}`),
      at: (organizationId, vehicle, at) =>
        assignments(sql`
          ${selection} where a.organization_id = ${organizationId} and a.vehicle_id = ${vehicle}
            and a.starts_at <= ${at} and (a.state = 'active' or a.state = 'ended' and a.ends_at > ${at})
          order by a.role, a.starts_at, a.id`)
    })
  })
)
