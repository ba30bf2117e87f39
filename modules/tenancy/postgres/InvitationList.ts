import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Invitation } from "../domain/Invitations.ts"
import { InvitationList } from "../queries/ListInvitations.ts"

const invitations = rowsOf(Invitation)

export const InvitationListLive = Layer.effect(
  InvitationList,
  Effect.map(SqlClient.SqlClient, (sql) =>
    InvitationList.of({
      page: (organizationId, { after, limit }) =>
        invitations(sql`
          select organization_id, id, invited_name, email, role, status, expires_at, invited_by, created_at
          from tenancy.invitations
          where organization_id = ${organizationId}
            ${after === null ? sql`` : sql`and (created_at, id) < (${after.at}, ${after.id})`}
          order by created_at desc, id desc limit ${limit + 1}`)
    })
  )
)
