import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { OpenInvitation, OpenInvitations } from "../queries/OpenInvitations.ts"

const invitations = rowsOf(OpenInvitation)

export const OpenInvitationsLive = Layer.effect(
  OpenInvitations,
  Effect.map(SqlClient.SqlClient, (sql) =>
    OpenInvitations.of({
      list: ({ organizationId, email, at }) =>
        invitations(sql`
          select organization_id, id, email, expires_at from tenancy.invitations
          where status = 'pending' and expires_at > ${at}
            ${organizationId === null ? sql`` : sql`and organization_id = ${organizationId}`}
            ${email === null ? sql`` : sql`and email = ${email}`}
          order by email, id`)
    })
  )
)
