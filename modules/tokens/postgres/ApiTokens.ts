import { now, OrganizationId, Permission, type Person, RequestInfo, SessionId, UserId } from "#kernel"
import { inOwnTurn, rowOf } from "#infra/postgres"
import { hashToken } from "#infra/secrets"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ApiTokens } from "../queries/ApiTokens.ts"

/** A call with a token has the token's id where others have their session's. */
const used = rowOf(
  Schema.Struct({
    id: SessionId,
    user_id: UserId,
    organization_id: Schema.NullOr(OrganizationId),
    scopes: Schema.Array(Permission)
  })
)

export const ApiTokensLive = Layer.effect(
  ApiTokens,
  Effect.map(SqlClient.SqlClient, (sql) =>
    ApiTokens.of({
      use: Effect.fnUntraced(function* (token) {
        const { address } = yield* RequestInfo
        const row = yield* used(sql`
          select id, user_id, organization_id, scopes
          from tokens.use(${hashToken(token)}, ${yield* now}, ${address ?? null})`)
        return Option.map(row, ({ id, user_id, organization_id, scopes }): Person => ({
          _tag: "Person",
          userId: user_id,
          sessionId: id,
          token: { scopes: new Set(scopes), organizationId: organization_id }
        }))
      }),
      isLive: Effect.fnUntraced(function* (userId, id) {
        const at = yield* now
        const rows = yield* Effect.orDie(sql`
          select id from tokens.personal_tokens where id = ${id} and user_id = ${userId} and expires_at > ${at}
            and identity.is_enabled(user_id) and not identity.awaits_deletion(user_id)
          union all
          select id from tokens.organization_tokens where id = ${id} and user_id = ${userId} and expires_at > ${at}
            and identity.is_enabled(user_id)`)
        return rows.length === 1
      }, inOwnTurn)
    })
  )
)
