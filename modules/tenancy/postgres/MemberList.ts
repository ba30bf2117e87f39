import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { MemberLine, MemberList } from "../queries/ListMembers.ts"

const lines = rowsOf(MemberLine)

export const MemberListLive = Layer.effect(
  MemberList,
  Effect.map(SqlClient.SqlClient, (sql) =>
    MemberList.of({
      page: (organizationId, { after, limit }) =>
        lines(sql`
          select organization_id, id, user_id, role, status, joined_at, invited_by, invited_at, created_at,
            (select count(*)::int from tenancy.members
              where organization_id = ${organizationId} and role = 'owner') as owners
          from tenancy.members
          where organization_id = ${organizationId}
            ${after === null ? sql`` : sql`and (created_at, id) < (${after.at}, ${after.id})`}
          order by created_at desc, id desc limit ${limit + 1}`)
    })
  )
)
