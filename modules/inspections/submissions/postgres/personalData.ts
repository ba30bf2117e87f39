import type { OrganizationId, PersonalData, UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The inspections that the person did, with where they were. */
export const inspectionsPersonalData: PersonalData<SqlClient.SqlClient> = {
  within: Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      inspections: jsonRows(
        sql,
        sql`
        select i.vehicle_id, v.name as form, i.started_at, i.finished_at, i.received_at, i.place, i.result, i.answers
        from inspections.inspections i
        join inspections.form_versions v
          on v.organization_id = i.organization_id and v.form_id = i.form_id and v.n = i.form_version
        where i.organization_id = ${organizationId} and i.performed_by = ${userId} order by i.at`
      )
    })
  })
}
