import { done, rowOf, rowsOf } from "#infra/postgres"
import { hashToken } from "#infra/secrets"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ForwarderView } from "../../contract/deviceViews.ts"
import { Forwarders } from "../domain/Forwarders.ts"

const forwarder = rowOf(ForwarderView)
const forwarders = rowsOf(ForwarderView)
const hashes = rowsOf(Schema.Struct({ token_hash: Schema.String, is_due: Schema.Boolean }))

const hexOf = (token: string): string => Buffer.from(hashToken(token)).toString("hex")

export const ForwardersLive = Layer.effect(
  Forwarders,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`id, organization_id, name, last_used_at, created_at`
    return Forwarders.of({
      add: (added, token) =>
        done(
          sql`insert into telematics.forwarders ${sql.insert({ ...added, token_hash: hashToken(token) })}`
        ),
      remove: (organizationId, id) =>
        forwarder(sql`
          delete from telematics.forwarders where organization_id = ${organizationId} and id = ${id}
          returning ${columns}`),
      all: (organizationId) =>
        forwarders(sql`
          select ${columns} from telematics.forwarders where organization_id = ${organizationId}
          order by created_at desc, id`),
      used: Effect.fnUntraced(function* (organizationId, tokens, at) {
        const byHash = new Map(tokens.map((token) => [hexOf(token), token]))
        const ours = sql`organization_id = ${organizationId}
          and encode(token_hash, 'hex') = any(${[...byHash.keys()]}::text[])`
        const valid = yield* hashes(sql`
          select encode(token_hash, 'hex') as token_hash,
            coalesce(last_used_at < ${at}::timestamptz - interval '1 minute', true) as is_due
          from telematics.forwarders where ${ours}`)
        if (valid.some(({ is_due }) => is_due))
          yield* done(sql`update telematics.forwarders set last_used_at = ${at} where ${ours}`)
        return new Set(valid.flatMap(({ token_hash }) => byHash.get(token_hash) ?? []))
      })
    })
  })
)
