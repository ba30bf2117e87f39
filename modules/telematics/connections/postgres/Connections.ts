import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient, type SqlError, type Statement } from "effect/sql"
import { ConnectionAttemptInvalid } from "../../contract/errors.ts"
import { Connection, Connections } from "../domain/Connections.ts"

const connection = rowOf(Connection)
const connections = rowsOf(Connection)

const NOT_A_MEMBER = "connected_by_a_member"

/** The foreign key decides whether the user is still a member. */
const isNoMember = ({ reason }: SqlError.SqlError): boolean => {
  const { cause } = reason
  return (
    typeof cause === "object" && cause !== null && "constraint" in cause && cause.constraint === NOT_A_MEMBER
  )
}

const unlessGone = (
  work: Effect.Effect<unknown, SqlError.SqlError>
): Effect.Effect<void, ConnectionAttemptInvalid> =>
  Effect.asVoid(work).pipe(
    Effect.catchIf(isNoMember, () => Effect.fail(new ConnectionAttemptInvalid())),
    Effect.catchTag("SqlError", Effect.die)
  )

const replacing = (
  sql: SqlClient.SqlClient,
  columns: Statement.Fragment
): Connections["Service"]["replace"] =>
  Effect.fn("telematics.replaceConnection")(function* (made) {
    const { provider: _, ...facts } = made
    const record = { ...facts, serves: made.organization_id }
    const previous = yield* connection(
      sql`select ${columns} from telematics.dimo_tokens where user_id = ${record.user_id} for update`
    )
    // Of two concurrent requests the later one wins and deletes what the earlier one has read.
    yield* unlessGone(sql`
      insert into telematics.dimo_tokens ${sql.insert(record)}
      on conflict (user_id) do update set organization_id = excluded.organization_id, serves = excluded.serves,
        wallet_address = excluded.wallet_address, expires_at = excluded.expires_at,
        connected_at = excluded.connected_at, read_at = excluded.read_at, read_failed_at = excluded.read_failed_at`)
    yield* done(sql`delete from telematics.shared_vehicles where user_id = ${record.user_id}`)
    return previous
  })

export const ConnectionsLive = Layer.effect(
  Connections,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`'dimo' as provider, user_id, organization_id, wallet_address, expires_at, connected_at,
      read_at, read_failed_at`
    return Connections.of({
      ofPerson: (userId) =>
        connection(
          sql`select ${columns} from telematics.dimo_tokens where user_id = ${userId} and serves is not null`
        ),
      serving: (organizationId, at) =>
        connections(sql`
          select ${columns} from telematics.dimo_tokens
          where serves = ${organizationId} and expires_at > ${at} order by connected_at, user_id`),
      replace: replacing(sql, columns),
      remove: (userId) =>
        connection(sql`delete from telematics.dimo_tokens where user_id = ${userId} returning ${columns}`),
      removeFormer: (organizationId, userId) =>
        connection(sql`
          delete from telematics.dimo_tokens
          where user_id = ${userId} and organization_id = ${organizationId} and serves is null
          returning ${columns}`),
      lock: ({ user_id, organization_id, wallet_address, connected_at }, readingBegan) =>
        connection(sql`
          select ${columns} from telematics.dimo_tokens
          where user_id = ${user_id} and serves = ${organization_id}
            and wallet_address = ${wallet_address} and connected_at = ${connected_at}
            and expires_at > ${readingBegan}
            and coalesce(greatest(read_at, read_failed_at) <= ${readingBegan}, true)
          for update`),
      note: ({ user_id }, reading) =>
        done(sql`
          update telematics.dimo_tokens
          set ${sql.update("read_at" in reading ? { ...reading, read_failed_at: null } : reading)}
          where user_id = ${user_id}`),
      toRead: (at, limit) =>
        connections(sql`
          select ${columns} from telematics.dimo_tokens where serves is not null and expires_at > ${at}
          order by greatest(read_at, read_failed_at) nulls first, user_id limit ${limit}`),
      list: (organizationId) =>
        connections(sql`
          select ${columns} from telematics.dimo_tokens
          where ${organizationId}::uuid is null or organization_id = ${organizationId}
          order by connected_at desc, user_id`),
      expire: (userId, at) =>
        connection(sql`
          update telematics.dimo_tokens set expires_at = ${at}
          where user_id = ${userId} and expires_at > ${at} returning ${columns}`)
    })
  })
)
