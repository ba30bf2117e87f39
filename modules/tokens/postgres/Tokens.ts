import { OrganizationId, UserId } from "#kernel"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { ApiToken } from "../contract/ApiToken.ts"
import { type Place, Tokens } from "../domain/Tokens.ts"

const AT_MOST = 5000

const owned = rowsOf(Schema.Struct({ ...ApiToken.fields, owner_id: UserId }))
const placed = rowsOf(
  Schema.Struct({
    ...Struct.pick(ApiToken.fields, ["id", "name", "expires_at"]),
    owner_id: UserId,
    organization_id: Schema.NullOr(OrganizationId)
  })
)
const counted = rowsOf(Schema.Struct({ count: Schema.Int }))
const removed = rowOf(Schema.Struct({ name: Schema.String, owner_id: UserId }))

const idOf = (place: Place): string => (place._tag === "Personal" ? place.userId : place.organizationId)

/** For the system role. */
const ofEveryone = (sql: SqlClient.SqlClient): Pick<Tokens["Service"], "all" | "purge"> => ({
  all: ({ organizationId, people, id }, at) =>
    placed(sql`
      select id, name, expires_at, owner_id, organization_id from (
        select id, name, expires_at, user_id as owner_id, null::uuid as organization_id, created_at
        from tokens.personal_tokens
        union all
        select id, name, expires_at, user_id, organization_id, created_at from tokens.organization_tokens
      ) as token
      where expires_at > ${at}
        ${organizationId === null ? sql`` : sql`and organization_id = ${organizationId}`}
        ${people === null ? sql`` : sql`and owner_id = any (${[...people]}::uuid[])`}
        ${id === null ? sql`` : sql`and id = ${id}`}
      order by created_at desc, id desc`),
  purge: Effect.fnUntraced(function* (at) {
    const [row] = yield* counted(sql`
      with personal as (
        delete from tokens.personal_tokens where id in (
          select id from tokens.personal_tokens where expires_at < ${at}
          limit ${AT_MOST} for update skip locked
        ) returning 1
      ), organizations as (
        delete from tokens.organization_tokens where id in (
          select id from tokens.organization_tokens where expires_at < ${at}
          limit ${AT_MOST} for update skip locked
        ) returning 1
      )
      select ((select count(*) from personal) + (select count(*) from organizations))::int as count`)
    return row?.count ?? 0
  })
})

export const TokensLive = Layer.effect(
  Tokens,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const tableOf = ({ _tag }: Place) =>
      sql.literal(_tag === "Personal" ? "tokens.personal_tokens" : "tokens.organization_tokens")
    const inside = (place: Place) =>
      place._tag === "Personal"
        ? sql`user_id = ${place.userId}`
        : sql`organization_id = ${place.organizationId}`
    return Tokens.of({
      list: (place, at) =>
        owned(sql`
          select id, name, scopes, created_at, expires_at, last_used_at, last_used_from, user_id as owner_id
          from ${tableOf(place)} where ${inside(place)} and expires_at > ${at}
          order by created_at desc, id desc`),
      count: Effect.fnUntraced(function* (place, at) {
        yield* done(sql`select pg_advisory_xact_lock(hashtextextended('tokens ' || ${idOf(place)}::text, 0))`)
        const [row] = yield* counted(sql`
          select count(*)::int as count from ${tableOf(place)} where ${inside(place)} and expires_at > ${at}`)
        return row?.count ?? 0
      }),
      add: (place, { scopes, ...token }) =>
        done(sql`
          insert into ${tableOf(place)} ${sql.insert({
            ...token,
            ...(place._tag === "Organization" && { organization_id: place.organizationId }),
            scopes: [...scopes]
          })}`),
      remove: (place, id) =>
        removed(sql`
          delete from ${tableOf(place)} where ${inside(place)} and id = ${id}
          returning name, user_id as owner_id`),
      ...ofEveryone(sql)
    })
  })
)
