import { hashToken, newUuidToken } from "#infra/secrets"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { ExpiredInvitation, Invitation, Invitations, OpenInvitation } from "../domain/Invitations.ts"

const invitation = rowOf(Invitation)
const invitations = rowsOf(Invitation)
const open = rowsOf(OpenInvitation)
const expired = rowsOf(ExpiredInvitation)

/** A new secret for the email, and its hash for the database. */
const newToken = Effect.sync(() => {
  const token = newUuidToken()
  return { token: Redacted.make(token), hash: hashToken(token) }
})

const notifying = (sql: SqlClient.SqlClient): Pick<Invitations["Service"], "claimExpired"> => ({
  claimExpired: (at, limit, within) =>
    expired(sql`
      with claimed as (
        update tenancy.invitations i set told_at = ${at}
        where (i.organization_id, i.id) in (
          select organization_id, id from tenancy.invitations
          where status = 'pending' and told_at is null and expires_at <= ${at}
            ${within === undefined ? sql`` : sql`and organization_id = ${within}`}
          order by expires_at limit ${limit} for update skip locked
        )
        returning i.organization_id, i.id
      )
      select o.id, o.organization_id, o.organization_name, o.invited_name, o.email, o.invited_by,
        o.inviter_role
      from claimed join tenancy.offers o using (organization_id, id)`)
})

export const InvitationsLive = Layer.effect(
  Invitations,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`organization_id, id, invited_name, email, role, status, expires_at, invited_by, created_at`
    return Invitations.of({
      add: Effect.fn("tenancy.addInvitation")(function* (record) {
        const { token, hash } = yield* newToken
        yield* done(sql`insert into tenancy.invitations ${sql.insert({ ...record, token_hash: hash })}`)
        return token
      }),
      find: (organizationId, id) =>
        invitation(sql`
          select ${columns} from tenancy.invitations where organization_id = ${organizationId} and id = ${id}`),
      page: (organizationId, { after, limit }, pendingAt) =>
        invitations(sql`
          select ${columns} from tenancy.invitations
          where organization_id = ${organizationId}
            ${pendingAt === undefined ? sql`` : sql`and status = 'pending' and expires_at > ${pendingAt}`}
            ${after === null ? sql`` : sql`and (created_at, id) < (${after.at}, ${after.id})`}
          order by created_at desc, id desc limit ${limit + 1}`),
      listOpen: ({ organizationId, email }, at) =>
        open(sql`
          select organization_id, id, email, expires_at from tenancy.invitations
          where status = 'pending' and expires_at > ${at}
            ${organizationId === null ? sql`` : sql`and organization_id = ${organizationId}`}
            ${email === null ? sql`` : sql`and email = ${email}`}
          order by email, id`),
      pendingTo: (organizationId, email) =>
        invitation(sql`
          select ${columns} from tenancy.invitations
          where organization_id = ${organizationId} and email = ${email} and status = 'pending'`),
      renew: Effect.fn("tenancy.renewInvitation")(function* ({
        organization_id,
        id,
        expires_at,
        invited_by
      }) {
        const { token, hash } = yield* newToken
        yield* done(sql`
          update tenancy.invitations
          set ${sql.update({ expires_at, invited_by, token_hash: hash })}, told_at = null
          where organization_id = ${organization_id} and id = ${id}`)
        return token
      }),
      expire: ({ organization_id, id }, at) =>
        done(sql`
          update tenancy.invitations set expires_at = ${at}
          where organization_id = ${organization_id} and id = ${id}`),
      close: ({ organization_id, id }, status) =>
        done(sql`
          update tenancy.invitations set status = ${status}
          where organization_id = ${organization_id} and id = ${id}`),
      ...notifying(sql)
    })
  })
)
